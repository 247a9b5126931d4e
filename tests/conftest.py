"""What all tests share."""

import os

import pytest
from hypothesis import settings

# Laws and scenarios are asserted outside of test modules: their failures should be explained all the same.
pytest.register_assert_rewrite("tests.laws.laws", "tests.laws.positions", "tests.games")

# Several tests run at once and the machine is shared: how long an example takes says nothing. A run meets the same
# examples as the last one, so that what fails was broken by the change; LAWS_EXAMPLES=1000 looks for new ones.
EXPLORING = "LAWS_EXAMPLES" in os.environ
settings.register_profile("comptoir", deadline=None, print_blob=True, derandomize=not EXPLORING)
settings.load_profile("comptoir")


# A page on a busy machine is slow by itself; looking for new examples takes as long as it takes.
SECONDS_IN_A_BROWSER = 300
FOR_EVER = 0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: once one is open, an event loop runs in its process to the end, and a test that wants
    a loop of its own cannot have it."""
    items.sort(key=_in_a_browser)
    for item in items:
        if EXPLORING:
            item.add_marker(pytest.mark.timeout(FOR_EVER))
        elif _in_a_browser(item):
            item.add_marker(pytest.mark.timeout(SECONDS_IN_A_BROWSER))


def _in_a_browser(item: pytest.Item) -> bool:
    return "e2e" in item.path.parts

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


FOR_EVER = 0
LONG = ("test_laws", "test_two_forms")
COUNTED = "heller"
"""While lines are counted, rules run five times slower: of the long laws, those of the smallest game are enough."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: once one is open, an event loop runs in its process to the end, and a test that wants
    a loop of its own cannot have it."""
    items.sort(key=lambda item: "e2e" in item.path.parts)
    for item in items:
        if EXPLORING:
            item.add_marker(pytest.mark.timeout(FOR_EVER))
        if item.path.stem in LONG and COUNTED not in item.name:
            item.add_marker(pytest.mark.no_cover)

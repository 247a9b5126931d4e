"""What all tests share."""

import pytest
from hypothesis import settings

# Laws are asserted outside of test modules: their failures should be explained all the same.
pytest.register_assert_rewrite("tests.laws.laws", "tests.laws.positions")

# Several tests run at once and the machine is shared: how long an example takes says nothing.
settings.register_profile("comptoir", deadline=None, print_blob=True)
settings.load_profile("comptoir")

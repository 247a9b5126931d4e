"""Laws are asserted outside of test modules: their failures should be explained all the same."""

import pytest

pytest.register_assert_rewrite("tests.laws.laws", "tests.laws.positions")

"""What all tests share."""

from hypothesis import settings

# Several tests run at once and the machine is shared: how long an example takes says nothing.
settings.register_profile("comptoir", deadline=None, print_blob=True)
settings.load_profile("comptoir")

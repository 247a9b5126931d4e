"""Where the house is made: the environment, the client and the compiled rules."""

import warnings

# Whatever is out of date is about to be built again.
warnings.filterwarnings("ignore", "The compiled rules are older", RuntimeWarning)

"""The house's commands, from a fresh clone and with nothing but Python: see `python3 dev.py help`.

This file stays readable to every Python, so that an old one is told what is missing.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Comptoir needs Python 3.11 or newer and this is Python %d.%d: try `python3.11 dev.py`."
        % (sys.version_info[0], sys.version_info[1])
    )

from workshop.environment import enter

enter("workshop.commands", sys.argv[1:])

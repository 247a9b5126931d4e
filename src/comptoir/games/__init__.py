"""The games, one folder each, found by `comptoir.table.discovery`.

COMPTOIR_GAMES names further folders that hold such folders: whoever writes a game need not copy it in here.
"""

import os

__path__ += [folder for folder in os.environ.get("COMPTOIR_GAMES", "").split(os.pathsep) if folder]

"""The games as other libraries know games: PettingZoo, OpenSpiel, and many tables at once in NumPy arrays.

Each is an extra: `pip install comptoir[pettingzoo]`, `comptoir[openspiel]`, `comptoir[vector]`. An answer is its
number in the game's vocabulary. At such a table only those who are asked speak: several who are asked at once answer
in the order of their seats, each without knowing what the others said; nothing is said out of turn, so no offer is
made and none has to be answered.
"""

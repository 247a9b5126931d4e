"""Keep a game as its record, read it again, replay and verify it."""

import msgspec

from comptoir.lab.bench import random_record
from comptoir.table import Unreadable, game, read_record

written = random_record("hermagor", seats=3, seed="passes").to_json()
record = read_record(written)
end = record.check()
print(f"{len(record.moves)} moves, then {[place.score for place in game(record.game).standing(end)]}.")

changed = msgspec.structs.replace(record, scores=[1000, 0, 0])
try:
    changed.check()
except Unreadable as found_out:
    print(f"A changed record is found out: {found_out}.")

"""Look through a seat's eyes: what it sees, and a game it cannot tell from the true one."""

from comptoir.table import game, seeded

karanor = game("karanor")
s = karanor.start(seats=3, seed="islands")
imagined = karanor.redeal(s, 0, seeded("a guess"))
assert karanor.view(imagined, 0) == karanor.view(s, 0)
assert karanor.view(imagined, 1) != karanor.view(s, 1)
print("Seat 0 sees the same in both; seat 1 would not.")

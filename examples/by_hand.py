"""Play a game by hand: ask who is asked and what they may answer, then answer."""

from comptoir.table import act, asked, game, options

heller = game("heller")
s = heller.start(seats=2, seed="linden")
while s.agenda:
    seat = asked(s)[0]
    answers = options(s, seat)
    act(s, seat, answers[len(answers) // 2])
for place in heller.standing(s):
    print(f"Seat {place.seat} is number {place.rank} with {place.score} Heller.")

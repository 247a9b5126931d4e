"""Hold a tournament: every deal is played from every seat, and every rate comes with its interval."""

from comptoir.lab import arena

for game in ("heller", "jantaris"):
    report = arena(game, ["greedy", "random", "random"], games=3, seed="tournament")
    for entrant in report.entrants:
        print(f"{game}: {entrant.level} {entrant.rate:.0%} ({entrant.low:.0%} to {entrant.high:.0%})")

"""Write a bot: it sees what its seat may see, and takes what brings the most coins at once."""

from comptoir.bots import Bot, Sight
from comptoir.lab import arena
from comptoir.table import Action, Rng


class Naive(Bot):
    level = "naive"

    def choose(self, sight: Sight, rng: Rng, seconds: float) -> Action:
        imagined = sight.imagine(rng)

        def coins(action: Action) -> int:
            stands = sight.game.preview(imagined, sight.seat, action).get("stands")
            return int(stands[sight.seat]) if stands else 0

        return max(sight.options, key=coins)


report = arena("heller", [Naive(), "random", "random"], games=3)
print(f"{report.entrants[0].level} won {report.entrants[0].wins:g} of {report.games} games.")

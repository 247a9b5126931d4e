"""A game in the terminal, one person against bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from comptoir import bots
from comptoir.cli import answers, book, keys, picture, screen
from comptoir.cli.naming import Naming
from comptoir.cli.options import chosen
from comptoir.table import (
    ComptoirError,
    Event,
    Game,
    Move,
    Record,
    Rng,
    State,
    act,
    asked,
    check,
    game,
    options,
    seeded,
    welcome,
)
from comptoir.words import Words

ME = 0
SAYINGS = 12


class Left(Exception):
    """The player leaves the table."""


def run(
    name: str, seats: int | None, level: str, typed: list[str], seed: str | None, save: Path | None, lang: str
) -> None:
    words = Words(lang)
    with screen.plainly(words):
        rules = game(name)
        bots.bot(level)
        start = Record(
            game=name,
            version=rules.version,
            box=rules.box_digest,
            options=chosen(rules, typed),
            seats=rules.most if seats is None else seats,
            seed=secrets.token_hex(8) if seed is None else seed,
            moves=[],
        )
        if save is not None:
            save.touch()
        sitting = Sitting(rules, start, level, words)
        try:
            sitting.play()
        finally:
            if save is not None:
                save.write_bytes(sitting.record().to_json())
        if save is not None:
            sitting.say("cli-saved", file=str(save))


class Sitting:
    """A game that is being played, and the person playing it."""

    def __init__(self, rules: Game, start: Record, level: str, words: Words) -> None:
        heard: list[Event] = []
        self.s: State = start.start(heard)
        self.rules = rules
        self.start = start
        self.level = level
        self.words = words
        self.console = screen.console()
        self.seats = [words.seat(i) for i in range(start.seats)]
        self.names = [seat.name for seat in self.seats]
        self.moves: list[Move] = []
        self.past: list[tuple[State, int]] = []
        """How it stood when I was asked, and after how many moves."""
        self.news: list[Mapping[str, Any]] = []
        self.sayings = 0
        """How often bots have spoken unasked since the last answer."""
        self.hear(heard)

    def say(self, key: str, style: str = "", **args: object) -> None:
        self.console.print(Text(self.words.say(key, **args), style=style), soft_wrap=True)

    def play(self) -> None:
        """To the end, or until the player leaves."""
        self.console.print(Text(self.rules.title, style="bold"))
        self.say("cli-you-are", name=self.names[ME], letter=self.seats[ME].letter)
        try:
            while self.s.agenda:
                if self.unasked():
                    continue
                others = [seat for seat in asked(self.s) if seat != ME]
                if others:
                    self.answer(others[0], self.bot(others[0], self.level))
                else:
                    self.past.append((self.s.clone(), len(self.moves)))
                    self.look()
                    self.turn()
        except Left:
            self.say("cli-left")
            return
        self.tell_news()
        self.console.print(self.picture(), "")
        self.console.print(standing(self.rules, self.s, self.words, self.names))
        self.say("cli-seed", style="dim", seed=self.start.seed)

    def record(self) -> Record:
        names = [self.names[ME], *(f"{name} ({self.level})" for name in self.names[1:])]
        over = not self.s.agenda
        scores = [place.score for place in self.rules.standing(self.s)] if over else []
        return replace(self.start, moves=self.moves, names=names, scores=scores)

    def luck(self, seat: int) -> Rng:
        """A bot's luck depends on the seed and the move alone, so that a move taken back is answered alike."""
        return seeded(f"{self.start.seed}/{len(self.moves)}/{seat}")

    def bot(self, seat: int, level: str) -> str:
        return bots.choose(level, self.rules, self.s, seat, self.luck(seat)).text

    def unasked(self) -> bool:
        """Did a bot say something though nobody waits for it? Only so often between two answers."""
        asked_now = asked(self.s)
        if self.sayings < SAYINGS:
            for seat in welcome(self.s):
                if seat == ME or seat in asked_now:
                    continue
                said = bots.speak(self.level, self.rules, self.s, seat, self.luck(seat))
                if said is not None:
                    self.answer(seat, said.text)
                    self.sayings += 1
                    return True
        self.sayings = 0
        return False

    def answer(self, seat: int, text: str) -> None:
        """Carry out an answer, and remember what was heard."""
        self.s.heard = []
        act(self.s, seat, self.rules.parse(text))
        heard, self.s.heard = self.s.heard, None
        self.moves.append(Move(seat, text))
        self.hear(heard)

    def hear(self, heard: list[Event]) -> None:
        told = [event.told(ME) for event in heard]
        self.news += [event for event in told if event is not None]

    def tell_news(self) -> None:
        """What happened since I was last asked."""
        if self.news:
            self.console.print()
            self.console.rule(Text(self.words.say("cli-since"), style="dim"), align="left", style="dim")
        for event in self.news:
            self.console.print(picture.news(self.rules, event, self.words, self.seats))
        self.news = []

    def picture(self) -> Any:
        return picture.table(self.rules, self.rules.view(self.s, ME), self.words, self.seats)

    def look(self) -> None:
        """What happened, how it stands, what is asked."""
        self.tell_news()
        step = self.s.agenda[-1]
        headline = self.words.say(f"{self.rules.name}-headline", **self.rules.headline(self.s))
        self.console.print()
        self.console.rule(Text(headline, style="dim"), align="left", style="dim")
        self.console.print(self.picture(), "")
        ask = Text(self.words.say(f"{self.rules.name}-ask-{step.name}"), style="bold")
        self.console.print(Text.assemble(ask, (f"  {step.clause}", "dim")))
        naming = self.naming()
        self.console.print(Text(" · ".join(answers.sketch(list(naming.shown))), style="dim"))
        if 0 < len(others := naming.other_names()) <= answers.MANY:
            self.console.print(Text(" · ".join(others), style="dim italic"))

    def naming(self) -> Naming:
        """What I may answer, in words that I know."""
        choices = [action.text for action in options(self.s, ME)]
        return Naming(self.words, self.rules.name, picture.named(self.rules), choices)

    def turn(self) -> None:
        """Until one of the answers is given: everything that may be typed."""
        commands = {
            "?": self.how,
            "look": self.look,
            "hint": self.hint,
            "rules": self.rule,
            "undo": self.undo,
            "quit": self.quit,
        }
        while True:
            typed = keys.ask(f"{self.words.say('cli-prompt')}> ", [*self.naming().shown, *commands])
            if typed is None:
                raise Left
            word, _, rest = typed.strip().partition(" ")
            command = commands.get(ALIASES.get(word.casefold(), word.casefold()))
            if command == self.rule:
                self.rule(rest.strip())
            elif command is not None:
                command()
            elif word and self.moved(typed.strip()):
                return

    def moved(self, typed: str) -> bool:
        """Was that an answer? If not, why not."""
        naming = self.naming()
        meant = naming.matches(typed)
        if len(meant) == 1:
            self.answer(ME, meant[0])
            return True
        if meant:
            said = [shown for shown, choice in naming.shown.items() if choice in meant]
            self.say("cli-ambiguous", choices=", ".join(said[:6]) + ("…" if len(said) > 6 else ""))
            return False
        text = _spelled(naming.spelled(typed))
        try:
            check(self.s, ME, self.rules.parse(text))
        except ComptoirError as error:
            self.console.print(Text(self.words.why(error), style="bold"))
            if error.clause:
                self.say("cli-see-rule", style="dim", clause=error.clause)
            return False
        self.answer(ME, text)
        return True

    def how(self) -> None:
        """Help: the choices, then the commands."""
        naming = self.naming()
        example, choice = naming.example()
        self.say("cli-how", example=example, choice=choice)
        for line in answers.sketch(list(naming.shown)):
            self.console.print(Padding(Text(line, style="bold"), (0, 0, 0, 2)))
        if others := naming.other_names():
            self.say("cli-how-names", names=", ".join(others))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for command in ("look", "hint", "rules", "undo", "quit"):
            clause = self.s.agenda[-1].clause
            table.add_row(Text(command, style="bold"), self.words.say(f"cli-how-{command}", clause=clause))
        self.console.print(table)

    def hint(self) -> None:
        """What the merchant would do in my place, seeing what I see, and why."""
        from comptoir.cli.reviews import sentence
        from comptoir.lab.hint import hint

        said = self.naming().said
        found = hint(self.rules, self.s, ME, self.luck(ME))
        found = replace(found, action=said(found.action), other=said(found.other))
        self.console.print(Text(sentence(found, self.words)), soft_wrap=True)

    def rule(self, clause: str = "") -> None:
        try:
            book.show(self.console, self.rules, clause or self.s.agenda[-1].clause, self.words)
        except ComptoirError as error:
            self.console.print(Text(self.words.why(error), style="bold"))

    def undo(self) -> None:
        """Back to when I was last asked; the bots that moved since are the only others here, and they agree."""
        if len(self.past) < 2:
            self.say("cli-nothing-to-undo")
            return
        self.past.pop()
        s, count = self.past[-1]
        self.s = s.clone()
        self.moves = self.moves[:count]
        self.news = []
        self.say("cli-undone")
        self.look()

    def quit(self) -> None:
        raise Left


ALIASES = {
    **dict.fromkeys(("help", "h", "aide", "hilfe"), "?"),
    **dict.fromkeys(("rule", "règle", "règles", "regles", "regel", "regeln"), "rules"),
    **dict.fromkeys(("annuler", "reprendre", "zurück", "zurücknehmen"), "undo"),
    **dict.fromkeys(("exit", "q", "quitter", "ende"), "quit"),
    **dict.fromkeys(("voir", "zeigen"), "look"),
    **dict.fromkeys(("conseil", "rat", "tipp"), "hint"),
}


def standing(rules: Game, s: State, words: Words, names: list[str]) -> Table:
    """Who stands where, best first."""
    table = Table(header_style="dim")
    for key in ("rank", "player", "score"):
        table.add_column(words.say(f"cli-{key}"), justify="left" if key == "player" else "right")
    for place in sorted(rules.standing(s), key=lambda place: place.rank):
        table.add_row(str(place.rank), names[place.seat], str(place.score))
    return table


def _spelled(typed: str) -> str:
    """Single spaces, capitals for names of spaces: how actions are written."""
    return " ".join(
        word.upper() if word[-1:].isdigit() and word[0].isalpha() else word.lower() for word in typed.split()
    )

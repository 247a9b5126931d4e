"""Every lesson can be played to its end, whatever is allowed on the way; its figures are the rules’ own, its
words are short, and there in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from typing import Any, cast

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from comptoir import bots
from comptoir.elision import de
from comptoir.languages import LANGUAGES
from comptoir.server import lessons
from comptoir.server.lessons import Fact, Lesson, LessonStep
from comptoir.table import Game, State, act, asked, games, options, seeded

LESSONS = [(rules, name) for rules in games().values() for name in lessons.names(rules)]
TITLE, TEXT = 8, 30
TERMS = re.compile(r" ([-+*]) ")


class Pupil:
    """Plays a lesson as the browser does, and looks at every step."""

    def __init__(self, rules: Game, lesson: Lesson) -> None:
        self.rules, self.lesson = rules, lesson
        self.s: State = rules.start(lesson.seats, seeded(lesson.seed), rules.complete(lesson.options))
        self.given = dict.fromkeys(range(lesson.seats), 0)
        for move in lesson.before:
            self.play(move.seat, move.action)
        self.given = dict.fromkeys(self.given, 0)

    def play(self, seat: int, text: str) -> None:
        act(self.s, seat, self.rules.parse(text))
        self.given[seat] += 1

    def view(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(self.rules.view(self.s, self.lesson.me))
        return told

    def allowed(self, step: LessonStep) -> list[str]:
        """What may be answered at a step with a single answer, the proposed one first."""
        may = [action.text for action in options(self.s, self.lesson.me)]
        good = [text for text in may if any(fnmatchcase(text, pattern) for pattern in step.also)]
        return list(dict.fromkeys([*step.answer, *good]))

    def check_facts(self, facts: dict[str, Fact]) -> None:
        for name, fact in facts.items():
            known = {"view": self.view()}
            if fact.after:
                action = self.rules.parse(fact.after)
                known["preview"] = self.rules.preview(self.s, self.lesson.me, action)
            assert worked_out(fact.at, known) == fact.value, f"{name}: {fact.at}"

    def others(self) -> None:
        """The bots answer, by the script as long as it lasts."""
        seat = next(seat for seat in asked(self.s) if seat != self.lesson.me)
        script = self.lesson.script.get(str(seat), [])
        if self.given[seat] < len(script):
            self.play(seat, script[self.given[seat]])
        else:
            self.bot(seat)

    def bot(self, seat: int) -> None:
        self.play(seat, bots.choose("greedy", self.rules, self.s, seat, seeded("lesson")).text)

    def is_there(self, step: LessonStep) -> bool:
        """Is what ends this step so?"""
        if not step.until:
            return self.lesson.me in asked(self.s)
        return all(found(self.view(), path) == value for path, value in step.until.items())

    def goes_through(self, step: LessonStep, answer: list[str]) -> None:
        me = self.lesson.me
        self.check_facts(step.facts)
        for one in step.tries:
            self.check_facts(one.facts)
            may = [action.text for action in options(self.s, me)]
            assert any(fnmatchcase(text, one.move) for text in may), f"nobody can try {one.move}"
        if step.kind == "do":
            for text in answer:
                assert me in asked(self.s), f"{step.name}: it is not my turn"
                self.play(me, text)
        elif step.kind in ("watch", "play"):
            for _ in range(400):
                if self.is_there(step):
                    return
                if step.kind == "play" and me in asked(self.s):
                    self.bot(me)
                else:
                    self.others()
            raise AssertionError(f"{step.name} does not end")


def found(view: Any, path: str) -> Any:
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view


def worked_out(text: str, known: dict[str, Any]) -> int:
    """`preview.stands.0 - view.merchants.0.stands`, from left to right."""
    first, *rest = TERMS.split(text)
    total = term(first, known)
    for sign, part in zip(rest[::2], rest[1::2], strict=True):
        value = term(part, known)
        total = total + value if sign == "+" else total - value if sign == "-" else total * value
    return total


def term(text: str, known: dict[str, Any]) -> int:
    return int(text) if text.isdecimal() else int(found(known, text))


def ways(rules: Game, lesson: Lesson) -> Iterator[dict[str, list[str]]]:
    """The proposed answers; then for each step every other one that is as good."""
    yield {}
    for step in lesson.steps:
        if step.also:
            pupil = Pupil(rules, lesson)
            for before in lesson.steps[: lesson.steps.index(step)]:
                pupil.goes_through(before, before.answer)
            yield from ({step.name: [other]} for other in pupil.allowed(step)[1:])


@pytest.mark.parametrize(("rules", "name"), LESSONS, ids=lambda value: getattr(value, "name", value))
def test_a_lesson_can_be_played_to_its_end_and_its_figures_are_right(rules: Game, name: str) -> None:
    lesson = lessons.find(rules.name, name)
    assert lesson.level in bots.levels()
    for way in ways(rules, lesson):
        pupil = Pupil(rules, lesson)
        for step in lesson.steps:
            pupil.goes_through(step, way.get(step.name, step.answer))
        assert asked(pupil.s), "the game goes on after it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "name"), LESSONS, ids=lambda value: getattr(value, "name", value))
def test_a_lesson_is_said_shortly_in_every_language(rules: Game, name: str, language: str) -> None:
    lesson, said = lessons.find(rules.name, name), told_by(rules, language)
    names = {f"name{seat}": "Adalbert" for seat in range(lesson.seats)}
    long: list[str] = []
    for step in lesson.steps:
        key = f"{rules.name}-{name}-{step.name}"
        facts = {key: step.facts} | {f"{key}-{one.words}": step.facts | one.facts for one in step.tries}
        if "shown" in step.until:
            assert said(f"{key}.task", {})
        if step.kind == "do":
            facts[f"{key}-other"] = step.facts
            assert said(f"{key}.task", {}) and said(f"{key}.ask", {})
        for sentence, known in facts.items():
            blanks = names | {fact: of.value for fact, of in known.items()}
            said(f"{sentence}.sum", blanks)
            for part, most in ((sentence, TITLE), (f"{sentence}.text", TEXT)):
                words = counted(said(part, blanks))
                long += [f"{part}: {words} words"] * (not 0 < words <= most)
    assert not long, "\n".join(long)


def told_by(rules: Game, language: str) -> Callable[[str, dict[str, Any]], str]:
    """Says a sentence of the lessons of a game; nothing where there is none."""
    bundle = FluentBundle([language], functions={"DE": cast(Any, de)}, use_isolating=False)
    path = rules.folder / "locale" / f"{language}.lesson.ftl"
    bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def said(key: str, blanks: dict[str, Any]) -> str:
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name) if bundle.has_message(name) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        text, errors = bundle.format_pattern(pattern, blanks) if pattern else ("", [])
        assert not errors, f"{key}: {errors}"
        return str(text)

    return said


def counted(line: str) -> int:
    """Words; a mark of punctuation with a space before it is none."""
    return len(re.findall(r"\w[\w’'−+]*", line))


def test_steps_have_names_of_their_own_and_only_doing_has_answers() -> None:
    for rules, name in LESSONS:
        lesson = lessons.find(rules.name, name)
        assert lesson.steps[-1].kind == "say", "the last step lets the player go"
        assert len({step.name for step in lesson.steps}) == len(lesson.steps)
        for step in lesson.steps:
            assert bool(step.answer) == (step.kind == "do"), step.name
            assert not step.until or step.kind in ("watch", "play") or [*step.until] == ["shown"], step.name

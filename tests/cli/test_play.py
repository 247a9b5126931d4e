"""A game in the terminal: what is typed, what is shown, what is kept."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.bots import choose
from comptoir.table import act, asked, game, options, read_record, seeded
from tests.cli.running import comptoir, process

QUIT = "quit\n"


def played(*typed: str, more: tuple[str, ...] = ()) -> str:
    """What is shown when this is typed at a table of two, where I begin."""
    result = comptoir("play", "heller", "--seats", "2", "--seed", MINE, *more, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    return result.stdout


MINE = next(f"seed {n}" for n in range(20) if asked(game("heller").start(2, f"seed {n}")) == (0,))


def test_the_market_and_what_is_asked_are_shown() -> None:
    shown = played("quit")
    assert "You are Red (R)" in shown
    assert "┌─────────┬" in shown and "A1" in shown and "F5" in shown
    assert "Your turn: put a stall or a square on the market" in shown and "A3.1" in shown
    assert "stall 1|2|3|4 A1…F5 · draw · secret A1…F5" in shown
    assert "You leave the table" in shown


def test_an_answer_may_be_typed_by_the_beginnings_of_its_words() -> None:
    shown = played("st 3 c4", "quit")
    assert "Red puts a stall with 3 wares on C4" in shown
    assert "3 ▪▪▪" in shown


def test_what_the_others_did_is_told_before_my_next_turn() -> None:
    shown = played("stall 1 A1", "quit")
    news = shown.split("Since your last turn")[-1]
    assert "Red puts a stall with 1 ware on A1" in news and "· Blue " in news


def test_a_refusal_says_why_and_where_it_is_written() -> None:
    shown = played("stall 1 A1", "stall 2 a1", "rules A3.4", "quit")
    assert "A1 is not empty: what lies on the market stays there. (A3.4)" in shown
    assert "rules A3.4" in shown
    assert "stays on its space until the round" in shown


def test_a_doubtful_answer_is_not_guessed() -> None:
    assert "That could be stall 1 A1, stall 1 A2" in played("stall 1 A", "quit")


def test_nonsense_changes_nothing() -> None:
    shown = played("fly to the moon", "place A1", "", "rules Z9", "quit")
    assert "“fly to the moon” is no action of this game." in shown
    assert "You have not drawn a square. (A3.1)" in shown
    assert "The rules have no clause Z9." in shown
    assert "Red puts" not in shown


def test_help_lists_the_choices_and_the_commands() -> None:
    shown = played("?", "quit")
    for word in ("look", "hint", "rules", "undo", "quit"):
        assert f"\n  {word} " in shown


def test_a_hint_is_an_answer_that_is_possible() -> None:
    shown = played("hint", "quit")
    hint = shown.split("Merchant would play ")[1].split(":")[0]
    assert "leave" in played(hint, "quit")
    assert "not" not in played(hint, "quit").split("Your move> ")[1].splitlines()[0]


def test_a_hint_names_things_as_they_are_read() -> None:
    shown = comptoir("play", "karanor", "--seats", "2", "--seed", "abc", typed="hint\nquit\n").stdout
    choices = next(line for line in shown.splitlines() if line.startswith("keep ")).removeprefix("keep ")
    hint = shown.split("Merchant would play keep ")[1].split(":")[0]
    assert hint in choices.split("|")


def test_a_move_can_be_taken_back_and_is_answered_alike() -> None:
    shown = played("stall 1 A1", "undo", "stall 1 A1", "quit")
    first, again = (part for part in shown.split("Since your last turn") if "on A1" in part)
    assert "Taken back" in shown
    assert again.splitlines()[:4] == first.splitlines()[:4]


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert "There is nothing to take back." in played("undo", "quit")


def test_the_end_of_the_input_leaves_the_table() -> None:
    result = process("play", "heller", typed="")
    assert result.returncode == 0 and "You leave the table" in result.stdout


def my_moves(seed: str, seats: int) -> list[str]:
    """A game in which I always give the first answer; the bots have the luck they have in the terminal."""
    heller = game("heller")
    s = heller.start(seats, seed)
    said: list[str] = []
    moves = 0
    while s.agenda:
        seat = asked(s)[0]
        action = options(s, seat)[0]
        if seat:
            action = choose("greedy", heller, s, seat, seeded(f"{seed}/{moves}/{seat}"))
        else:
            said.append(action.text)
        act(s, seat, action)
        moves += 1
    return said


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A whole game through a pipe: what was shown, and where the record is."""
    path = tmp_path_factory.mktemp("games") / "mine.json"
    arguments = ("play", "heller", "--seats", "4", "--seed", "whole", "--save", path, "--lang", "fr")
    result = process(*arguments, typed="\n".join(my_moves("whole", 4)) + "\n")
    assert result.returncode == 0, result.stderr
    return result.stdout, path


def test_a_whole_game_ends_with_a_count_and_a_standing(finished: tuple[str, Path]) -> None:
    shown, _ = finished
    assert "La manche 1 est comptée" in shown and "La manche 3 est comptée" in shown
    assert "Rangée 1" in shown and "Cette manche" in shown
    assert "La partie est finie" in shown and "Rang" in shown and "Graine whole" in shown


def test_the_record_of_a_whole_game_holds(finished: tuple[str, Path]) -> None:
    shown, path = finished
    record = read_record(path.read_bytes())
    assert not record.check().agenda
    assert record.seed == "whole" and record.seats == 4 and record.names[0] == "Rouge"
    assert all(f" {score} " in shown for score in record.scores)
    assert comptoir("check", path).exit_code == 0


def test_a_game_left_early_is_kept_as_far_as_it_went(tmp_path: Path) -> None:
    path = tmp_path / "early.json"
    played("stall 1 A1", "quit", more=("--save", str(path)))
    record = read_record(path.read_bytes())
    assert record.moves[0].action == "stall 1 A1" and record.scores == []
    assert comptoir("check", path).exit_code == 0


def test_a_game_whose_reader_goes_away_is_kept_too(tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    command = [sys.executable, "-W", "ignore", "-m", "comptoir", "play", "heller", "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdin is not None and game.stdout is not None
        game.stdout.readline()
        game.stdout.close()
        game.stdin.write("draw\n")
        game.stdin.close()
        game.wait(60)
    assert "holds so far" in comptoir("check", file).stdout


def test_a_file_that_cannot_be_written_is_said_before_the_game(tmp_path: Path) -> None:
    result = comptoir("play", "heller", "--save", tmp_path / "no" / "where.json", typed=QUIT)
    assert result.exit_code == 1
    assert "where.json: No such file" in result.stderr and "You are" not in result.stdout


def test_variants_are_options() -> None:
    shown = played("square +6 c3", "quit", more=("--option", "no_luck"))
    assert "Red chooses a square and puts it on C3: King +6" in shown
    assert "To choose from:" in shown


def test_french_speaks_french() -> None:
    shown = played("annuler", "voir", "?", "quitter", more=("--lang", "fr"))
    assert "Vous êtes Rouge (R)" in shown and "À vous\N{NO-BREAK SPACE}: posez un étal" in shown
    assert "Il n’y a rien à reprendre." in shown and "Vous quittez la table" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game “chess”"),
        (("heller", "--seats", "7"), "for 2 to 4"),
        (("heller", "--level", "genius"), "no bot “genius”"),
        (("heller", "--option", "turbo"), "no option “turbo”"),
        (("heller", "--option", "debts=perhaps"), "“perhaps”"),
        (("heller", "--seats", "many"), "--seats"),
        (("heller", "--turbo"), "--turbo"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = comptoir("play", *arguments, typed=QUIT)
    assert result.exit_code == 2
    assert sentence in result.stderr and "Traceback" not in result.output

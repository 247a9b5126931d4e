"""Settings: each of them known once, from a file, the environment and the command line; a wrong one is a sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from comptoir.server import sources
from comptoir.server.errors import CannotServe
from comptoir.server.settings import AS_USUAL, Limits, Settings
from comptoir.server.sources import as_file, every, gathered
from comptoir.words import Words
from tests.server.clients import cannot_start

NAMES = [setting.name for setting in every()]


def file(folder: Path, text: str) -> Path:
    path = folder / "comptoir.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_what_is_printed_can_be_read_again(tmp_path: Path) -> None:
    """With every line that is commented out taken in, it says what holds anyway."""
    printed = as_file(AS_USUAL)
    assert gathered(file(tmp_path, printed)) == AS_USUAL
    assert set(tomllib.loads(printed)) <= {
        "limits",
        "bots",
        "log",
        "metrics",
        "admin",
        "keep",
        "mail",
        "notices",
        "club",
    }
    whole = "\n".join(line.removeprefix("#") if line[:2] != "# " else "" for line in printed.splitlines())
    assert gathered(file(tmp_path, whole)) == AS_USUAL
    assert whole.count(" = ") == len(NAMES)


def test_what_is_set_is_printed_but_for_secrets(tmp_path: Path) -> None:
    chosen = gathered(None, {"COMPTOIR_DATABASE": "postgresql://anna:hush@db/tables"}, ["port=9000"])
    printed = as_file(chosen)
    assert "\nport = 9000\n" in printed
    assert "hush" not in printed
    assert chosen.where == "postgresql://anna:hush@db/tables"


def test_the_command_line_goes_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    path = file(tmp_path, 'host = "::1"\nport = 1\n[limits]\nchat = 10\nrequests = [1, 5]\n')
    environment = {"COMPTOIR_PORT": "2", "COMPTOIR_LIMITS_CHAT": "20", "COMPTOIR_LANG": "fr"}
    found = gathered(path, environment, ["limits.chat=30", "proxies=10.0.0.0/8, fd00::/8"])
    assert (found.host, found.port, found.limits.chat, found.limits.requests) == ("::1", 2, 30, (1, 5))
    assert found.proxies == ("10.0.0.0/8", "fd00::/8")
    assert found.limits.message == Limits().message
    assert gathered(None, {"COMPTOIR_SETTINGS": str(path)}).limits.chat == 10
    assert gathered(None, {"COMPTOIR_LIMITS_REQUESTS": "3,9"}).limits.requests == (3, 9)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 80", "there is no setting “prot”; did you mean “port”?"),
        ("[limits]\nmesage = 2048", "there is no setting “limits.mesage”; did you mean “limits.message”?"),
        ("message = 2048", "there is no setting “message”; did you mean “limits.message”?"),
        ("[weather]\nrain = true", "there is no setting “weather.rain”; `comptoir settings` prints all"),
        ('port = "80"', 'port must be a whole number from 0 to 65535, not "80"'),
        ("port = 65536", "port must be a whole number from 0 to 65535, not 65536"),
        ("limits = 3", "there is no setting “limits”"),
        ("[limits]\nhead_time = 0", "limits.head_time must be a number of at least 0.01, not 0"),
        ("[limits]\nrequests = [1]", "limits.requests must be two numbers: so many a second, and a burst"),
        ("[limits]\nrequests = [1, 0]", "limits.requests must be two numbers"),
        ("[port]\nhttp = 80", "there is no setting “port.http”"),
        ('proxies = ["10.0.0.1/8"]', "proxies: “10.0.0.1/8” is no address and no network: 10.0.0.1/8 has"),
        ('proxies = "10.0.0.1"', 'proxies must be a list of texts, not "10.0.0.1"'),
        ('hosts = ["https://a.org"]', "hosts is written like tables.example.org, not “https://a.org”"),
        ('hosts = ["a.org", "a.org:8000"]', "hosts is written like tables.example.org, not “a.org:8000”"),
        ('site = "a.org"', "site is written like https://tables.example.org, not “a.org”"),
        ('rp_id = "https://a.org"', "rp_id is written like tables.example.org, not “https://a.org”"),
        ("[mail]\nsender = 'Comptoir'", "mail.sender is written like comptoir@example.org, not “Comptoir”"),
        ("database = 5", "database must be a text, not …"),
        ("port = ", "is no TOML: Invalid value (at end of document)"),
    ],
)
def test_a_wrong_setting_is_a_sentence_that_names_file_and_key(
    tmp_path: Path, text: str, sentence: str
) -> None:
    path = file(tmp_path, text)
    with pytest.raises(CannotServe) as refused:
        gathered(path)
    assert str(path) in str(refused.value) and sentence in str(refused.value)
    for lang in ("en", "fr", "de"):
        said = Words(lang).why(refused.value)
        assert str(path) in said and "{" not in said and "\n" not in said


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match=r"comptoir\.toml cannot be read: No such file"):
        gathered(tmp_path / "comptoir.toml")


def test_a_variable_with_a_slip_is_refused_and_others_are_none_of_ours() -> None:
    with pytest.raises(CannotServe, match="did you mean “COMPTOIR_LIMITS_MESSAGE”"):
        gathered(None, {"COMPTOIR_LIMITS_MESAGE": "1"})
    with pytest.raises(CannotServe, match=r"COMPTOIR_PORT: port must be .*, not \"tcp://10"):
        gathered(None, {"COMPTOIR_PORT": "tcp://10.0.0.1:80"})
    with pytest.raises(CannotServe, match="--set: there is no setting"):
        gathered(given=["nothing"])
    ours = {"COMPTOIR_GAMES": "x", "COMPTOIR_SERVICE_HOST": "10.0.0.1", "PORT": "x"}
    assert gathered(None, ours) == AS_USUAL


def test_every_setting_says_what_it_is_for_and_holds_by_default() -> None:
    assert len({setting.variable for setting in every()}) == len(NAMES)
    for setting in every():
        text = setting.about.description or ""
        assert text[0].isupper() and text.endswith("."), setting.name
        assert sources.wanted(setting)
    assert msgspec.convert(msgspec.to_builtins(AS_USUAL), Settings) == AS_USUAL


def test_a_server_with_a_wrong_setting_does_not_start(tmp_path: Path, serve: object) -> None:
    assert "--set: limits.chat must be" in cannot_start(serve, tmp_path, terms={"limits.chat": 0})

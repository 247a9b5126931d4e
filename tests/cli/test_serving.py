"""`comptoir serve`: it serves, it stops when asked, and says in a sentence why it cannot."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from comptoir.cli.serving import default_data, wished
from tests.cli.running import comptoir, process


def serve(data: Path) -> list[str]:
    return [sys.executable, "-W", "ignore", *f"-m comptoir serve --port 0 --data {data}".split()]


def test_it_serves_and_ends_quietly_when_interrupted(tmp_path: Path) -> None:
    with subprocess.Popen(
        serve(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None and server.stderr is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None
        assert str(tmp_path) in server.stdout.readline()
        with urllib.request.urlopen(f"{address[0]}/api/v1/health", timeout=20) as answer:
            assert json.load(answer)["ok"] is True
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) == 0
        assert server.stderr.read() == ""


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = process("serve", "--port", str(port), "--data", tmp_path, "--lang", "fr")
    assert result.returncode == 1
    assert str(port) in result.stderr and result.stderr.count("\n") == 1
    assert "port" in result.stderr and "--port" in result.stderr
    assert result.stdout == ""


def test_a_data_folder_that_is_none_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    result = process("serve", "--port", "0", "--data", file)
    assert result.returncode == 1
    assert str(file) in result.stderr and result.stderr.count("\n") == 1


def test_an_address_that_is_none_is_a_sentence(tmp_path: Path) -> None:
    result = process("serve", "--host", "no.such.host.invalid", "--data", tmp_path)
    assert result.returncode == 1 and "no.such.host.invalid" in result.stderr


def test_tables_are_kept_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COMPTOIR_DATA", raising=False)
    monkeypatch.setenv("HOME", "/home/camille")
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_data() == Path("/home/camille/.local/share/comptoir")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_data() == Path("/data/comptoir")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_data() == Path("/home/camille/Library/Application Support/Comptoir")
    assert wished({}, None, []).where == default_data()
    monkeypatch.setenv("COMPTOIR_DATA", "/srv/tables")
    assert wished({}, None, []).where == Path("/srv/tables")
    monkeypatch.setenv("COMPTOIR_DATABASE", "postgresql://db/tables")
    assert wished({}, None, []).where == "postgresql://db/tables"
    assert wished({"data": Path("/here"), "port": 9}, None, []).where == Path("/here")


def test_settings_are_printed_and_a_wrong_one_is_a_sentence(tmp_path: Path) -> None:
    printed = comptoir("settings", "--set", "port=9000")
    assert "\nport = 9000\n" in printed.stdout and "\n#host = " in printed.stdout
    file = tmp_path / "comptoir.toml"
    file.write_text("prot = 9000")
    refused = process("settings", "--settings", file, "--lang", "fr")
    assert refused.returncode == 1 and refused.stdout == ""
    assert str(file) in refused.stderr and "«\u00a0port\u00a0»" in refused.stderr
    refused = process("serve", "--settings", file)
    assert refused.returncode == 1 and "Did you mean “port”?" in refused.stderr


def test_what_was_lost_is_a_sentence_and_can_be_accepted(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"k" * 32)
    for lang, word in (("fr", "manque"), ("en", "missing")):
        result = process("serve", "--port", "0", "--data", tmp_path, "--lang", lang)
        assert result.returncode == 1
        assert result.stderr.count("\n") == 1
        assert word in result.stderr and str(tmp_path / "comptoir.sqlite") in result.stderr
    command = [*serve(tmp_path), "--accept-loss"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert b"http://" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) == 0

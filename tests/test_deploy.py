"""The files for hosts in `deploy`: known to the tools that read them where these are here, and true to the settings."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.server.sources import FILE, every
from tests.rules import TESTS

DEPLOY = TESTS.parent / "deploy"
READ = {path.name: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()}
SETTINGS = {setting.variable for setting in every()} | {FILE}
OF_THE_HOST = {"COMPTOIR_NAME", "COMPTOIR_DB_PASSWORD", "COMPTOIR_SERVERS"}
"""What compose and Caddy are told, and no server."""


def said(*command: str | Path) -> str:
    """What a tool has against a file; empty if nothing."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, timeout=120)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_the_container_file_is_well_made() -> None:
    assert said(Path(sys.executable).with_name("hadolint"), DEPLOY / "Containerfile") == ""


def test_the_image_brings_what_a_shared_database_needs() -> None:
    assert "COMPTOIR_DATABASE: postgresql://" in READ["compose.yaml"]
    assert "install --no-cache-dir -r requirements.txt" in READ["Containerfile"]
    locked = (DEPLOY.parent / "requirements.txt").read_text(encoding="utf-8")
    assert re.search(r"^asyncpg==", locked, re.MULTILINE)


def test_the_image_is_asked_how_it_is_where_it_listens() -> None:
    assert "127.0.0.1:8000" not in READ["Containerfile"]
    assert "COMPTOIR_PORT" in READ["Containerfile"].partition("HEALTHCHECK")[2]


@pytest.mark.parametrize("name", sorted(READ))
def test_only_settings_that_there_are_are_set(name: str) -> None:
    named = set(re.findall(r"\bCOMPTOIR_[A-Z_]+", READ[name]))
    assert named - OF_THE_HOST <= SETTINGS


def test_the_service_can_be_read(tmp_path: Path) -> None:
    unit = READ["comptoir.service"]
    started = re.findall(r"^ExecStart=(\S+) serve$", unit, re.MULTILINE)
    assert started == ["/opt/comptoir/bin/comptoir"]
    if shutil.which("systemd-analyze"):
        copy = tmp_path / "comptoir.service"
        copy.write_text(unit.replace(started[0], sys.executable))
        assert said("systemd-analyze", "verify", copy) == ""


def blocks(text: str) -> str:
    """What is left of a file once everything that is closed is taken out."""
    text = re.sub(r"#.*", "", text)
    text = re.sub(r"\{\$[^{}]*\}", "", text)
    while (fewer := re.sub(r"\{[^{}]*\}", ";", text)) != text:
        text = fewer
    return text


def test_nginx_passes_on_what_the_server_must_know(tmp_path: Path) -> None:
    text = READ["nginx.conf"]
    assert not {"{", "}"} & set(blocks(text))
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    assert [line for line in lines if line and line[-1] not in ";{}"] == []
    assert "X-Forwarded-For $remote_addr;" in text, "not what a guest has written there"
    assert "Host $http_host;" in text, "else no page is ours"
    if shutil.which("nginx"):
        # Without certificates, and on ports that need no rights.
        plain = re.sub(r"^ *(listen \[::\]|ssl_certificate).*$", "", text, flags=re.MULTILINE)
        plain = plain.replace("listen 443 ssl", "listen 8443").replace("listen 80", "listen 8080")
        site = tmp_path / "nginx.conf"
        site.write_text(
            f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {plain} }}"
        )
        assert said("nginx", "-t", "-q", "-p", tmp_path, "-c", site) == ""


def test_caddy_asks_who_is_ready() -> None:
    text = READ["Caddyfile"]
    assert not {"{", "}"} & set(blocks(text))
    assert "health_uri /readyz" in text and "/metrics" in text
    if shutil.which("caddy"):
        assert said("caddy", "validate", "--config", DEPLOY / "Caddyfile") == ""


def test_compose_trusts_its_own_network_and_keeps_no_password() -> None:
    text = READ["compose.yaml"]
    (network,) = re.findall(r"COMPTOIR_PROXIES: (\S+)", text)
    assert f"subnet: {network}" in text
    assert text.count("<<: *server") == 2
    assert not re.search(r"(PASSWORD|password): (?!\$\{)\S", text)
    assert "postgresql://comptoir:${COMPTOIR_DB_PASSWORD:?" in text

"""What can happen to a machine: the power goes, the folder may not be written, the database or the way to it is gone.

`bench/power.py` and `bench/killed.py` do it longer; disk full, clocks and two servers on one folder: `test_process.py`,
`test_faults.py`."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.cables import Cable
from tests.server.clients import ME, Chair, Guest, Message, Nursery, cannot_start, hot
from tests.server.clusters import Cluster
from tests.server.forgetful import missing
from tests.server.killing import PowerCuts

CUTS = 3
NOBODY = 65534


def test_a_power_cut_loses_nothing_that_was_acknowledged(nursery: Nursery, tmp_path: Path) -> None:
    """Where there is no FUSE the run says so at its end."""
    if missing():
        assert missing().startswith("power loss ")
        return
    power = PowerCuts(nursery, tmp_path, "power")
    for _ in range(CUTS):
        power.life()
    assert power.killing.acknowledged > CUTS
    assert power.last() == ""


@pytest.fixture
def nobodys() -> Iterator[Path]:
    """A folder that everybody can reach."""
    folder = Path(tempfile.mkdtemp(prefix="comptoir-", dir="/tmp"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def test_a_folder_that_may_not_be_written(nobodys: Path, serve: Any) -> None:
    data = nobodys / "data"
    serve(data).stop()
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    data.chmod(0o555)
    for path in data.iterdir():
        path.chmod(0o444)
    said = cannot_start(serve, data, terms={"USER": NOBODY})
    assert said.startswith(f"the data folder {data} cannot be written: ")
    assert {path.name: path.read_bytes() for path in data.iterdir()} == before


@pytest.fixture
def own() -> Iterator[Cluster]:
    """A PostgreSQL that this test may stop."""
    with closing(Cluster()) as cluster:
        yield cluster


def a_move(chair: Chair, word: str) -> Message:
    """The first answer of whoever is asked on this screen."""
    chair.look(chair.state["table"]["asked"][0])
    ask = chair.ask
    return {"t": "move", "id": word, "seat": ask["seat"], "ask": ask["id"], "move": ask["options"][0]}


def until_done(chair: Chair, message: Message) -> Message:
    """Say it again until the database takes it; it is never refused for another reason."""
    while (answer := chair.asks(**message))["t"] == "no":
        assert answer["error"]["code"] == "database-gone"
    return answer


def test_a_database_that_is_gone_and_comes_back(tmp_path: Path, serve: Any, come: Any, own: Cluster) -> None:
    url = own.fresh()
    servers = [serve(tmp_path, database=url) for _ in range(2)]
    anna: Guest = come(servers[0])
    table = anna.lays(ME, hot("Oma"))
    chair = anna.looks(table)
    elsewhere = come(servers[1], anna.cookie).looks(table)
    message = a_move(chair, "gone")
    own.stop()
    assert chair.asks(**message)["error"]["code"] == "database-gone"
    assert anna.refused("/me", {"name": "Anna"}) == (503, "database-gone", "")
    assert anna.http.get("/health").status_code == 503
    own.start()
    done = until_done(chair, message)
    assert done["version"] == 2
    assert elsewhere.until(2)["version"] == 2
    assert until_done(elsewhere, message) == done, "the other server knows that it was done"
    assert own.rows(url, "SELECT count(*) FROM log") == [(2,)]
    for server in servers:
        assert server.stop() == 0
        assert "the database does not answer" in server.said and "answers again" in server.said


NO_ROOM = """CREATE FUNCTION comptoir.no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$"""
FULL = "CREATE TRIGGER no_room BEFORE INSERT ON comptoir.log EXECUTE FUNCTION comptoir.no_room()"


def test_a_database_whose_disk_is_full(tmp_path: Path, serve: Any, come: Any, cluster: Cluster) -> None:
    url = cluster.fresh()
    server = serve(tmp_path, database=url)
    anna: Guest = come(server)
    chair = anna.looks(anna.lays(ME, hot("Oma")))
    message = a_move(chair, "full")
    before = chair.state
    for statement in (NO_ROOM, FULL):
        cluster.rows(url, statement)
    for _ in range(2):
        assert chair.asks(**message)["error"]["code"] == "database-gone"
    assert chair.look(before["seat"])["view"] == before["view"]
    cluster.rows(url, "DROP TRIGGER no_room ON comptoir.log")
    assert until_done(chair, message)["version"] == 2
    assert cluster.rows(url, "SELECT count(*) FROM log") == [(2,)]
    assert server.stop() == 0 and "DiskFullError" in server.said


def test_a_server_that_is_cut_off_from_the_database(
    tmp_path: Path, serve: Any, come: Any, cluster: Cluster
) -> None:
    url = cluster.fresh()
    cable = Cable(cluster.home)
    far = serve(tmp_path, database=cable.url(cluster.name(url)), terms={"postgres.PATIENCE": 0.5})
    near = serve(tmp_path, database=url)
    anna = come(far)
    table = anna.lays(ME, hot("Oma"))
    chair = anna.looks(table)
    message = a_move(chair, "cut")
    cable.cut()
    assert chair.asks(**message)["error"]["code"] == "database-gone"
    # Whoever comes back at a server that is not cut off says there again what was not answered.
    there = come(near, anna.cookie).looks(table)
    assert there.asks(**message)["version"] == 2
    cable.mend()
    assert chair.until(2)["version"] == 2, "the one that was cut off has read on"
    assert until_done(chair, message)["version"] == 2, "and knows that it was done"
    assert cluster.rows(url, "SELECT count(*) FROM log") == [(2,)]
    cable.close()

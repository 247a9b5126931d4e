"""Who plays the games of a match: this process, processes beside it, or a Dask cluster."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

from comptoir.table import BadSetup

PATIENCE = 5
"""Seconds to wait for a cluster."""
RETRIES = 3
"""How often a game is begun again because its worker died."""


@contextmanager
def processes(workers: int) -> Iterator[Executor | None]:
    """Processes of our own; none for a single worker."""
    if workers == 1:
        yield None
        return
    pool = ProcessPoolExecutor(workers)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str | None, workers: int = 0) -> Iterator[Executor]:
    """A Dask cluster that is there, or one of `workers` processes made for this match alone."""
    try:
        from distributed import Client, LocalCluster
    except ImportError as error:
        raise BadSetup("no-dask", "for a cluster, install comptoir[dask]") from error
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    here = None
    if address is None:
        quiet = logging.CRITICAL
        here = LocalCluster(
            n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=quiet
        )
    try:
        try:
            client = Client(here or address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            text = f"no Dask cluster answers at {address}"
            raise BadSetup("no-cluster", text, args_={"address": str(address)}) from error
        with client:
            yield client.get_executor(retries=RETRIES, pure=False)
    finally:
        if here is not None:
            here.close()

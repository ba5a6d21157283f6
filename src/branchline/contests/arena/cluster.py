"""Blocks played on a Ray cluster. Every machine needs Branchline with the extra `cluster`."""

import socket
import sys
from collections.abc import Generator, Iterable
from importlib import import_module
from itertools import islice
from typing import Any

from branchline.contests.arena.blocks import play_block, warm_up
from branchline.contests.arena.contest import BlockKey, Contest
from branchline.contests.arena.workers import WAITING
from branchline.contests.processes import THREADS
from branchline.errors import BadBot, BadOption, BranchlineError, MissingExtra

REACH_SECONDS = 10
START_SECONDS = 120
"""How long the first worker may take to start."""
LOCAL = "local"
"""The address that asks for a Ray of our own on this machine."""


def play_on_ray(
    contest: Contest, keys: Iterable[BlockKey], address: str, threads: int
) -> Generator[bytes]:
    """Play blocks on a cluster; lines come in the order in which blocks are finished."""
    ray = _connect(address, threads)
    try:
        _check_workers(ray)
        yield from _play_blocks(ray, contest, keys)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BranchlineError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        first = str(error).strip().partition("\n")[0]
        raise BadBot("bot-worker-lost", {"why": first}) from None
    finally:
        ray.shutdown()


def _play_blocks(ray: Any, contest: Contest, keys: Iterable[BlockKey]) -> Generator[bytes]:
    play = ray.remote(num_cpus=1)(_play)
    shared = ray.put(contest)
    cores = int(ray.cluster_resources().get("CPU", 1))
    queue = iter(keys)
    running: list[Any] = [play.remote(shared, key) for key in islice(queue, WAITING * cores)]
    while running:
        finished, running = ray.wait(running)
        for line in finished:
            yield ray.get(line)
        running += [play.remote(shared, key) for key in islice(queue, len(finished))]


def _connect(address: str, threads: int) -> Any:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise MissingExtra("error-ray-extra", {}) from None
    if address == LOCAL and " " in sys.executable:
        raise BadOption("error-ray-space", {"path": sys.executable})
    here: dict[str, Any] = {"num_cpus": threads, "include_dashboard": False}
    try:
        _check_reachable(address)
        ray.init(
            **(here if address == LOCAL else {"address": address}),
            runtime_env={"env_vars": {THREADS: "1"}},
            log_to_driver=False,
            logging_level="ERROR",
        )
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        first = str(error).strip().partition("\n")[0]
        values = {"address": address, "why": first, "local": LOCAL}
        raise BadOption("error-ray-join", values) from None
    return ray


def _check_workers(ray: Any) -> None:
    """Raise if no worker starts: Ray itself would wait for ever."""
    try:
        ray.get(ray.remote(num_cpus=1)(_greet).remote(), timeout=START_SECONDS)
    except ray.exceptions.GetTimeoutError:
        raise BadOption("error-ray-start", {"seconds": str(START_SECONDS)}) from None


def _greet() -> str:
    return "here"


def _check_reachable(address: str) -> None:
    """Raise if nobody listens at a host and port: Ray itself would try for many minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), REACH_SECONDS).close()


_warm: set[str] = set()
"""Contests whose bots have decided in this process."""


def _play(contest: Contest, key: BlockKey) -> bytes:
    """Play a block in a process of the cluster."""
    digest = contest.identity.digest
    if digest not in _warm:
        warm_up(contest)
        _warm.add(digest)
    return play_block(contest, key)

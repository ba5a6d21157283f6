"""Contests of which many games are played at once: a GPU makes the play-outs of all that search."""

from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from typing import NamedTuple

import msgspec

from branchline.bots.gathering import AT_ONCE, Gathering
from branchline.bots.registry import is_search, thinks_by_the_clock
from branchline.contests.arena.blocks import line_of, warm_up
from branchline.contests.arena.contest import BlockKey, Contest, LineUp, seatings
from branchline.contests.arena.playing import Played, play_one
from branchline.errors import BadOption
from branchline.game.devices import check_device


class Wanted(NamedTuple):
    """Blocks of a contest."""

    contest: Contest
    keys: Iterable[BlockKey]


class Line(NamedTuple):
    """A finished block as a line of its contest's checkpoint."""

    contest: Contest
    text: bytes


def check_on_device(contest: Contest, device: str) -> None:
    """Raise unless the contest's games can have their play-outs made on the device."""
    for name in contest.bots:
        if thinks_by_the_clock(name):
            raise BadOption("error-device-clock", {"bot": name})
    if not any(map(is_search, contest.bots)):
        raise BadOption("error-device-no-search", {})
    check_device(device)


def play_on_device(contest: Contest, keys: Iterable[BlockKey], device: str) -> Generator[bytes]:
    """Play blocks of a contest; lines come in the order of the keys."""
    with closing(play_together([Wanted(contest, keys)], device)) as lines:
        for line in lines:
            yield line.text


def play_together(wanted: Sequence[Wanted], device: str) -> Generator[Line]:
    """Play blocks of several contests at one kind of table, so that the device is the busier; lines
    come in their order."""
    for contest, _ in wanted:
        warm_up(contest)
    with ThreadPoolExecutor(AT_ONCE) as pool, Gathering(device) as gathering:

        def begin(contest: Contest, key: BlockKey) -> list[Future[Played]]:
            return [
                pool.submit(gathering.run, _play, contest, seating, key.deal)
                for seating in seatings(key.line_up)
            ]

        blocks = [(contest, key, begin(contest, key)) for contest, keys in wanted for key in keys]
        try:
            for contest, key, games in blocks:
                yield Line(contest, line_of(contest, key, [game.result() for game in games]))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(contest: Contest, seating: LineUp, deal: int) -> Played:
    """A game whose bots mostly waited, so that the time they took says nothing."""
    played = play_one(contest, seating, deal)
    return played._replace(result=msgspec.structs.replace(played.result, seconds=()))

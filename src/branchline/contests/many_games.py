"""Many games of any bots in one call: the front of the ways to play them."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from branchline.bots.registry import parse_line_up
from branchline.contests.device_games import check_bots, simulate_on_device
from branchline.contests.line_ups import simulate_line_up
from branchline.contests.matches import RANDOM
from branchline.contests.simulation import (
    Progress,
    Run,
    Summary,
    ignore_progress,
    simulate,
    simulate_with_records,
)
from branchline.editions.edition import Edition
from branchline.editions.loading import edition as load
from branchline.errors import BadOption
from branchline.game.devices import CUDA, check_device

USUAL_SEATS = 2


def play_games(
    edition: Edition | str,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    *,
    seed: str | int = "1",
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    threads: int | None = None,
    records: Path | str | None = None,
    device: str = "cpu",
    progress: Progress = ignore_progress,
) -> Summary:
    """Play many games and say what came of them.

    `bots` are one name for all seats or one for each, as a list or with commas between; without
    `seats` there are as many as names, and at least two. The same seed gives the same games,
    whatever the number of threads, by default one a core. `records` is a file for the games'
    records, `progress` is told how many more are played. Bots other than random ones play in
    processes of their own, so a script calls this below `if __name__ == "__main__":`. On the device
    `cuda`, a GPU, random and scripted bots play the same games, without records.

    >>> summary = play_games("europe", games=100, seed=7)
    >>> summary.mean_scores, summary.ends
    ([-31.7, -33.09], {'wagons': 100})
    """
    if seats is None:
        names = bots.split(",") if isinstance(bots, str) else bots
        seats = max(USUAL_SEATS, len(names))
    line_up = parse_line_up(bots, seats, "seats")
    run = Run(
        edition=load(edition) if isinstance(edition, str) else edition,
        seats=seats,
        games=games,
        seed=str(seed),
        options=dict(options or {}),
        threads=threads if threads is not None else os.cpu_count() or 1,
    )
    path = None if records is None else Path(records)
    if device == CUDA:
        if path is not None:
            raise BadOption("error-device-records", {})
        if threads is not None:
            raise BadOption("error-device-threads", {})
        check_bots(line_up)
    check_device(device)
    if device == CUDA:
        return simulate_on_device(run, line_up, progress)
    if set(line_up) != {RANDOM}:
        return simulate_line_up(run, line_up, path, progress)
    if path is None:
        return simulate(run, progress)
    return simulate_with_records(run, path, progress)

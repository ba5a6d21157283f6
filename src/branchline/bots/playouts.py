"""The play-outs of many searches in one go, on all cores or on a GPU."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from branchline.bots.roster import new_minds
from branchline.bots.search import Scratch, Search
from branchline.engine.thinking.playouts import try_arms
from branchline.game.devices import CPU, CUDA, check_device, device_errors, part_on
from branchline.limits import SEATS

FIGURES = 3
"""What is written down of a play-out: win, margin and score, from the seat's side."""


def try_together(searches: Sequence[Search], worlds: int, device: str = CPU) -> list[Any]:
    """For each search, `results[arm, world]` of the arms that are left, in the next so many worlds:
    what `Search.imagine` finds, and the searches stay as they are. All are of one table."""
    if device == CPU:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            return list(pool.map(partial(_try_here, worlds), searches))
    check_device(device)
    with device_errors():
        return _try_on_gpu(searches, worlds)


def _try_here(worlds: int, search: Search) -> Any:
    arms = search.arms[search.alive]
    results = np.zeros((len(arms), worlds, FIGURES))
    scratch = Scratch(new_minds([None] * SEATS))
    try_arms(
        search.boards,
        search.views,
        search.seat,
        search.guess.chances,
        search.guess.odds,
        search.words,
        arms,
        search.styles,
        scratch.states,
        scratch.minds,
        scratch.logs,
        scratch.generators,
        scratch.drawn,
        scratch.ways,
        search.worlds,
        results,
    )
    return results


def _try_on_gpu(searches: Sequence[Search], worlds: int) -> list[Any]:
    used = np.array([len(search.alive) for search in searches], np.int64)
    arms = np.zeros((len(searches), used.max()), np.int64)
    for number, search in enumerate(searches):
        arms[number, : used[number]] = search.arms[search.alive]
    results = part_on(CUDA, "kernels.launching").try_decisions(
        searches[0].boards,
        np.concatenate([search.views for search in searches]),
        np.array([search.seat for search in searches], np.int64),
        np.stack([search.guess.chances for search in searches]),
        np.stack([search.guess.odds for search in searches]),
        np.stack([search.words for search in searches]),
        arms,
        used,
        searches[0].styles,
        np.array([search.worlds for search in searches], np.int64),
        np.zeros((*arms.shape, worlds, FIGURES)),
    )
    return [results[number, :most] for number, most in enumerate(used)]

"""Positions of real games to ask bots about: a few of every phase, at every table."""

import random
from collections import defaultdict
from functools import cache
from typing import Any

from branchline.bots.bot import Place
from branchline.game.game import Game
from policies import POLICIES, play_game

TEMPERS = ("substituter", "builder", "refuser", "collector", "random")


@cache
def moments(key: str, seats: int, each: int = 2, games: int = 2) -> tuple[Game, ...]:
    """So many positions of each phase that some games between players of several tempers met.

    They are shared: clone one before playing on.
    """
    rng = random.Random(f"{key} {seats}")
    seen: defaultdict[str, list[Game]] = defaultdict(list)
    seen["first_keep"].append(Game(key, seats, seed="the first seat chooses"))

    def watch(game: Game) -> None:
        if not game.is_over:
            seen[game.phase].append(game.clone())

    for number in range(games):
        tempers = [TEMPERS[(seat + 2 * number) % len(TEMPERS)] for seat in range(seats)]
        policies = [POLICIES[temper] for temper in tempers]
        play_game(key, seats, f"moments {number}", policies, rng, watch)
    return tuple(
        game
        for phase in sorted(seen)
        for game in rng.sample(seen[phase], min(each, len(seen[phase])))
    )


def place_in(game: Game, seat: int, seed: str = "a bot's own seed") -> Place:
    """Where a bot sits that is to decide."""
    return Place(game.edition, game.rules, len(game.players), seat, seed)


def copy_into(record: Any, plain: Any) -> None:
    """Write a plain record, such as a position's, into one of compiled code."""
    for name, value in vars(plain).items():
        _copy_field(record, name, value)


def _copy_field(owner: Any, name: Any, value: Any) -> None:
    is_index = isinstance(name, int)
    if isinstance(value, list):
        field = owner[name] if is_index else getattr(owner, name)
        for index, item in enumerate(value):
            _copy_field(field, index, item)
    elif hasattr(value, "__dict__"):
        copy_into(owner[name] if is_index else getattr(owner, name), value)
    elif is_index:
        owner[name] = value
    else:
        setattr(owner, name, value)

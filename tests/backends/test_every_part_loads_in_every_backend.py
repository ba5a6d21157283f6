"""The engine as a value: rules, thinking and whole games, loaded for each backend, side by side."""

from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.editions.loading import edition
from branchline.engine import load
from branchline.game.boards import make_board
from conftest import TINY

BACKENDS = ("plain", "cpu")


def part(engine: ModuleType, name: str) -> Any:
    """A module of one load of the engine."""
    return import_module(f"{engine.__name__}.{name}")


def words_for(backend: str, *words: int) -> Any:
    """A seed, of Python's own integers where nothing is compiled."""
    return words if backend == "plain" else np.array(words, np.int64)


def minds_of(engine: ModuleType, line_up: list[dict[str, float] | None]) -> Any:
    """Minds of scripted bots; None is a random one."""
    records, layout = part(engine, "rules.records"), part(engine, "thinking.minds").MIND
    minds = records.new_slots(layout, len(line_up))
    for index, weights in enumerate(line_up):
        mind = records.record_at(minds, index, layout)
        mind.is_random = int(weights is None)
        for name, value in (weights or {}).items():
            setattr(mind.weights, name, value)
    return minds


def play_match(backend: str, line_up: list[dict[str, float] | None], seed: int) -> list[int]:
    """All numbers of the last state of a game between bots, and the decisions each made."""
    engine = load(backend)
    records = part(engine, "rules.records")
    one = edition(TINY)
    board = make_board(one, one.rules, records.new_record)
    states, views = records.new_slots(records.STATE, 1), records.new_slots(records.STATE, 1)
    generators = records.new_slots(records.GENERATOR, len(line_up))
    for member in range(len(line_up)):
        generator = records.record_at(generators, member, records.GENERATOR)
        load("plain").rules.chance.seed_generator(generator, member, seed, 3)
    made = np.zeros(len(line_up), np.int64)
    part(engine, "batch.matches").play_match(
        records.slots_of(board, records.BOARD),
        states,
        views,
        records.new_slots(records.LOG, 1),
        generators,
        minds_of(engine, line_up),
        words_for(backend, 1, 2, seed),
        made,
    )
    state = records.record_at(states, 0, records.STATE)
    return [*records.flatten(state, records.STATE), *made.tolist()]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("line_up", [[GREEDY_1, RACER_1], [GREEDY_1, None, RACER_1]])
def test_bots_play_the_same_game_in_every_backend(line_up: list[Any], seed: int) -> None:
    ends = [play_match(backend, line_up, seed) for backend in BACKENDS]
    assert ends[0] == ends[1]
    assert sum(ends[0][-len(line_up) :]) > 10


def play_random(backend: str) -> list[Any]:
    """How some random games went."""
    engine = load(backend)
    records, games = part(engine, "rules.records"), part(engine, "batch.games")
    one = edition(TINY)
    board = make_board(one, one.rules, records.new_record)
    outcomes = records.new_slots(games.OUTCOME, 5)
    games.play_games(
        records.slots_of(board, records.BOARD),
        records.new_slots(records.STATE, 1),
        records.new_slots(records.LOG, 1),
        records.new_slots(records.GENERATOR, 1),
        2,
        words_for(backend, 4, 5, 6),
        0,
        outcomes,
    )
    ends = [records.record_at(outcomes, number, games.OUTCOME) for number in range(5)]
    return [records.flatten(end, games.OUTCOME) for end in ends]


def test_random_games_go_the_same_way_in_every_backend() -> None:
    assert play_random("plain") == play_random("cpu")


def test_each_load_is_made_of_its_own_modules() -> None:
    plain, cpu = (load(backend) for backend in BACKENDS)
    for name in ("rules.codes", "thinking.choosing", "batch.matches"):
        assert part(plain, name) is not part(cpu, name)
    assert part(plain, "backend").NAME == "plain"
    assert part(cpu, "backend").NAME == "cpu"


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(ValueError, match="no backend 'abacus'"):
        load("abacus")

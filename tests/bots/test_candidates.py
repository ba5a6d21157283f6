"""The decisions that a search looks at."""

from typing import Any

import numpy as np
import pytest

from bots.moments import moments
from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.bots.roster import ScriptedBot, new_minds
from branchline.bots.search import ROOM
from branchline.bots.thinking.candidates import list_candidates
from branchline.game.game import Game
from branchline.game.view import View
from branchline.rules import records
from conftest import TABLES, TINY

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]


def candidates(view: View, weights: dict[str, float], room: int = ROOM) -> list[int]:
    """What is worth looking at, the script's own choice first."""
    found, values = np.full(room, -1, np.int64), np.zeros(room)
    slots: list[Any] = [
        records.slots_of(view.board, records.BOARD),
        records.slots_of(view.record, records.STATE),
    ]
    number = list_candidates(*slots, view.seat, new_minds([weights]), found, values)
    assert 1 <= number <= room
    return found[:number].tolist()


def check(game: Game, weights: dict[str, float]) -> None:
    """All that holds for candidates, wherever they are asked for."""
    view = game.view(game.awaited[0])
    found = candidates(view, weights)
    assert found[0] == ScriptedBot(weights).decide(view)
    assert len(set(found)) == len(found)
    assert set(found) <= set(game.decisions())


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_candidates_are_legal_distinct_and_begin_with_the_script(key: str, seats: int) -> None:
    """Through whole games between scripts, and in positions that scripts do not come to."""
    for number, weights in enumerate((GREEDY_1, RACER_1)):
        game = Game(key, seats, seed=f"candidates {number}")
        bots = [ScriptedBot(weights) for _ in range(seats)]
        while not game.is_over:
            check(game, weights)
            seat = game.awaited[0]
            game.decide(bots[seat].decide(game.view(seat)))
        for game in moments(key, seats, each=6):
            check(game, weights)


@pytest.mark.parametrize("room", [1, 2, 3, 5])
def test_less_room_leaves_out_the_worst(room: int) -> None:
    for key, seats in EVERY_TABLE:
        for game in moments(key, seats):
            view = game.view(game.awaited[0])
            assert candidates(view, GREEDY_1, room) == candidates(view, GREEDY_1)[:room]


def test_a_real_choice_has_candidates_to_choose_from() -> None:
    """Where the script is the only candidate there is hardly anything else to do."""
    for key, seats in TABLES:
        for game in moments(key, seats):
            if game.phase in ("turn", "second_card", "keep") and len(game.decisions()) > 12:
                assert len(candidates(game.view(game.awaited[0]), GREEDY_1)) > 1


def test_everything_is_a_candidate_in_a_tiny_choice_of_tickets() -> None:
    game = Game(TINY, 2, seed="keep")
    assert set(candidates(game.view(0), GREEDY_1)) == set(game.decisions())

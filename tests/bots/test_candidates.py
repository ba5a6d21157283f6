"""The decisions that a search looks at."""

from typing import Any

import numpy as np
import pytest

from bots.moments import moments
from branchline.bots.frozen import GREEDY_1, RACER_1
from branchline.bots.roster import ScriptedBot, new_minds, weights_of
from branchline.bots.search import ROOM
from branchline.engine.rules import records
from branchline.engine.thinking.candidates import list_candidates
from branchline.game.chains import codes
from branchline.game.game import Game
from branchline.game.view import View
from conftest import TABLES, TINY

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]


def candidates(view: View, weights: dict[str, float], room: int = ROOM) -> list[int]:
    """What is worth looking at, the script's own choice first."""
    return valued_candidates(view, weights, room)[0]


def valued_candidates(
    view: View, weights: dict[str, float], room: int = ROOM, payments: int = 2
) -> tuple[list[int], list[float]]:
    """The same, with what each is worth: from best to worst, wherever the script's choice went."""
    found, values = np.full(room, -1, np.int64), np.zeros(room)
    slots: list[Any] = [
        records.slots_of(view.board, records.BOARD),
        records.slots_of(view.record, records.STATE),
    ]
    number = list_candidates(*slots, view.seat, new_minds([weights]), payments, found, values)
    assert 1 <= number <= room
    return found[:number].tolist(), values[:number].tolist()


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
            few, all_of_them = (
                valued_candidates(view, GREEDY_1, size, payments=1)[0] for size in (room, ROOM)
            )
            assert few == all_of_them[:room]


def test_a_real_choice_has_candidates_to_choose_from() -> None:
    """Where the script is the only candidate there is hardly anything else to do."""
    for key, seats in TABLES:
        for game in moments(key, seats):
            if game.phase in ("turn", "second_card", "keep") and len(game.decisions()) > 12:
                assert len(candidates(game.view(game.awaited[0]), GREEDY_1)) > 1


def test_everything_is_a_candidate_in_a_tiny_choice_of_tickets() -> None:
    game = Game(TINY, 2, seed="keep")
    assert set(candidates(game.view(0), GREEDY_1)) == set(game.decisions())


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
@pytest.mark.parametrize("bot", ["greedy", "wary", "collector", "racer"])
def test_a_set_of_tickets_is_worth_the_same_whatever_else_is_offered(
    key: str, seats: int, bot: str
) -> None:
    """Sets are planned one after the other, sharing what they begin with."""
    weights = weights_of(bot, key, seats)
    for game in moments(key, seats, each=4):
        if game.phase in ("keep", "first_keep"):
            for chosen, value in keep_values(game.view(game.awaited[0]), weights).items():
                every = (1 << chosen.bit_count()) - 1
                assert keep_values(offering(game, chosen), weights)[every] == value


def keep_values(view: View, weights: dict[str, float]) -> dict[int, float]:
    """What the sets of the offered tickets are worth, by their bits."""
    found, values = valued_candidates(view, weights)
    return dict(zip(map(codes.thing_of, found), values, strict=True))


def offering(game: Game, chosen: int) -> View:
    """The view of the seat that is to decide, as if only these tickets were offered."""
    seat = game.awaited[0]
    view = game.view(seat)
    me = view.record.seat[seat]
    offer = [int(me.offer[i]) for i in range(me.offered) if chosen >> i & 1]
    me.offered = len(offer)
    for i, ticket in enumerate(offer):
        me.offer[i] = ticket
    return view


def test_a_route_is_offered_with_a_second_way_to_pay() -> None:
    """The cheapest payment first; the other is in another color, and only where two are wanted."""
    routes = 0
    for key, seats in TABLES:
        for game in moments(key, seats):
            view = game.view(game.awaited[0])
            one, two = (valued_candidates(view, GREEDY_1, payments=number)[0] for number in (1, 2))
            claims = [claim for claim in two if codes.operation_of(claim) == codes.CLAIM]
            assert {codes.thing_of(claim) for claim in one} <= {codes.thing_of(c) for c in two}
            colors = {(codes.thing_of(claim), codes.color_of(claim)) for claim in claims}
            assert len(colors) == len(claims)
            routes += len(claims) - len({codes.thing_of(claim) for claim in claims})
    assert routes > 0

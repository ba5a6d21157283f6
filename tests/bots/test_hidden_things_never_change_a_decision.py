"""R-ALL-INF-2: deal everything that a seat may not know anew, and every bot decides the same."""

import random
from typing import Any

import numpy as np
import pytest

from bots.moments import moments, place_in
from branchline.bots.registry import BOTS, make_bot
from branchline.engine.rules import records
from branchline.game.game import Game
from branchline.game.view import View, view_of
from conftest import TABLES
from game.test_views import permute_hidden

THINKS_IN_TIME = ("expert", "expert-1")  # stopped by a clock: asked for play-outs instead
QUICK = [name for name in BOTS if name not in THINKS_IN_TIME]
SEARCH = "search:24"
FIELDS = list(records.STATE.names or ())
SCRATCH = FIELDS[FIELDS.index(records.FIRST_SCRATCH) :]


def decision_of(name: str, game: Game, view: View) -> int:
    """What a new bot decides."""
    assert view.seat is not None
    return make_bot(name, place_in(game, view.seat)).decide(view)


def scribble(state: Any, rng: random.Random) -> None:
    """Fill the scratch of a state, which is no part of the game, with anything."""
    array = records.slots_of(state, records.STATE)
    for name in SCRATCH:
        scribble_over(array[name], rng)


def scribble_over(array: Any, rng: random.Random) -> None:
    """Fill an array of numbers or records with anything."""
    if array.dtype.names is None:
        array[...] = np.array(rng.choices(range(128), k=array.size)).reshape(array.shape)
    else:
        for name in array.dtype.names:
            scribble_over(array[name], rng)


def dealt_anew(game: Game, seat: int, seed: int) -> View:
    """What the seat would see if all it cannot see were different."""
    rng = random.Random(seed)
    state = records.copy_record(game.state, records.STATE)
    permute_hidden(state, game.edition, seat, rng)
    scribble(state, rng)
    return view_of(game.edition, game.rules, game.board, state, seat)


def differences(name: str, table: tuple[str, int], each: int) -> list[str]:
    """The moments at which a bot's decision depends on what is hidden from its seat."""
    found: list[str] = []
    for number, game in enumerate(moments(*table)[::each]):
        seat = game.awaited[0]
        before = decision_of(name, game, game.view(seat))
        if decision_of(name, game, dealt_anew(game, seat, number)) != before:
            found.append(f"{name}: {game!r}")
    return found


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_bot_decides_from_its_view_alone(key: str, seats: int, name: str) -> None:
    assert not differences(name, (key, seats), each=1)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_search_decides_from_its_view_alone(key: str, seats: int) -> None:
    """Worlds are imagined from the view and the bot's own seed, so the whole search is the same."""
    assert not differences(SEARCH, (key, seats), each=2)


def test_every_bot_is_asked() -> None:
    """A new bot is either listed by the registry, and so tried above, or thinks in time."""
    assert {*QUICK, *THINKS_IN_TIME} == set(BOTS)


def test_a_bot_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moments tell an honest bot from one that looks at the first hidden card."""

    class Peeking:
        def decide(self, view: View) -> int:
            return hash(bytes(view.record))

    monkeypatch.setitem(BOTS, "peeking", lambda place: Peeking())
    monkeypatch.setattr("branchline.engine.rules.views.view_into", _copy_all)
    assert differences("peeking", ("europe", 3), each=1)


def _copy_all(boards: Any, states: Any, seat: int, views: Any) -> None:
    """A view that hides nothing."""
    views[0] = states[0]

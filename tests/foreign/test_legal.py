"""What a seat may do is known from its view, and is what the game allows."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from arranged import begun, hold, play_some
from branchline.bots.foreign.messages import LISTED, choose
from branchline.editions.edition import CARDS
from branchline.engine.rules import records
from branchline.game.actions import ClaimRoute
from branchline.game.game import Game
from branchline.game.legal import legal, list_decisions
from branchline.game.notation import format_action
from branchline.game.view import view_of
from conftest import TABLES, TINY
from game.test_views import permute_hidden
from policies import POLICIES

MANY, FEW = 2000, 20


@settings(max_examples=80, deadline=None)
@given(
    table=st.sampled_from([*TABLES, (TINY, 2), (TINY, 3)]),
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 150),
    temper=st.sampled_from(sorted(POLICIES)),
)
def test_a_view_tells_what_is_legal(
    table: tuple[str, int], seed: int, decisions: int, temper: str
) -> None:
    """R-ALL-INF-2, R-ALL-ACT-1: nothing hidden is needed, and the view stays as it is."""
    game = play_some(*table, seed, decisions, temper)
    for seat in game.awaited:
        view = game.view(seat)
        found = legal(view)
        listed = list(islice(found, MANY))
        assert all(action in found for action in listed[:50])
        assert view == game.view(seat)
        told = list_decisions(view.board, view.record, seat).tolist()
        assert told == game.decisions(seat)
        if game.phase == "surrender":
            assert not listed
        else:
            assert len(told) <= len(found)
            assert len(listed) == min(MANY, len(found))
        for action in random.Random(seed).sample(listed, min(FEW, len(listed))):
            game.clone().play(action, seat)


@settings(max_examples=60, deadline=None)
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 150),
    temper=st.sampled_from(sorted(POLICIES)),
)
def test_a_question_holds_nothing_hidden(
    table: tuple[str, int], seed: int, decisions: int, temper: str
) -> None:
    """R-ALL-INF-2: deal everything hidden anew, and a process is asked the very same."""
    game = play_some(*table, seed, decisions, temper)
    for seat in game.awaited:
        view = game.view(seat)
        state = records.copy_record(game.state, records.STATE)
        permute_hidden(state, game.edition, seat, random.Random(seed))
        other = view_of(game.edition, game.rules, game.board, state, seat)
        asked = choose(1, view, legal(view), 2.0)
        assert asked == choose(1, other, legal(other), 2.0)
        assert asked.view.hand == view.hand


def rich() -> Game:
    """A game whose first seat can pay in more ways than are listed."""
    game = begun("nordic-countries")
    hold(game, 0, dict.fromkeys(("red", "blue", "green", "white", "black", "locomotive"), 6))
    return game


def test_a_long_list_is_shortened_to_one_payment_a_kind() -> None:
    """R-ALL-CLM-11: every route, color and number of locomotives and substitutes is still there."""
    game = rich()
    found = legal(game.view(0))
    assert len(found) > LISTED
    question = choose(1, game.view(0), found, 2.0)
    assert not question.all_listed
    assert len(question.legal) == len(set(question.legal)) == len(game.decisions(0))
    assert all(text in found for text in question.legal)


def test_a_shortened_list_comes_with_the_shapes_of_all_claims() -> None:
    """R-ALL-CLM-11: a process that reads the shapes can build every legal action."""
    found = legal(rich().view(0))
    question = json.loads(msgspec.json.encode(choose(1, found.view, found, 2.0)))
    listed = {text for text in question["legal"] if not text.startswith("claim ")}
    built = [text for shape in question["shapes"] for text in claims_of(shape)]
    assert len(built) == len(set(built))
    assert listed | set(built) == {format_action(action) for action in found}


def claims_of(shape: dict[str, Any]) -> Iterator[str]:
    """The claims of a shape, built as docs/bot-protocol.md says, from the message alone."""
    due, unit, most = shape.get("due", 0), shape.get("unit", 1), shape.get("most", {})
    for gifts in product(*(range(number + 1) for number in most.values())):
        if sum(gifts) == due:
            paid = Counter({card: unit * gift for card, gift in zip(most, gifts, strict=True)})
            paid["locomotive"] += shape.get("locomotives", 0)
            if "color" in shape:
                paid[shape["color"]] += shape["cards"]
            bag = {card: paid[card] for card in CARDS if paid[card]}
            yield format_action(ClaimRoute(shape["route"], bag))


def test_a_short_list_is_whole() -> None:
    game = begun("nordic-countries")
    found = legal(game.view(0))
    question = choose(1, game.view(0), found, 2.0)
    assert question.all_listed
    assert len(question.legal) == len(found)
    assert b'"shapes"' not in msgspec.json.encode(question)


def test_a_spectator_may_do_nothing() -> None:
    game = begun("europe")
    watched = legal(game.view(None))
    assert not list(watched)
    assert len(watched) == 0
    assert all(action not in watched for action in game.legal_actions(0))

"""What a seat may do is known from its view, and is what the game allows."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arranged import begun, hold, play_some
from branchline.bots.foreign.legal import legal_actions
from branchline.bots.foreign.messages import LISTED, choose
from branchline.engine.rules import records
from branchline.game.view import view_of
from conftest import TABLES, TINY
from game.test_views import permute_hidden
from policies import POLICIES

MANY = 2000


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
        legal = legal_actions(view)
        assert view == game.view(seat)
        real = game.legal_actions(seat)
        assert legal.decisions == real.decisions
        assert len(legal) == len(real)
        listed = list(islice(legal, MANY))
        assert listed == list(islice(real, MANY))
        assert all(action in legal for action in listed[:50])


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
        asked = choose(1, view, legal_actions(view), 2.0)
        assert asked == choose(1, other, legal_actions(other), 2.0)
        assert asked.view.hand == view.hand


def test_a_long_list_is_shortened_to_one_payment_a_kind() -> None:
    """R-ALL-CLM-11: every route, color and number of locomotives and substitutes is still there."""
    game = begun("nordic-countries")
    hold(game, 0, dict.fromkeys(("red", "blue", "green", "white", "black", "locomotive"), 6))
    legal = legal_actions(game.view(0))
    assert len(legal) > LISTED
    question = choose(1, game.view(0), legal, 2.0)
    assert not question.all_listed
    assert len(question.legal) == len(set(question.legal)) == len(legal.decisions)
    assert all(text in legal for text in question.legal)


def test_a_short_list_is_whole() -> None:
    game = begun("nordic-countries")
    legal = legal_actions(game.view(0))
    question = choose(1, game.view(0), legal, 2.0)
    assert question.all_listed
    assert len(question.legal) == len(legal)


def test_a_spectator_may_do_nothing() -> None:
    with pytest.raises(ValueError, match="spectator"):
        legal_actions(begun("europe").view(None))

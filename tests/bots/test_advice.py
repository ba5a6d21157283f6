"""Advice: the search's best few choices, as actions that a person can do."""

import random
from collections import Counter

import pytest

from bots.moments import moments
from branchline.bots.advice import advise
from branchline.bots.frozen import GREEDY_1
from branchline.bots.roster import ScriptedBot
from branchline.bots.search import TOLD_WORLDS
from branchline.editions.loading import edition_keys
from branchline.errors import BadOption, BadSeats
from branchline.game.actions import ClaimRoute
from branchline.game.chains import codes, payment_chain
from branchline.game.game import Game
from branchline.game.small import action_from
from branchline.terminal.hints import FIRST_CHOICE, HINT_BUDGET, MANY_HINTS
from conftest import TABLES, TINY
from policies import POLICIES, play_game

EVERY_TABLE = [*TABLES, (TINY, 2), (TINY, 3)]
WHOLE_ACTIONS = ("first_keep", "turn", "second_card", "tunnel", "keep")


def advised(game: Game, seat: int) -> list[str]:
    """The kinds of action that a seat is advised; all of them are legal and different."""
    advice = advise(game.view(seat), "12", most=20)
    assert advice
    for one in advice:
        assert game.why_not(one.action, seat) is None
        assert (one.win_chance is None) == (one.worlds == 0)
    actions = [one.action for one in advice]
    assert all(actions.count(action) == 1 for action in actions)
    return [type(action).__name__ for action in actions]


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_advised_actions_are_legal_in_every_phase(key: str, seats: int) -> None:
    """Every seat that is to decide can be advised: while first tickets are chosen, several."""
    for game in moments(key, seats):
        if game.phase in WHOLE_ACTIONS:
            for seat in game.awaited:
                advised(game, seat)


def test_advice_is_of_every_kind() -> None:
    """The games above lead to all kinds of choices."""
    kinds: Counter[str] = Counter()
    for key, seats in EVERY_TABLE:
        for game in moments(key, seats, each=4, games=3):
            if game.phase in WHOLE_ACTIONS:
                kinds.update(advised(game, game.awaited[-1]))
    assert set(kinds) >= {
        *("KeepTickets", "TakeCard", "DrawBlind", "DrawTickets", "ClaimRoute"),
        *("PayExtra", "Withdraw"),
    }


def begins_substitutes(decision: int) -> bool:
    """Whether the decision claims a route with substitutes, which are given one by one."""
    return bool(codes.operation_of(decision) == codes.CLAIM and codes.substitutes_of(decision))


@pytest.mark.parametrize("key", ["nordic-countries", "northern-lights", TINY])
def test_a_claim_with_substitutes_is_advised_with_all_its_cards(key: str) -> None:
    """Every claim that the rules allow to begin can be finished by what the script gives."""
    gives = ScriptedBot(GREEDY_1)
    begun: list[tuple[Game, int]] = []

    def watch(game: Game) -> None:
        if game.phase == "turn" and len(begun) < 40:
            begun.extend((game.clone(), one) for one in game.decisions() if begins_substitutes(one))

    play_game(key, 2, "surrender", [POLICIES["substituter"]] * 2, random.Random(1), watch)
    assert len(begun) > 5
    for game, decision in begun[:40]:
        seat = game.awaited[0]
        action = action_from(game.view(seat), decision, gives.decide)
        assert isinstance(action, ClaimRoute)
        assert game.why_not(action, seat) is None
        chain = payment_chain(game.board, game.edition.route_numbers[action.route], action.payment)
        assert chain[0] == decision


def test_advice_comes_with_what_it_leads_to() -> None:
    game = moments("europe", 3)[-1]
    best, *_ = advice = advise(game.view(game.awaited[0]), "100", most=3)
    assert len(advice) == 3
    assert best.win_chance is not None
    assert 0 <= best.win_chance <= 1
    assert best.worlds > 0


def test_advice_changes_nothing() -> None:
    for game in moments("northern-lights", 3):
        if game.phase in WHOLE_ACTIONS:
            before = bytes(game.state), game.actions[:], game.events[:]
            advise(game.view(game.awaited[0]), "4")
            assert (bytes(game.state), game.actions, game.events) == before


def test_the_same_game_gives_the_same_advice() -> None:
    game = moments("europe", 2)[-1]
    assert advise(game.view(game.awaited[0]), "24", 2) == advise(
        game.clone().view(game.awaited[0]), "24", 2
    )


def test_only_a_seat_that_is_to_decide_is_advised() -> None:
    game = moments("europe", 3)[-1]
    other = (game.awaited[0] + 1) % 3
    with pytest.raises(BadSeats, match=f"seat {other} is not to decide now; take the view"):
        advise(game.view(other), "4")


def test_advice_refuses_a_budget_that_is_none() -> None:
    with pytest.raises(BadOption, match="'soon' is no budget"):
        advise(Game("europe", 2, seed="soon").view(0), "soon")


@pytest.mark.parametrize("key", edition_keys())
def test_what_is_told_of_first_tickets_rests_on_enough_worlds(key: str) -> None:
    """With the budget that the terminal's hints have for it."""
    view = Game(key, 2, seed="worlds").view(0)
    advice = advise(view, str(FIRST_CHOICE * int(HINT_BUDGET)), MANY_HINTS)
    assert len(advice) == MANY_HINTS
    assert min(one.worlds for one in advice) >= TOLD_WORLDS

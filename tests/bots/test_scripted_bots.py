"""Scripted bots play legally, honestly and better than chance."""

import random

import pytest

from branchline.bots.frozen import GREEDY_1 as GREEDY
from branchline.bots.roster import ScriptedBot, weights_of
from branchline.engine.rules import records
from branchline.engine.thinking.minds import WEIGHTS
from branchline.game.chains import codes
from branchline.game.events import Turn, Withdrawn
from branchline.game.game import Game
from branchline.game.view import view_of
from conftest import TABLES, TINY
from game.test_views import permute_hidden


def play(key: str, seats: int, seed: str, bots: list[ScriptedBot | None]) -> Game:
    """A whole game; seats without a bot play at random."""
    game = Game(key, seats, seed=seed)
    rng = random.Random(seed)
    while not game.is_over:
        seat = game.awaited[0]
        bot = bots[seat]
        legal = game.decisions()
        decision = bot.decide(game.view(seat)) if bot else rng.choice(legal)
        assert decision in legal
        game.decide(decision)
    return game


def test_every_weight_is_set() -> None:
    assert set(GREEDY) == set(WEIGHTS.names or ())


@pytest.mark.parametrize(("key", "seats"), [*TABLES, (TINY, 2), (TINY, 3)])
def test_greedy_decides_legally_at_every_table(key: str, seats: int) -> None:
    for number in range(3):
        game = play(key, seats, f"legal {number}", [ScriptedBot(GREEDY) for _ in range(seats)])
        assert game.result is not None


@pytest.mark.parametrize("key", sorted({key for key, _ in TABLES}))
def test_greedy_beats_random_play(key: str) -> None:
    """A bot that lost its plan, or its way of paying, would not win all of ten games."""
    for number in range(10):
        seat = number % 2
        bots: list[ScriptedBot | None] = [None, None]
        bots[seat] = ScriptedBot(GREEDY)
        result = play(key, 2, f"match {number}", bots).result
        assert result is not None
        assert result.winners == (seat,)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_hidden_cards_never_change_a_decision(key: str, seats: int) -> None:
    """R-ALL-INF-2: deal everything hidden anew, and the bot decides the same."""
    game = Game(key, seats, seed="honest")
    rng = random.Random(1)
    while not game.is_over:
        seat = game.awaited[0]
        decision = ScriptedBot(GREEDY).decide(game.view(seat))
        state = records.copy_record(game.state, records.STATE)
        permute_hidden(state, game.edition, seat, rng)
        other = view_of(game.edition, game.rules, game.board, state, seat)
        assert ScriptedBot(GREEDY).decide(other) == decision
        game.decide(decision)


def test_greedy_borrows_by_stations() -> None:
    """R-EU-STA: where rivals are in the way, the yardstick builds stations."""
    built = 0
    for number in range(5):
        game = play("europe", 4, f"stations {number}", [ScriptedBot(GREEDY) for _ in range(4)])
        built += len(game.view().stations)
    assert built > 0


@pytest.mark.parametrize("key", ["nordic-countries", "northern-lights"])
def test_tickets_that_are_done_already_are_kept(key: str) -> None:
    """R-ALL-TIC-9: they are points for nothing. The yardstick of old does not see it."""
    seen = 0
    for number in range(12):
        game = Game(key, 2, seed=f"done {number}")
        bots = [ScriptedBot(weights_of("greedy", key, 2)) for _ in range(2)]
        while not game.is_over:
            seat = game.awaited[0]
            view = game.view(seat)
            decision = bots[seat].decide(view)
            offer, held = view.offer, set(view.tickets)
            done = {one for one in offer if is_done(game, seat, one)}
            game.decide(decision)
            if view.phase == "keep" and done:
                seen += 1
                assert done <= set(game.view(seat).tickets) - held
    assert seen > 0


def is_done(game: Game, seat: int, ticket: str) -> bool:
    """Whether the seat's routes join the ticket's cities."""
    network = game.state.seat[seat].network
    place = game.board.ticket[[one.id for one in game.edition.tickets].index(ticket)]
    return network[place.a] == network[place.b]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_claims_that_are_not_weighed_would_not_have_been_chosen(key: str, seats: int) -> None:
    """Where paying could be worth something, every claim is weighed; where it is not, only those
    that can be the best. So small a worth moves payments that are alike, and no choice."""
    weights = weights_of("wary", key, seats)
    some, every = ({**weights, "surplus_paid": worth} for worth in (0.0, -1e-300))
    for number in range(4):
        game = Game(key, seats, seed=f"weigh {number}")
        bots = [(ScriptedBot(some), ScriptedBot(every)) for _ in range(seats)]
        while not game.is_over:
            seat = game.awaited[0]
            one, other = (bot.decide(game.view(seat)) for bot in bots[seat])
            assert codes.operation_of(one) == codes.operation_of(other)
            assert codes.thing_of(one) == codes.thing_of(other)
            game.decide(one)


def test_the_game_is_ended_by_who_leads() -> None:
    """A bot to which nothing else counts never ends it behind; one that does not care does."""
    cares, careless = (ends_behind(finish) for finish in (1000.0, 0.0))
    assert cares == 0 < careless


def ends_behind(finish: float) -> int:
    """In how many games the first seat ends the game with fewer points on the board."""
    number = 0
    for deal in range(30):
        weights = {**weights_of("wary", "europe", 2), "finish": finish, "finish_ticket": 0.0}
        bots = [ScriptedBot(weights), ScriptedBot(weights_of("greedy", "europe", 2))]
        game = Game("europe", 2, seed=f"finish {deal}")
        while not game.is_over and game.view().last_turns is None:
            seat = game.awaited[0]
            game.decide(bots[seat].decide(game.view(seat)))
        own, rival = (game.state.seat[seat] for seat in range(2))
        if own.wagons <= game.board.last_round_wagons:
            number += own_points(game) < rival.route_points
    return number


def own_points(game: Game) -> int:
    """What the first seat's routes and tickets score, stations and bonuses aside."""
    points = int(game.state.seat[0].route_points)
    values = {ticket.id: ticket.points for ticket in game.edition.tickets}
    for ticket in game.view(0).tickets:
        points += values[ticket] if is_done(game, 0, ticket) else -values[ticket]
    return points


# Tunnels.


def given_up_again(weights: dict[str, float]) -> int:
    """How often a seat gives a tunnel up that it gave up in its turn before."""
    again = 0
    for key in ("europe", "nordic-countries"):
        for number in range(12):
            game = play(key, 2, f"tunnels {number}", [ScriptedBot(weights) for _ in range(2)])
            turns: list[dict[int, str]] = [{}, {}]
            turn = 0
            for event in game.events:
                if isinstance(event, Turn):
                    turn += 1
                if isinstance(event, Withdrawn):
                    mine = turns[event.seat]
                    again += mine.get(turn - 2) == event.route
                    mine[turn] = event.route
    return again


def test_a_tunnel_given_up_is_not_tried_again_at_once() -> None:
    assert given_up_again(GREEDY | {"tunnel_risk": 1.0}) == 0
    assert given_up_again(GREEDY) > 0


def test_tunnels_are_tried_with_cards_to_spare() -> None:
    """The dearer the risk, the fewer are given up."""
    lost: list[int] = []
    for risk in (0.0, 60.0):
        games = [
            play("nordic-countries", 2, f"spare {number}", [ScriptedBot(weights) for _ in range(2)])
            for number in range(12)
            for weights in [GREEDY | {"tunnel_risk": risk}]
        ]
        events = [event for game in games for event in game.events]
        lost.append(sum(isinstance(event, Withdrawn) for event in events))
    assert lost[1] < 0.7 * lost[0]

"""What holds in every game, whoever plays."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import branchline.editions
from audit.auditor import audit
from branchline.editions.loading import edition
from branchline.game.game import Game
from branchline.game.record import record_of, verify
from conftest import TABLES, TINY
from policies import POLICIES, codes, play_game

EDITIONS = Path(branchline.editions.__path__[0])


def assert_conserved(game: Game) -> None:
    """R-ALL-INV-1, R-ALL-INV-2, R-ALL-INV-3: cards, points and wagons add up in every position."""
    state, board, one = game.state, game.board, game.edition
    for card in range(codes.CARDS):
        number = state.deck.card[card] + state.discard.card[card] + state.laid.card[card]
        number += sum(slot == card for slot in state.market)
        number += sum(shown == card for shown in state.revealed[: state.reveals])
        number += sum(state.seat[seat].hand.card[card] for seat in range(len(game.players)))
        assert number == board.deck.card[card]
    for seat in range(len(game.players)):
        me = state.seat[seat]
        own = [route for n, route in enumerate(one.routes) if state.owner[n] == seat]
        assert me.wagons == game.rules.wagons - sum(route.length for route in own) >= 0
        assert me.route_points == sum(game.rules.points[route.length] for route in own)
        assert sum(me.hand.card) == me.hand.total >= 0
        assert all(
            0 <= known <= held for known, held in zip(me.known.card, me.hand.card, strict=True)
        )
        assert me.known.total == sum(me.known.card)
    assert_tickets_conserved(game)


def assert_tickets_conserved(game: Game) -> None:
    """Every ticket is in exactly one place."""
    state = game.state
    places = Counter(state.ticket_place[: len(game.edition.tickets)])
    assert places[codes.IN_DECK] == state.ticket_count
    assert places[codes.UNKNOWN_PLACE] == 0
    for seat in range(len(game.players)):
        assert places[seat] == state.seat[seat].tickets
        assert places[codes.OFFERED + seat] == state.seat[seat].offered
    size = len(state.ticket_deck)
    deck = [state.ticket_deck[(state.ticket_top + i) % size] for i in range(state.ticket_count)]
    assert len(set(deck)) == len(deck)
    assert all(state.ticket_place[ticket] == codes.IN_DECK for ticket in deck)


def assert_open_counts(game: Game) -> None:
    """The counts that legality rests on equal a recount from the owners (R-ALL-CLM-1 to 3)."""
    state, board = game.state, game.board
    for seat in range(len(game.players)):
        count: Counter[int] = Counter()
        for number in range(board.routes):
            route = board.route[number]
            mates = [state.owner[route.mate[i]] for i in range(route.mates)]
            taken = sum(owner != codes.NONE for owner in mates)
            quota = board.quota[len(game.players)][route.mates + 1]
            if state.owner[number] == codes.NONE and seat not in mates and taken < quota:
                count[route.fare] += 1
        assert all(state.seat[seat].open[fare] == count[fare] for fare in range(board.fares))


def test_everything_is_conserved_at_every_step(table: tuple[str, int]) -> None:
    """R-ALL-INV-1, R-ALL-INV-2, R-ALL-INV-3, on every edition and seat count."""
    key, seats = table
    for name, policy in POLICIES.items():
        rng = random.Random(f"{name} {key} {seats}")

        def watch(game: Game) -> None:
            assert_conserved(game)
            assert_open_counts(game)

        play_game(key, seats, name, [policy] * seats, rng, watch)


@settings(max_examples=30, deadline=None)
@given(
    table=st.sampled_from([*TABLES, (TINY, 2), (TINY, 3)]),
    seed=st.text(max_size=8),
    names=st.lists(st.sampled_from(sorted(POLICIES)), min_size=5, max_size=5),
)
def test_any_table_of_any_players_ends_and_replays(
    table: tuple[str, int], seed: str, names: list[str]
) -> None:
    """R-ALL-END-2, R-ALL-PAS-3: games end, add up, and their records verify byte for byte."""
    key, seats = table
    policies = [POLICIES[name] for name in names[:seats]]
    game = play_game(key, seats, seed, policies, random.Random(seed))
    assert_conserved(game)
    assert game.result is not None
    assert game.result.winners
    verify(record_of(game).to_json(), edition(key))


def test_no_game_breaks_a_rule(records: list[dict[str, Any]]) -> None:
    """An independent auditor recounts every game from its events: rules, scores, winners."""
    for record in records:
        faults = audit(record, EDITIONS / record["edition"])
        assert faults == [], (record["edition"], record["seed"], faults[:3])


@pytest.fixture(scope="module")
def met(records: list[dict[str, Any]]) -> Counter[str]:
    """How often rare things happened in the sweep, the tiny edition included."""
    met: Counter[str] = Counter()
    for record in records:
        count_rare_things(record["events"], record["result"], met)
    for number in range(60):
        seats = 2 + number % 2
        name = sorted(POLICIES)[number % len(POLICIES)]
        rng = random.Random(number)
        game = play_game(TINY, seats, str(number), [POLICIES[name]] * seats, rng)
        record = record_of(game)
        count_rare_things(
            [event_dict(event) for event in record.events], event_dict(record.result), met
        )
    return met


def event_dict(value: Any) -> Any:
    """A struct as plain values."""
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(value))


def count_rare_things(events: list[dict[str, Any]], result: Any, met: Counter[str]) -> None:
    """Count events by kind, and what only the whole game shows."""
    for event in events:
        met[event["e"]] += 1
        if event["e"] == "offer" and len(event["tickets"]) < 3:
            met["ticket deck ran short"] += 1
        if event["e"] == "end":
            met["end by " + event["reason"]] += 1
        if event["e"] == "tunnel" and len(event["revealed"]) < 3:
            met["short reveal"] += 1
    totals = sorted(score["total"] for score in result["scores"])
    met["ties"] += totals[-1] == totals[-2]
    met["borrowed routes"] += sum(len(score.get("borrowed", ())) for score in result["scores"])
    met["shared wins"] += len(result["winners"]) > 1


@pytest.mark.parametrize(
    "thing",
    [
        "reshuffle",
        "reset",
        "withdraw",
        "station",
        "borrowed routes",
        "ticket deck ran short",
        "pass",
        "ties",
        "bonus_draw",
        "stop",
        "end by wagons",
        "end by all_passed",
    ],
)
def test_the_sweep_met_its_rare_events(met: Counter[str], thing: str) -> None:
    """A sweep that never meets a rare event would prove nothing about it."""
    assert met[thing] > 0, dict(met)


def test_the_sweep_met_substitutes(records: list[dict[str, Any]]) -> None:
    """R-NO-FER-1, R-NO-MUR-1, R-NL-FER-2: payments of more cards than spaces."""
    met: Counter[str] = Counter()
    for record in records:
        lengths = {route.id: route.length for route in edition(record["edition"]).routes}
        tunnels = {route.id for route in edition(record["edition"]).routes if route.tunnel}
        for event in record["events"]:
            if event["e"] == "claim" and event["route"] not in tunnels:
                extra = sum(event["payment"].values()) - lengths[event["route"]]
                met[record["edition"]] += extra > 0
    assert met["nordic-countries"] > 0
    assert met["northern-lights"] > 0
    assert met["north-america"] == met["europe"] == 0

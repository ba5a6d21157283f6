"""Records of games that go on from the middle of another one: played again from their start, and
refused if anything of it was changed (docs/record-format.md, Start)."""

import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from branchline.errors import BadRecord
from branchline.game.game import Game
from branchline.game.record import (
    FORMAT,
    FORMAT_WITH_START,
    begin,
    parse_record,
    record_of,
    replay,
    verify,
)
from forking import fork_of
from policies import POLICIES, play_on

Raw = dict[str, Any]


def line_of(raw: Raw) -> bytes:
    return msgspec.json.encode(raw)


def test_records_of_forks_are_verified(forks: list[Raw]) -> None:
    for raw in forks:
        record = verify(line_of(raw))
        assert record.format == FORMAT_WITH_START
        assert record.to_json() == line_of(raw)
        assert record_of(replay(record)) == record
        assert begin(record).start == record.start
    phases = {raw["start"]["phase"] for raw in forks}
    assert phases == {"first_keep", "turn", "second_card", "keep", "tunnel"}


def test_other_records_are_as_they_were(records: list[Raw]) -> None:
    raw = records[0]
    assert raw["format"] == FORMAT
    assert "start" not in raw
    more = {**raw, "start": "anything: readers skip what they do not know"}
    assert verify(line_of(more)).to_json() == line_of(raw)


def test_a_fork_can_be_forked_again() -> None:
    game = Game("europe", 3, seed="first")
    rng = random.Random("forks of forks")
    for number in range(4):
        for _ in range(12):
            game.decide(rng.choice(game.decisions()))
        game = fork_of(game, game.awaited[0], f"fork {number}")
    play_on(game, [POLICIES["builder"]] * 3, rng)
    assert verify(record_of(game).to_json()).result


def test_what_the_seat_knew_is_what_it_knows() -> None:
    game = Game("northern-lights", 2, seed="known")
    rng = random.Random("known")
    for _ in range(60):
        game.decide(rng.choice(game.decisions()))
    seat = game.awaited[0]
    before = game.view(seat)
    again = begin(record_of(fork_of(game, seat, "another deal")))
    assert begin(record_of(fork_of(game, seat, "a third"))).start != again.start
    view = again.view(seat)
    for name in ("hand", "tickets", "offer", "market", "discard", "deck_size", "owners", "seats"):
        assert getattr(view, name) == getattr(before, name), name


# Falsified starts.

Change = Callable[[Raw], bool]


def move_card(raw: Raw) -> bool:
    """A rival has another card, which was in the deck."""
    start = raw["start"]
    rival = start["seats"][start["seat"] - 1]
    unseen = [
        card for card, number in rival["hand"].items() if number > rival["known"].get(card, 0)
    ]
    others = [card for card in start["deck"] if card not in rival["hand"]]
    if not unseen or not others:
        return False
    given, taken = unseen[0], others[0]
    for bag, card, step in (
        *((rival["hand"], given, -1), (rival["hand"], taken, 1)),
        *((start["deck"], given, 1), (start["deck"], taken, -1)),
    ):
        bag[card] = bag.get(card, 0) + step
        if not bag[card]:
            del bag[card]
    return True


def swap_tickets(raw: Raw) -> bool:
    """Two tickets of the deck lie the other way round."""
    deck = raw["start"]["ticket_deck"]
    deck[:2] = deck[1::-1]
    return len(deck) > 1


def add_card(raw: Raw) -> bool:
    hand = raw["start"]["seats"][0]["hand"]
    hand["locomotive"] = hand.get("locomotive", 0) + 1
    return True


def lose_card(raw: Raw) -> bool:
    return raw["start"]["deck"].popitem()[1] > 0 if raw["start"]["deck"] else False


def steal_route(raw: Raw) -> bool:
    """A route is two seats' at once."""
    one, other = raw["start"]["seats"][:2]
    other["routes"] += one["routes"][:1]
    return bool(one["routes"])


def hold_ticket_twice(raw: Raw) -> bool:
    one, other = raw["start"]["seats"][:2]
    other["tickets"] += one["tickets"][:1]
    return bool(one["tickets"])


def another_turn(raw: Raw) -> bool:
    raw["start"]["turns"] += 1
    return True


def another_phase(raw: Raw) -> bool:
    raw["start"]["phase"] = "keep" if raw["start"]["phase"] != "keep" else "tunnel"
    return True


def last_round(raw: Raw) -> bool:
    raw["start"]["last_turns"] = 1 if raw["start"]["last_turns"] is None else None
    return True


def know_more(raw: Raw) -> bool:
    """A rival is known to hold what nobody has."""
    raw["start"]["seats"][raw["start"]["seat"] - 1]["known"]["locomotive"] = 14
    return True


def extra(raw: Raw) -> bool:
    if raw["start"]["tunnel"]:
        raw["start"]["tunnel"]["extra"] += 1
    return bool(raw["start"]["tunnel"])


def another_seed(raw: Raw) -> bool:
    raw["seed"] += "!"
    return True


def no_start(raw: Raw) -> bool:
    del raw["start"]
    return True


def as_a_whole_game(raw: Raw) -> bool:
    """As if it had begun with the set-up."""
    raw["format"] = FORMAT
    return True


def of_another_seat(raw: Raw) -> bool:
    raw["start"]["seat"] = (raw["start"]["seat"] + 1) % len(raw["seats"])
    return raw["start"]["phase"] != "first_keep"


def unknown_names(raw: Raw) -> bool:
    raw["start"]["seats"][0]["routes"].append("atlantis-avalon")
    return True


def strange_cards(raw: Raw) -> bool:
    raw["start"]["deck"]["plaid"] = 3
    return True


def negative(raw: Raw) -> bool:
    raw["start"]["discard"]["red"] = -1
    return True


def huge(raw: Raw) -> bool:
    raw["start"]["rejects"] = 10**9
    return True


CHANGES: tuple[Change, ...] = (
    *(move_card, swap_tickets, add_card, lose_card, steal_route, hold_ticket_twice, another_turn),
    *(another_phase, last_round, know_more, extra, another_seed, no_start, as_a_whole_game),
    *(of_another_seat, unknown_names, strange_cards, negative, huge),
)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_falsified_start_is_refused(forks: list[Raw], change: Change) -> None:
    changed = 0
    for raw in forks[::3] if change is not extra else forks:
        altered = copy.deepcopy(raw)
        if change(altered):
            changed += 1
            with pytest.raises(BadRecord):
                verify(line_of(altered))
    assert changed > 0


def test_the_reason_is_said_in_both_languages(forks: list[Raw]) -> None:
    altered = copy.deepcopy(forks[0])
    swap_tickets(altered)
    with pytest.raises(BadRecord) as error:
        verify(line_of(altered))
    assert "not those that its seed deals" in error.value.said("en")
    assert "ne sont pas ceux que sa graine distribue" in error.value.said("fr")


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where everything of a start stands."""
    if isinstance(value, dict | list) and value:
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [path, *(leaf for key, part in items for leaf in leaves(part, (*path, key)))]
    return [path]


def put(raw: Any, path: tuple[Any, ...], value: object) -> None:
    for key in path[:-1]:
        raw = raw[key]
    raw[path[-1]] = value


ODD: tuple[object, ...] = (
    *(-1, 0, 1, 2, 5, 127, 128, 255, 32767, 10**12, -(10**12), 1.5, None, True),
    *("", "red", "turn", "first_keep", "\0", [], ["red"], [None] * 5, {}, {"red": 200}, {"red": 1}),
)


def test_no_start_harms_the_rulebook(forks: list[Raw]) -> None:
    """Whatever stands in it: it is refused, or it is a position like any other. In tests compiled
    code checks its bounds."""
    rng = random.Random("harmless starts")
    for raw in forks[::4]:
        places = [path for path in leaves(raw["start"]) if path]
        for _ in range(60):
            altered = copy.deepcopy(raw)
            for path in rng.sample(places, rng.choice((1, 1, 1, 2, 3))):
                try:
                    put(altered["start"], path, rng.choice(ODD))
                except (KeyError, IndexError, TypeError):
                    continue
            try:
                replay(parse_record(line_of(altered)))
            except BadRecord:
                continue

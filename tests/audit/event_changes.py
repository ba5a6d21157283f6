"""Falsified events: what chance dealt, what seats did, and the order of it all."""

from collections import Counter

from audit.changes import (
    CHANGES,
    Event,
    Record,
    alter,
    drop,
    falsifies,
    insert,
    later_places,
    middle,
    places,
)
from audit.parameters import COLORS, LOCOMOTIVE

CHANGES.update(
    {
        "drop the fill behind a take": drop("fill", after="take"),
        "drop a deal": drop("deal"),
        "drop a reset": drop("reset"),
        "drop a reshuffle": drop("reshuffle"),
        "drop an offer": drop("offer"),
        "drop a keep": drop("keep"),
        "drop the shuffled rejects": drop("rejects_shuffled"),
        "drop a turn": drop("turn"),
        "drop a claim behind a tunnel": drop("claim", after="tunnel"),
        "drop a tunnel": drop("tunnel"),
        "drop a withdrawal": drop("withdraw"),
        "drop a draw bonus": drop("bonus_draw"),
        "drop the bonus cards": drop("bonuses"),
        "drop the last round": drop("last_round"),
        "drop the end": drop("end"),
        "deal three cards": alter("deal", "cards", lambda cards: cards[:-1]),
        "fill another slot": alter("fill", "slot", lambda slot: (slot + 1) % 5),
        "reshuffle one more card": alter("reshuffle", "count", lambda count: count + 1),
        "reshuffle after another card": alter("reshuffle", "after", lambda after: after + 1),
        "discard fewer cards in a reset": alter("reset", "discarded", lambda cards: cards[1:]),
        "offer one ticket fewer": alter("offer", "tickets", lambda names: names[:-1]),
        "score a point too many": alter("claim", "points", lambda points: points + 1),
        "ask one extra card more": alter("tunnel", "extra", lambda extra: extra + 1),
        "reveal one card fewer": alter("tunnel", "revealed", lambda cards: cards[:-1]),
        "draw one bonus card fewer": alter("bonus_draw", "cards", lambda cards: cards[:-1]),
        "lay a bonus card out twice": alter("bonuses", "cards", lambda c: [c[0], *c[:-1]]),
        "end for another reason": alter("end", "reason", lambda reason: "turn" + reason),
        "claim a route that is no route": alter("claim", "route", lambda route: route + "-9"),
        "reset without need": insert("blind", {"e": "reset", "discarded": []}),
        "stop after a claim": insert("claim", {"e": "stop"}),
        "pass instead of acting": insert("turn", {"e": "pass"}),
        "reshuffle in between": insert("turn", {"e": "reshuffle", "count": 1}),
        "announce a last round too early": insert("rejects_shuffled", {"e": "last_round"}),
        "go on after the end": insert("end", {"e": "turn", "seat": 0}),
    }
)


def hand_before(record: Record, stop: int, seat: int) -> Counter[str]:
    """The cards a seat holds right before an event."""
    hand: Counter[str] = Counter()
    for event in record["events"][:stop]:
        if event.get("seat") != seat:
            continue
        if event["e"] in ("deal", "bonus_draw"):
            hand.update(event["cards"])
        elif event["e"] in ("take", "blind"):
            hand[event["card"]] += 1
        elif event["e"] in ("claim", "station"):
            hand.subtract(event["payment"])
    return hand


@falsifies("claim or settle two routes in one turn")
def claim_twice(record: Record) -> bool:
    """R-ALL-ACT-2: the claim is repeated on the spot."""
    indexes = places(record, "claim")
    if indexes:
        record["events"].insert(middle(indexes), dict(record["events"][middle(indexes)]))
    return bool(indexes)


@falsifies("claim an owned route")
def claim_owned(record: Record) -> bool:
    """R-ALL-CLM-1: a later claim names an earlier claim's route."""
    indexes = places(record, "claim")
    if len(indexes) < 2:
        return False
    record["events"][indexes[-1]]["route"] = record["events"][indexes[0]]["route"]
    return True


@falsifies("pay with a card not held")
def pay_unheld(record: Record) -> bool:
    """R-ALL-CLM-5: one card of a payment becomes one that the hand lacks."""
    for index in reversed(places(record, "claim", "station")):
        event = record["events"][index]
        hand = hand_before(record, index, event["seat"])
        lacking = [color for color in COLORS if not hand[color]]
        if lacking:
            payment = Counter(event["payment"])
            payment[min(payment)] -= 1
            payment[lacking[0]] += 1
            event["payment"] = dict(+payment)
            return True
    return False


@falsifies("pay with every locomotive of the box")
def pay_locomotives(record: Record) -> bool:
    """R-ALL-CLM-5: more locomotives than any hand holds."""
    indexes = places(record, "claim", "station")
    if indexes:
        record["events"][middle(indexes)]["payment"] = {LOCOMOTIVE: 19}
    return bool(indexes)


@falsifies("fill with another card")
def fill_other(record: Record) -> bool:
    """R-ALL-DRAW-1: a filled card that is taken later was another one."""
    lying: dict[int, Event] = {}
    for event in record["events"]:
        if event["e"] == "fill":
            lying[event["slot"]] = event
        elif event["e"] == "take" and event["slot"] in lying:
            fill = lying[event["slot"]]
            fill["card"] = next(color for color in COLORS if color != fill["card"])
            return True
    return False


@falsifies("take another card than the one lying there")
def take_other(record: Record) -> bool:
    """R-ALL-DRAW-1."""
    indexes = places(record, "take")
    if indexes:
        event = record["events"][middle(indexes)]
        event["card"] = next(color for color in COLORS if color != event["card"])
    return bool(indexes)


@falsifies("draw the same card for ever")
def draw_one_color(record: Record) -> bool:
    """R-ALL-INV-1: fifteen blind cards of a colour of twelve."""
    blind = [event for event in record["events"] if event["e"] == "blind"]
    for event in blind[:25]:
        event["card"] = "red"
    return len(blind) >= 25 and not places(record, "reshuffle")


@falsifies("act in another seat's turn")
def act_elsewhere(record: Record) -> bool:
    """R-ALL-ACT-1."""
    indexes = later_places(record, "claim", "take", "blind", "offer", "station", "tunnel", "pass")
    event = record["events"][middle(indexes)]
    event["seat"] = (event["seat"] + 1) % len(record["seats"])
    return True


@falsifies("give a turn to another seat")
def turn_elsewhere(record: Record) -> bool:
    """R-ALL-SET-2."""
    event = record["events"][middle(places(record, "turn"))]
    event["seat"] = (event["seat"] + 1) % len(record["seats"])
    return True


@falsifies("leave out a whole turn")
def skip_turn(record: Record) -> bool:
    """R-ALL-SET-2: turns go round the table."""
    turns = places(record, "turn")
    if len(turns) < 3:
        return False
    position = len(turns) // 2
    del record["events"][turns[position] : turns[position + 1]]
    return True


@falsifies("build a second station in a city")
def station_again(record: Record) -> bool:
    """R-EU-STA-1."""
    indexes = places(record, "station")
    if len(indexes) < 2:
        return False
    record["events"][indexes[1]]["city"] = record["events"][indexes[0]]["city"]
    return True


@falsifies("stop where stopping is switched off")
def forbid_stopping(record: Record) -> bool:
    """R-ALL-DRAW-6."""
    record["options"]["may_stop_after_one"] = False
    return bool(places(record, "stop"))

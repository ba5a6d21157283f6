"""The header of a record: the fields that stand before the events."""

from typing import Any

from audit.parameters import EDITIONS, Parameters
from audit.position import Options, default_options
from audit.reader import is_player

RULE = "record-format Header"


def header_faults(record: dict[str, Any]) -> list[str]:
    """What is wrong with the header; only a known edition and sound seats allow more."""
    faults: list[str] = []

    def check(holds: bool, sentence: str) -> None:
        if not holds:
            faults.append(f"header: {sentence} ({RULE}).")

    formats = ["branchline-record/1", "branchline-record/2"]
    check(record.get("format") in formats, f"format is {record.get('format')!r}")
    is_second = record.get("format") == formats[1]
    check(not is_second or isinstance(record.get("start"), dict), "start is missing")
    for name in ("edition_hash", "seed"):
        value = record.get(name)
        check(isinstance(value, str) and value != "", f"{name} is {value!r}, no string")
    version = record.get("rules_version")
    check(type(version) is int, f"rules_version is {version!r}, no whole number")
    check(isinstance(record.get("events"), list), "events is no list")
    check("result" in record, "result is missing")
    rules = EDITIONS.get(record.get("edition", ""))
    check(rules is not None, f"the edition {record.get('edition')!r} is unknown")
    seats = record.get("seats")
    check(isinstance(seats, list), "seats is no list")
    if not isinstance(seats, list) or rules is None:
        return faults
    check(len(seats) in rules.seats, f"{len(seats)} seats cannot play this edition")
    for number, seat in enumerate(seats):
        check(
            isinstance(seat, dict) and isinstance(seat.get("name"), str),
            f"seat {number} has no name",
        )
        check(
            isinstance(seat, dict) and is_player(seat.get("player")),
            f"seat {number} has no player of a known kind",
        )
    first = record.get("first_seat")
    check(type(first) is int and 0 <= first < len(seats), f"first_seat is {first!r}")
    for sentence in action_faults(record.get("actions"), len(seats)):
        check(False, sentence)
    for sentence in option_faults(record.get("options"), rules):
        check(False, sentence)
    return faults


def action_faults(actions: object, seats: int) -> list[str]:
    """The actions are pairs of a seat and a text; what the text says is not judged here."""
    if not isinstance(actions, list):
        return ["actions is no list"]
    for number, action in enumerate(actions):
        sound = (
            isinstance(action, list)
            and len(action) == 2
            and type(action[0]) is int
            and 0 <= action[0] < seats
            and isinstance(action[1], str)
        )
        if not sound:
            return [f"action {number} is {action!r}, no pair of seat and text"]
    return []


def action_order_faults(record: dict[str, Any], turns: list[int]) -> list[str]:
    """After the first choices only the seat whose turn it is acts, and it does act.

    Neighbouring actions of one seat are one turn, so the seats that act, repetitions aside, end
    with the seats of the turns. The last turn of an unfinished game may be without an action.
    """
    acting: list[int] = []
    for seat, _ in record["actions"]:
        if not acting or acting[-1] != seat:
            acting.append(seat)
    complete = [turns] if record["result"] is not None else [turns, turns[:-1]]
    if any(acting[len(acting) - len(part) :] == part for part in complete):
        return []
    return [f"header: the seats of the actions are not those of the turns ({RULE})."]


def option_faults(options: object, rules: Parameters) -> list[str]:
    """Options hold only switches that differ from the edition's defaults."""
    if not isinstance(options, dict):
        return ["options is no object"]
    defaults = default_options(rules)
    faults = []
    for name, value in options.items():
        if name in defaults and not isinstance(value, bool):
            faults.append(f"option {name} is {value!r}, neither true nor false")
        elif name == "nordic_ferry_stacking" and rules.ferries != "triples":
            continue
        elif name in defaults and value == defaults[name]:
            faults.append(f"option {name} is listed with its default")
    return faults


def options_of(record: dict[str, Any], rules: Parameters) -> Options:
    """The switches of a record with the edition's defaults filled in."""
    chosen = default_options(rules)
    chosen.update({name: value for name, value in record["options"].items() if name in chosen})
    return Options(**chosen)

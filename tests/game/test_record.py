"""Records: what they hold (docs/record-format.md), and what is said about altered ones."""

import copy
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from arranged import play_some
from branchline.editions.edition import Edition
from branchline.editions.loading import edition
from branchline.errors import BadRecord, BranchlineError, StaleRecord, UnknownEdition
from branchline.game.events import Event
from branchline.game.game import RULES_VERSION, Game, Player
from branchline.game.record import (
    FORMAT,
    KINDS,
    Record,
    begin,
    parse_record,
    read_records,
    record_of,
    replay,
    verify,
)
from conftest import TABLES, TINY
from policies import POLICIES, play_game

CONTRACT = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
HEADER = re.search(r"## Header\n(.+?)\n## ", CONTRACT, flags=re.DOTALL)
EVENTS = re.search(r"## Events.+?\n(.+?)\n## ", CONTRACT, flags=re.DOTALL)

Raw = dict[str, Any]


WANTED = {"keep", "take", "stop", "claim", "tunnel", "station", "player", "last_round"}


def tiny_game() -> Game:
    """The first short game that has all these events; seat 1 has resigned."""
    for seed in range(1000):
        game = Game(TINY, ["Ada", "Bo"], seed=seed)
        rng = random.Random(seed)
        game.play("player bot:random resigned", 1)
        while not game.is_over:
            game.decide(rng.choice(game.decisions()))
        raw = msgspec.json.decode(record_of(game).to_json())
        if {event["e"] for event in raw["events"]} >= WANTED:
            return game
    raise AssertionError(f"no game has all of {WANTED}")


GAME = tiny_game()
LINE = record_of(GAME).to_json()
RAW: Raw = msgspec.json.decode(LINE)
EDITION = GAME.edition


def refused(change: Callable[[Raw], object], kind: type[BranchlineError] = BadRecord) -> str:
    """What is said about a record after a change: one line that says what to do or what differs."""
    raw = copy.deepcopy(RAW)
    change(raw)
    with pytest.raises(kind) as caught:
        verify(msgspec.json.encode(raw), EDITION)
    assert type(caught.value) is kind
    words = str(caught.value)
    assert words
    assert "\n" not in words
    assert len(words) < 600
    return words


# What a record holds.


def test_the_header_is_the_one_of_the_contract(table: tuple[str, int]) -> None:
    """docs/record-format.md, Header: these fields, in this order, and no others."""
    assert HEADER
    fields = re.findall(r"^\| `(\w+)` \|", HEADER[1], flags=re.MULTILINE)
    key, seats = table
    players = [Player(f"Name {seat}", "bot:test") for seat in range(seats)]
    game = Game(key, players, seed=99, first_seat=1, options={"may_stop_after_one": False})
    raw: Raw = msgspec.json.decode(record_of(game).to_json())
    assert list(raw) == fields
    assert raw["format"] == FORMAT == "branchline-record/1"
    assert raw["edition"] == key
    assert raw["edition_hash"] == edition(key).hash
    assert raw["rules_version"] == RULES_VERSION
    assert raw["options"] == {"may_stop_after_one": False}
    assert raw["seats"] == [{"name": f"Name {seat}", "player": "bot:test"} for seat in range(seats)]
    assert (raw["first_seat"], raw["seed"]) == (1, "99")
    assert raw["actions"] == []
    assert raw["events"]
    assert raw["result"] is None


def test_the_kinds_of_event_are_those_of_the_contract() -> None:
    assert EVENTS
    rows = re.findall(r"^\| `(\w+)` \|", EVENTS[1], flags=re.MULTILINE)
    assert rows[0] == "e"
    assert sorted(KINDS) == sorted(rows[1:])


def test_a_record_is_one_line_of_utf_8() -> None:
    game = Game("europe", ["Zoë\n", "Łukasz"], seed="ligne\nnouvelle")
    line = record_of(game).to_json()
    assert b"\n" not in line
    assert "Łukasz".encode() in line
    assert parse_record(line) == record_of(game)


def test_records_of_every_table_verify(table: tuple[str, int]) -> None:
    key, seats = table
    policy = POLICIES["builder"]
    game = play_game(key, seats, "verify", [policy] * seats, random.Random(1))
    record = verify(record_of(game).to_json())
    assert record == record_of(game)
    again = replay(record)
    assert record_of(again) == record
    assert again.result == game.result


@settings(max_examples=80, deadline=None)
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**32),
    decisions=st.integers(0, 200),
    temper=st.sampled_from(sorted(POLICIES)),
)
def test_a_game_under_way_verifies_too(
    table: tuple[str, int], seed: int, decisions: int, temper: str
) -> None:
    game = play_some(*table, seed, decisions, temper)
    assert verify(record_of(game).to_json()) == record_of(game)


def test_a_replay_begins_where_the_game_began() -> None:
    game = begin(parse_record(LINE), EDITION)
    assert game.actions == []
    assert tuple(game.events) == record_of(GAME).events[: len(game.events)]


def test_a_record_of_somebodys_own_edition_needs_its_folder() -> None:
    verify(LINE, EDITION)
    with pytest.raises(UnknownEdition, match="'tiny'"):
        verify(LINE)


def test_a_record_cannot_name_a_folder_to_read() -> None:
    raw = {**RAW, "edition": TINY}
    with pytest.raises(UnknownEdition, match="no edition of ours"):
        verify(msgspec.json.encode(raw))


# Records that were altered.


def test_every_altered_event_is_noticed() -> None:
    """Each event in turn: dropped, doubled, or with one field changed."""
    for number, event in enumerate(RAW["events"]):
        for field, value in event.items():
            changed = value_like(value)

            def alter(
                raw: Raw, number: int = number, field: str = field, to: Any = changed
            ) -> None:
                raw["events"][number][field] = to

            words = refused(alter)
            if field != "e":
                assert f"event {number + 1} differs" in words or "abandoned" in words
        refused(lambda raw, number=number: raw["events"].pop(number))
        if event != RAW["events"][number - 1]:
            refused(lambda raw, number=number, event=event: raw["events"].insert(number, event))


def value_like(value: Any) -> Any:
    """Another value of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return {"deal": "take", "red": "blue"}.get(value, "red")
        case dict():
            return {**value, "red": value.get("red", 0) + 1}
        case _:
            return [*value, "red"]


@pytest.mark.parametrize("number", range(0, len(RAW["actions"]), 3))
def test_every_altered_action_is_noticed(number: int) -> None:
    """Another seat's, another action, none at all, one twice; the message names the action."""
    seat, text = RAW["actions"][number]
    is_player = text.startswith("player")

    def other_seat(raw: Raw) -> None:
        raw["actions"][number] = [1 - seat, text]

    def other_text(raw: Raw) -> None:
        raw["actions"][number] = [seat, "pass" if text != "pass" else "blind"]

    def nonsense(raw: Raw) -> None:
        raw["actions"][number] = [seat, "take the train"]

    assert f"action {number + 1} " in refused(other_text)
    assert f"action {number + 1} ('take the train')" in refused(nonsense)
    refused(other_seat)
    refused(lambda raw: raw["actions"].pop(number))
    if not is_player:
        refused(lambda raw: raw["actions"].insert(number, [seat, text]))


def scores(raw: Raw) -> Raw:
    return raw["result"]["scores"][0]


CHANGES: dict[str, tuple[Callable[[Raw], object], type[BranchlineError], str]] = {
    "a total": (lambda raw: scores(raw).update(total=999), BadRecord, "result differs"),
    "route points": (lambda raw: scores(raw).update(routes=-1), BadRecord, "result differs"),
    "a ticket": (
        lambda raw: scores(raw)["tickets"][0].update(completed="yes"),
        BadRecord,
        "damaged",
    ),
    "tickets": (lambda raw: scores(raw)["tickets"].pop(), BadRecord, "result differs"),
    "a bonus": (lambda raw: scores(raw)["bonuses"].update(x=1), BadRecord, "result differs"),
    "winners": (lambda raw: raw["result"].update(winners=[1]), BadRecord, "result differs"),
    "who resigned": (lambda raw: raw["result"].pop("resigned"), BadRecord, "result differs"),
    "no result": (lambda raw: raw.update(result=None), BadRecord, "result differs"),
    "result left out": (lambda raw: raw.pop("result"), BadRecord, "damaged"),
    "the hash": (lambda raw: raw.update(edition_hash="0" * 32), StaleRecord, "the version that"),
    "a long hash": (lambda raw: raw.update(edition_hash="0" * 9999), StaleRecord, "other data"),
    "rules version": (
        lambda raw: raw.update(rules_version=RULES_VERSION + 1),
        StaleRecord,
        "the version that made it",
    ),
    "rules version as text": (lambda raw: raw.update(rules_version="1"), BadRecord, "damaged"),
    "format": (lambda raw: raw.update(format="branchline-record/3"), BadRecord, "branchline wrote"),
    "fork format": (lambda raw: raw.update(format="branchline-record/2"), BadRecord, "no start"),
    "format left out": (lambda raw: raw.pop("format"), BadRecord, "branchline wrote"),
    "unknown option": (lambda raw: raw.update(options={"wings": True}), BadRecord, "no option"),
    "no boolean": (lambda raw: raw.update(options={"may_stop_after_one": 0}), BadRecord, "damaged"),
    "switched": (
        lambda raw: raw.update(options={"may_stop_after_one": False}),
        BadRecord,
        "R-ALL-DRAW-6",
    ),
    "too few seats": (lambda raw: raw["seats"].pop(), BadRecord, "choose a number"),
    "too many seats": (lambda raw: raw["seats"].extend(RAW["seats"] * 9), BadRecord, "seats, not"),
    "one more seat": (lambda raw: raw["seats"].append(RAW["seats"][0]), BadRecord, ""),
    "seats without names": (lambda raw: raw.update(seats=[{}, {}]), BadRecord, "damaged"),
    "first seat": (lambda raw: raw.update(first_seat=1 - raw["first_seat"]), BadRecord, ""),
    "no such first seat": (lambda raw: raw.update(first_seat=2), BadRecord, "0 to 1"),
    "seed": (lambda raw: raw.update(seed="another"), BadRecord, ""),
    "a number as seed": (lambda raw: raw.update(seed=5), BadRecord, "damaged"),
    "no events": (lambda raw: raw.update(events=[]), BadRecord, "has 0 events"),
    "events left out": (lambda raw: raw.pop("events"), BadRecord, "damaged"),
    "events null": (lambda raw: raw.update(events=None), BadRecord, "damaged"),
    "an event of no kind": (lambda raw: raw["events"][0].update(e=[]), BadRecord, "damaged"),
    "an event without kind": (lambda raw: raw["events"][0].pop("e"), BadRecord, "damaged"),
    "no actions": (lambda raw: raw.update(actions=[]), BadRecord, ""),
    "actions of another shape": (
        lambda raw: raw.update(actions=["blind"]),
        BadRecord,
        "damaged",
    ),
    "no such seat": (lambda raw: raw["actions"].insert(0, [7, "blind"]), BadRecord, "0 to 1"),
    "one action more": (lambda raw: raw["actions"].append([0, "blind"]), BadRecord, "is over"),
    "abandoned at the end": (
        lambda raw: raw["events"].append({"e": "end", "reason": "abandoned"}),
        BadRecord,
        "its actions end the game",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_an_altered_record_is_refused_with_a_reason(name: str) -> None:
    change, kind, words = CHANGES[name]
    assert words in refused(change, kind)


def test_the_unaltered_record_is_accepted() -> None:
    """Without this, the tests above would prove nothing."""
    assert verify(msgspec.json.encode(RAW), EDITION) == record_of(GAME)


def test_a_record_that_stops_among_the_first_choices_is_not_whole() -> None:
    game = Game(TINY, 2, seed="cut")
    offer = game.offer(0)
    raw: Raw = msgspec.json.decode(record_of(game).to_json())
    raw["actions"] = [[0, f"keep {','.join(offer)}"]]
    with pytest.raises(BadRecord, match="first tickets"):
        verify(msgspec.json.encode(raw), EDITION)


# What readers skip.


def test_extra_fields_and_kinds_of_event_are_skipped() -> None:
    """docs/record-format.md: extra kinds and extra fields are allowed; readers skip them."""
    raw = copy.deepcopy(RAW)
    raw["comment"] = {"by": ["somebody"]}
    raw["seats"][0]["rating"] = 1500
    raw["result"]["duration"] = 3
    raw["events"].insert(0, {"e": "chat", "text": "hello"})
    raw["events"].append({"e": "clapping"})
    raw["events"][3]["at"] = "12:00"
    line = msgspec.json.encode(raw)
    assert parse_record(line) == record_of(GAME)
    assert verify(line, EDITION) == record_of(GAME)


# What cannot be read.


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b" ",
        b"{",
        b"null",
        b"[]",
        b"3",
        b'"text"',
        b"not json",
        b"\xff\xfe",
        b"{}",
        LINE[:-1],
        LINE[: len(LINE) // 2],
        LINE[1:],
        LINE + LINE,
        LINE.replace(b'"seats"', b'"seats\\ud800"'),
        b"[" * 100_000,
        b'{"format":' + b"[" * 100_000,
        b'{"format":"branchline-record/1","events":' + b"[" * 500 + b"]" * 500 + b"}",
        b"PK\x03\x04\x00\x00",
    ],
    ids=range(19),
)
def test_a_line_that_is_no_record_is_refused(line: bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(line, EDITION)
    words = str(caught.value)
    assert "\n" not in words
    assert re.search(r"\?|; export the game again", words), words


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["red", "blind", "pass", "take 1", "end", "tiny", "abandoned", "\0"]),
    lambda children: (
        st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=5), children, max_size=3)
    ),
    max_leaves=5,
)


def paths_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where every value of a JSON document is."""
    found = [path] if path else []
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, child in items:
        found += paths_of(child, (*path, key))
    return found


def complaint_about(line: bytes, data: Edition) -> str:
    """What is said about a record, which may be nothing; any error but our own passes."""
    try:
        verify(line, data)
    except BranchlineError as error:
        return str(error)
    return ""


PATHS = paths_of(RAW)
TOP = [path for path in PATHS if len(path) <= 2]


@settings(max_examples=800, deadline=None)
@given(where=st.sampled_from(PATHS) | st.sampled_from(TOP), value=JSON, how=st.sampled_from("sdi"))
@example(where=("events", 9, "player"), value="\x85", how="s")  # a line's end to Python
def test_a_mutated_record_gives_nothing_but_our_own_errors(
    where: tuple[Any, ...], value: Any, how: str
) -> None:
    """Something else is put there, it is taken out, or the value is put in before it."""
    raw = copy.deepcopy(RAW)
    parent: Any = raw
    for key in where[:-1]:
        parent = parent[key]
    if how == "d":
        del parent[where[-1]]
    elif how == "i" and isinstance(parent, list):
        parent.insert(where[-1], value)
    else:
        parent[where[-1]] = value
    try:
        line = msgspec.json.encode(raw)
    except (OverflowError, UnicodeEncodeError, msgspec.MsgspecError):
        return
    assert len(complaint_about(line, EDITION).splitlines()) <= 1
    with pytest.raises(BranchlineError):
        verify(line)


@settings(max_examples=500, deadline=None)
@given(start=st.integers(0, len(LINE)), length=st.integers(0, 40), middle=st.binary(max_size=12))
def test_damaged_bytes_give_nothing_but_our_own_errors(
    start: int, length: int, middle: bytes
) -> None:
    line = LINE[:start] + middle + LINE[start + length :]
    assert len(complaint_about(line, EDITION).splitlines()) <= 1


# Files of records.


def test_a_file_holds_one_record_a_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\n" + LINE + b"\n\n  \r\n" + LINE + b"\r\n" + LINE)
    assert list(read_records(file)) == [(2, LINE), (5, LINE), (6, LINE)]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.jsonl", tmp_path):
        with pytest.raises(BadRecord, match="check the name of the file") as caught:
            list(read_records(path))
        assert str(path) in str(caught.value)


def test_a_file_without_records_is_named(tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    for text in ("", "\n \n"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadRecord, match=r"empty\.jsonl holds no records"):
            list(read_records(file))


def test_events_are_typed_when_they_are_read() -> None:
    record = parse_record(LINE)
    assert isinstance(record, Record)
    assert all(isinstance(event, Event) for event in record.events)

"""A game as one JSON object (docs/record-format.md): export, replay, verify."""

from collections.abc import Iterator, Sequence
from os.path import commonpath
from pathlib import Path
from typing import Any, cast, get_args

import msgspec

from branchline.editions.complaints import quote
from branchline.editions.edition import Edition
from branchline.editions.loading import edition as load
from branchline.editions.loading import is_shipped
from branchline.errors import BadRecord, BranchlineError, StaleRecord, UnknownEdition
from branchline.game.events import End, Event
from branchline.game.game import RULES_VERSION, Game, Player
from branchline.game.notation import PLAYER
from branchline.game.restarts import begin_again
from branchline.game.result import Result
from branchline.game.starts import FORMAT_WITH_START, StartPosition
from branchline.letters import escaped
from branchline.wording import Wording

FORMAT = "branchline-record/1"
EXCERPT, BEFORE = 80, 20
"""Letters that a complaint shows of a value, and how many of them before a difference."""


class Record(msgspec.Struct, frozen=True):
    """A finished or stopped game, as files have it (docs/record-format.md).

    >>> record_of(Game("europe", 2, seed="a look"))
    <Record europe seats=2 seed='a look' actions=0 without a result>
    """

    format: str
    """The name and version of the format."""
    edition: str
    """The edition's key."""
    edition_hash: str
    """The hash of the edition's data."""
    rules_version: int
    """The version of the rules that made it."""
    options: dict[str, bool]
    """Rule switches that differ from the edition's."""
    seats: tuple[Player, ...]
    """Who filled the seats at the start."""
    first_seat: int
    """The seat that played first."""
    seed: str
    """What all chance came from."""
    actions: tuple[tuple[int, str], ...]
    """Seat and text of every action."""
    events: tuple[Event, ...]
    """All that happened, hidden cards included."""
    result: Result | None
    """None for a game that was not played to its end."""
    start: StartPosition | msgspec.UnsetType = msgspec.UNSET
    """Where it began, if it goes on from a position of another game."""

    def __repr__(self) -> str:
        end = "without a result" if self.result is None else f"winners={self.result.winners}"
        return (
            f"<Record {self.edition} seats={len(self.seats)} seed={self.seed!r} "
            f"actions={len(self.actions)} {end}>"
        )

    def to_json(self) -> bytes:
        """The record as one line, without the line's end."""
        return msgspec.json.encode(self)


def record_of(game: Game, seats: tuple[Player, ...] | None = None) -> Record:
    """The record of a game; `seats` are the players it began with, by default those of the game.

    >>> record_of(Game("europe", 2, seed="a look")).to_json()[:50]
    b'{"format":"branchline-record/1","edition":"europe"'
    """
    return Record(
        format=FORMAT if game.start is None else FORMAT_WITH_START,
        edition=game.edition.key,
        edition_hash=game.edition.hash,
        rules_version=RULES_VERSION,
        options=game.options,
        seats=seats or game.first_players,
        first_seat=game.first_seat,
        seed=game.seed,
        actions=tuple(game.actions),
        events=tuple(game.events),
        result=game.result,
        start=game.start or msgspec.UNSET,
    )


def parse_record(line: bytes) -> Record:
    """Read one line of a record file; extra fields and kinds of event are skipped.

    >>> record = record_of(Game("europe", 2, seed="a look"))
    >>> parse_record(record.to_json()) == record
    True
    """
    raw = _decode(line)
    if raw.get("format") == FORMAT:
        raw.pop("start", None)
    elif raw.get("format") != FORMAT_WITH_START:
        raise BadRecord(
            "error-record-format", {"format": quote(raw.get("format")), "ours": repr(FORMAT)}
        )
    elif "start" not in raw:
        raise BadRecord("error-start-missing", {})
    if isinstance(raw.get("events"), list):
        raw["events"] = [event for event in raw["events"] if _is_known(event)]
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("error-record-damaged", {"why": str(error)}) from None


def _decode(line: bytes) -> dict[str, Any]:
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("error-record-json", {"why": str(error)}) from None
    except RecursionError:
        raise BadRecord("error-record-nested", {}) from None
    if not isinstance(raw, dict):
        raise BadRecord("error-record-other", {})
    return cast(dict[str, Any], raw)


KINDS = [kind.__struct_config__.tag for kind in get_args(Event)]


def _is_known(event: object) -> bool:
    """Whether an event is of a kind that we know; what is no event is complained of later."""
    if not isinstance(event, dict):
        return True
    kind = cast(dict[str, object], event).get("e")
    return not isinstance(kind, str) or kind in KINDS


def read_records(path: Path | str) -> Iterator[tuple[int, bytes]]:
    """The lines of a record file with their numbers, from 1; empty lines are passed over. Raises if
    there are no others.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     summary = play_games("europe", games=3, records=f"{folder}/games.jsonl")
    ...     [number for number, line in read_records(f"{folder}/games.jsonl")]
    [1, 2, 3]
    """
    is_empty = True
    try:
        with Path(path).open("rb") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    is_empty = False
                    yield number, line.strip()
    except OSError as error:
        raise BadRecord("error-read", {"file": path, "why": error}) from None
    if is_empty:
        raise BadRecord("error-no-records", {"file": path})


def check_origin(record: Record, edition: Edition) -> None:
    """Raise if the record was made with other data or another rulebook."""
    if record.edition_hash != edition.hash:
        raise StaleRecord(
            "error-record-data",
            {
                "edition": edition.key,
                "theirs": quote(record.edition_hash),
                "ours": repr(edition.hash),
            },
        )
    if record.rules_version != RULES_VERSION:
        raise StaleRecord(
            "error-record-rules",
            {"theirs": str(record.rules_version), "ours": str(RULES_VERSION)},
        )


def begin(record: Record, edition: Edition | None = None) -> Game:
    """The game of a record before its first action."""
    if edition is None and not is_shipped(record.edition):
        raise UnknownEdition("error-record-edition", {"edition": quote(record.edition)})
    edition = edition or load(record.edition)
    check_origin(record, edition)
    for seat, player in enumerate(record.seats):
        if not PLAYER.fullmatch(player.player):
            raise BadRecord(
                "error-record-player", {"seat": str(seat), "player": quote(player.player)}
            )
    try:
        game = Game(
            edition,
            record.seats,
            seed=record.seed,
            first_seat=record.first_seat,
            options=record.options,
        )
    except BranchlineError as error:
        raise BadRecord("error-record-begin", {"why": error}) from None
    if isinstance(record.start, StartPosition):
        begin_again(game, record.start)
    return game


def replay(record: Record, edition: Edition | None = None) -> Game:
    """Play a record's actions again.

    >>> game = Game("europe", 2, seed="a look")
    >>> result = Table(game, seat_bots(game, ["greedy", "wary"])).run()
    >>> replay(record_of(game)).result == result
    True
    """
    game = begin(record, edition)
    for number, (seat, text) in enumerate(record.actions, 1):
        try:
            game.play(text, seat)
        except BranchlineError as error:
            raise BadRecord(
                "error-record-action",
                {"number": str(number), "action": quote(text), "seat": str(seat), "why": error},
            ) from None
    if record.events and record.events[-1] == End("abandoned"):
        if game.is_over:
            raise BadRecord("error-record-abandoned", {})
        game.abandon()
    return game


def verify(line: bytes, edition: Edition | None = None) -> Record:
    """Replay a line and compare events and result with it byte for byte, fields and kinds of event
    that we do not know left out; raises `BadRecord`.

    >>> game = Game("europe", 2, seed="a look")
    >>> result = Table(game, seat_bots(game, ["greedy", "wary"])).run()
    >>> verify(record_of(game).to_json())
    <Record europe seats=2 seed='a look' actions=130 winners=(1,)>
    """
    record = parse_record(line)
    game = replay(record, edition)
    again = record_of(game)
    for number, (theirs, ours) in enumerate(zip(record.events, again.events, strict=False), 1):
        _compare(Wording("error-record-event", {"number": str(number)}), theirs, ours)
    if len(record.events) != len(again.events):
        raise BadRecord(
            "error-record-events",
            {"theirs": str(len(record.events)), "ours": str(len(again.events))},
        )
    if len(record.actions) != len(again.actions):
        raise BadRecord("error-record-tickets", {})
    for number, (theirs, ours) in enumerate(zip(record.actions, again.actions, strict=True), 1):
        if theirs != ours:
            kept, found = _excerpts(theirs, ours)
            raise BadRecord(
                "error-record-written", {"number": str(number), "kept": kept, "found": found}
            )
    _compare(Wording("error-record-result"), record.result, again.result)
    return record


def is_unfinished(record: Record) -> bool:
    """Whether the game was neither played to its end nor given up."""
    return not (record.events and isinstance(record.events[-1], End))


def _compare(what: Wording, theirs: object, ours: object) -> None:
    """Raise if two values differ, and say where."""
    if _bytes(theirs) != _bytes(ours):
        field, kept, found = _difference(msgspec.to_builtins(theirs), msgspec.to_builtins(ours))
        here, there = _excerpts(kept, found)
        values = {"what": what, "kept": here, "found": there}
        if field:
            raise BadRecord("error-record-differs-in", {**values, "field": field.lstrip(".")})
        raise BadRecord("error-record-differs", values)


def _difference(theirs: object, ours: object) -> tuple[str, object, object]:
    """The innermost field in which two values differ, and what each has there."""
    kept, found = _fields(theirs), _fields(ours)
    if kept.keys() == found.keys():
        for name in kept:
            if _bytes(kept[name]) != _bytes(found[name]):
                rest, one, other = _difference(kept[name], found[name])
                return name + rest, one, other
    return "", theirs, ours


def _fields(value: object) -> dict[str, object]:
    """What an object or a list is made of, by name; nothing for everything else."""
    if isinstance(value, dict):
        return {f".{name}": part for name, part in cast("dict[str, object]", value).items()}
    if isinstance(value, list | tuple):
        parts = cast("Sequence[object]", value)
        return {f"[{index}]": part for index, part in enumerate(parts)}
    return {}


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value)


def _excerpts(theirs: object, ours: object) -> tuple[str, str]:
    """Two values as short lines of JSON, both from a little before where they differ."""
    texts = [escaped(_bytes(value).decode()) for value in (theirs, ours)]
    common = len(commonpath(texts))
    start = common - BEFORE if max(map(len, texts)) > EXCERPT and common > BEFORE else 0
    short = [("…" if start else "") + text[start : start + EXCERPT] for text in texts]
    ends = ["…" if len(text) > start + EXCERPT else "" for text in texts]
    return short[0] + ends[0], short[1] + ends[1]

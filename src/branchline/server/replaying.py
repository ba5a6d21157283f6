"""A finished game as a replay: one frame for each action, with everything that happened."""

from dataclasses import dataclass

import msgspec

from branchline.editions.edition import Edition
from branchline.game.events import Claim, Event, seen_by
from branchline.game.game import Game, Player
from branchline.game.record import Record, begin
from branchline.game.result import Result
from branchline.game.shuffle import Shuffle
from branchline.game.standings import counts_paths, standings
from branchline.game.starts import StartPosition
from branchline.server.archive import shown_names
from branchline.server.narrating import Reader
from branchline.server.scoring import Scoring, scoring_of
from branchline.text.catalogue import say
from branchline.text.lines import LogLine, Narrator
from branchline.text.speaker import Speaker


class Frame(msgspec.Struct, frozen=True):
    """An action and what it brought; frame 0 is the set-up. Nothing is hidden."""

    number: int
    """How many actions were done then."""
    seat: int | None
    action: str
    events: tuple[Event, ...]
    lines: tuple[LogLine, ...]
    points: tuple[int, ...]
    """By seat, those of its routes."""
    wagons: tuple[int, ...]
    """By seat, how many are left."""
    turn: int
    """Turns played so far."""
    longest: tuple[int, ...] | None
    """By seat, the length of its longest path; None where that can decide nothing."""


class Replay(msgspec.Struct, frozen=True):
    """A whole game."""

    edition: str
    edition_hash: str
    options: dict[str, bool]
    players: tuple[Player, ...]
    first_seat: int
    version: int
    """That of the rules."""
    start: StartPosition | None
    """Where it began, if it goes on from a position of another game."""
    frames: tuple[Frame, ...]
    result: Result | None
    scoring: Scoring | None
    shuffle: Shuffle | None
    """How the shuffle was promised and kept, if it was played on a server."""
    time: int
    """When it ended, or was imported, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game, and what is known of it beside its record."""

    record: Record
    edition: Edition
    shuffle: Shuffle | None
    time: int


def replay_of(finished: Finished, reader: Reader, eyes: int | None = None) -> Replay:
    """The replay of a record that was checked, in words for a reader; with the eyes of a seat, in
    the words that could be told to it while the game was on."""
    record, edition = finished.record, finished.edition
    game = begin(record, edition)
    names = shown_names(record)
    speaker = Speaker(edition, names, reader.language, None, reader.naming)
    narrator = Narrator(speaker)

    counts = counts_paths(game.view())
    longest: tuple[int, ...] | None = None

    def frame(number: int, seat: int | None, action: str, events: list[Event]) -> Frame:
        nonlocal longest
        if counts and (longest is None or any(isinstance(event, Claim) for event in events)):
            longest = standings(game.view()).lengths
        seen = events if eyes is None else [seen_by(event, eyes) for event in events]
        return _frame(game, number, seat, action, events, narrator.tell(number, seen), longest)

    frames = [frame(0, None, "", game.events)]
    if game.start:
        words = say("log-forked", reader.language)
        told = LogLine(0, None, "table", words, words.removesuffix("."))
        frames = [msgspec.structs.replace(frames[0], lines=(told,))]
    for number, (seat, action) in enumerate(record.actions, 1):
        frames.append(frame(number, seat, action, game.play(action, seat)))
    if not game.is_over:
        frames.append(frame(len(record.actions) + 1, None, "", game.abandon()))
    return Replay(
        edition=record.edition,
        edition_hash=record.edition_hash,
        options=record.options,
        players=tuple(
            Player(name, one.player) for name, one in zip(names, record.seats, strict=True)
        ),
        first_seat=record.first_seat,
        version=record.rules_version,
        start=game.start,
        frames=tuple(frames),
        result=record.result,
        scoring=scoring_of(game, speaker),
        shuffle=finished.shuffle,
        time=finished.time,
    )


def _frame(
    game: Game,
    number: int,
    seat: int | None,
    action: str,
    events: list[Event],
    lines: list[LogLine],
    longest: tuple[int, ...] | None,
) -> Frame:
    view = game.view()
    return Frame(
        number=number,
        seat=seat,
        action=action,
        events=tuple(events),
        lines=tuple(lines),
        points=tuple(one.points for one in view.seats),
        wagons=tuple(one.wagons for one in view.seats),
        turn=view.turns,
        longest=longest,
    )

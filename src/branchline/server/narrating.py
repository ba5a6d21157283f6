"""The log of a table in sentences for one reader, row by row."""

from collections.abc import Sequence
from dataclasses import dataclass

from branchline.editions.edition import Language, Naming
from branchline.game.events import Turn, seen_by
from branchline.server.entries import (
    Aborted,
    AnyEntry,
    BotSat,
    Dropped,
    Forked,
    HostChanged,
    Rematched,
    Said,
    Sat,
    Started,
    Stood,
    Voted,
)
from branchline.server.history import Step
from branchline.server.state import TableState
from branchline.text.catalogue import say
from branchline.text.lines import LINES, LineKind, LogLine, Narrator
from branchline.text.speaker import Speaker
from branchline.text.votes import vote_sentence


@dataclass(frozen=True, slots=True)
class Reader:
    """How somebody wants to be spoken to."""

    language: Language
    naming: Naming


def lines_behind(
    state: TableState, seat: int | None, seen: int, reader: Reader
) -> list[tuple[LogLine, ...]]:
    """The lines of each row behind a number, as the seat may know them."""
    names = [chair.name if chair else "" for chair in state.chairs]
    speaker = Speaker(state.edition, names, reader.language, seat, reader.naming)
    narrator = Narrator(speaker)
    told: list[tuple[LogLine, ...]] = []
    steps = state.steps_for(seat)
    first = _begun(state, steps, seen)
    for number, step in enumerate(steps[first:], first + 1):
        events = [seen_by(event, seat) for event in state.events_of(step)]
        lines = [*_table_lines(state, number, step, speaker), *narrator.tell(number, events)]
        if number > seen:
            told.append(tuple(lines))
    return told


def _begun(state: TableState, steps: Sequence[Step], seen: int) -> int:
    """How many rows there were before the turn began in which a row is: lines may grow as long as
    it lasts."""
    for index in range(min(seen, len(steps)) - 1, -1, -1):
        if any(isinstance(event, Turn) for event in state.events_of(steps[index])):
            return index
    return 0


def _table_lines(state: TableState, number: int, step: Step, speaker: Speaker) -> list[LogLine]:
    """What a row says of the table besides the game: the first line of its row."""
    told = _told(state, step.entry, speaker)
    if told is None:
        return []
    kind, seat, text = told
    preset = step.entry.preset if isinstance(step.entry, Said) else ""
    brief = text.removesuffix(".") if kind == "table" else text
    return [LogLine(number * LINES, seat, kind, text, brief, preset=preset)]


def _told(
    state: TableState, entry: AnyEntry, speaker: Speaker
) -> tuple[LineKind, int | None, str] | None:
    language = speaker.language
    match entry:
        case Sat(seat, _, name):
            key = "log-sat.you" if seat == speaker.me else "log-sat"
            return "table", seat, say(key, language, name=name)
        case Stood(seat):
            return "table", seat, say("log-stood", language, seat=seat + 1)
        case BotSat(seat):
            return "table", seat, say("log-bot-sat", language, name=speaker.player(seat))
        case HostChanged(player):
            return "table", None, say("log-host", language, name=_player(state, player, speaker))
        case Started():
            return "table", None, say("log-started", language)
        case Voted(seat, player, wanted, votes, needed):
            voters = state.seats_of(player)
            text = vote_sentence(speaker, seat, voters, wanted, votes, needed)
            return "table", voters[0], text
        case Dropped(seat, _, _, sentences):
            return "table", seat, sentences[language]
        case Forked():
            return "table", None, say("log-forked", language)
        case Aborted() if state.game is None:
            return "table", None, say("log-aborted", language)
        case Rematched():
            return "table", None, say("log-rematched", language)
        case Said(player, preset, text):
            seats = state.seats_of(player)
            name = _player(state, player, speaker)
            words = text or say(f"page-say-{preset.replace('_', '-')}", language)
            key = "log-said.you" if speaker.me in seats else "log-said"
            said = say(key, language, name=name, words=words)
            return "said", seats[0] if seats else None, said
        case _:
            return None


def _player(state: TableState, player: int, speaker: Speaker) -> str:
    """A player's name at the table, or number, if they hold no seat."""
    seats = state.seats_of(player)
    if seats:
        return speaker.player(seats[0])
    return say("words-person", speaker.language, number=player + 1)

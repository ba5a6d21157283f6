"""What a seat, or a spectator, is shown of a table: the only place where messages about games are
made, and everything in them comes from the seat's view or is seen by all."""

from collections.abc import Collection

import msgspec

from branchline.bots.foreign.messages import ViewMessage
from branchline.errors import BadNotation, IllegalAction
from branchline.game.aids import aids_of
from branchline.game.events import seen_by
from branchline.game.legal import legal
from branchline.game.notation import parse_action, parse_unpaid
from branchline.game.plans import plans
from branchline.game.reasons import why_not, why_not_at_all
from branchline.game.record import record_of
from branchline.game.shuffle import Shuffle, commitment_of
from branchline.game.view import View
from branchline.server.entries import Acted, Forked
from branchline.server.history import Step
from branchline.server.intents import may_intend
from branchline.server.narrating import Reader, lines_behind
from branchline.server.protocol import (
    Because,
    Happened,
    Scene,
    SeatInfo,
    TableInfo,
)
from branchline.server.refusals import Refused
from branchline.server.state import Chair, TableState
from branchline.server.votes import votes_of
from branchline.text.lines import LogLine
from branchline.text.speaker import respelled

OWN_FIELDS = ("hand", "tickets", "offer")
"""Of a view: what differs between seats."""
HIDDEN_ACTION = "keep hidden"
"""What others are shown of a choice of tickets."""


def shuffle_of(state: TableState) -> Shuffle:
    """The promise, and once the game is over how it was kept."""
    is_fork = state.fork is not None
    promise = Shuffle(commitment_of(state.nonce), state.contributions, is_fork=is_fork)
    if state.phase != "over" or state.game is None:
        return promise
    return msgspec.structs.replace(promise, nonce=state.nonce, seed=state.game.seed)


def record_line(state: TableState, **fields: str) -> bytes:
    """The record of a finished game as a line, with its shuffle and further fields."""
    assert state.phase == "over"
    assert state.game is not None
    told = msgspec.to_builtins(record_of(state.game)) | {"shuffle": shuffle_of(state)} | fields
    return msgspec.json.encode(told) + b"\n"


def seat_info(seat: int, chair: Chair | None, present: Collection[int] = ()) -> SeatInfo:
    """Who sits in a seat; `present` are the players who look at the table now."""
    if chair is None:
        return SeatInfo(seat)
    return SeatInfo(
        seat,
        chair.name,
        chair.player,
        chair.bot,
        chair.resigned,
        connected=chair.player in present,
        claimed=bool(chair.claim),
    )


def table_info(
    state: TableState, present: Collection[int] = (), seat: int | None = None
) -> TableInfo:
    """What everybody may know besides the game itself; the number is the seat's."""
    number = state.number_for(seat)
    key = number, *sorted(present)
    known: TableInfo | None = state.shown.get(key)
    if known is None:
        known = state.shown[key] = _table_info(state, present, number)
    return known


def _table_info(state: TableState, present: Collection[int], number: int) -> TableInfo:
    return TableInfo(
        table=state.table,
        number=number,
        phase=state.phase,
        settings=state.settings,
        host=state.host,
        seats=tuple(seat_info(seat, chair, present) for seat, chair in enumerate(state.chairs)),
        awaited=state.awaited,
        deadlines=dict(state.clocks.deadlines),
        banks=state.clocks.banks,
        shuffle=shuffle_of(state),
        votes=votes_of(state),
        result=state.game.result if state.game else None,
        rematch=state.rematch,
        fork=state.fork,
        ended=state.ended,
    )


def view_message(view: View) -> ViewMessage:
    """A view, field by field."""
    return ViewMessage(**{name: getattr(view, name) for name in ViewMessage.__struct_fields__})


def view_shown(state: TableState, view: View) -> ViewMessage:
    """A view of the table, field by field. What all may know is made once for all who look."""
    public: ViewMessage | None = state.shown.get("view")
    if public is None:
        assert state.game is not None
        public = state.shown["view"] = view_message(state.game.view())
    if view.seat is None:
        return public
    own = {name: getattr(view, name) for name in OWN_FIELDS}
    return msgspec.structs.replace(public, **own)


def happened(state: TableState, step: Step, seat: int | None) -> Happened:
    """A row of the log as the seat may see it: the tickets that others choose are hidden, and the
    cards of a fork."""
    entry = step.entry
    if isinstance(entry, Forked):
        entry = Forked(entry.table, entry.number, entry.seat)
    if isinstance(entry, Acted) and entry.seat != seat and entry.action.startswith("keep "):
        entry = Acted(entry.seat, HIDDEN_ACTION)
    events = tuple(seen_by(event, seat) for event in state.events_of(step))
    return Happened(state.number_for(seat, step.number), step.time, entry, events)


def _with_lines(row: Happened, lines: tuple[LogLine, ...]) -> Happened:
    return Happened(row.number, row.time, row.entry, row.events, lines)


def because(
    state: TableState, seat: int | None, text: str, reader: Reader, question: str
) -> Because:
    """Why the seat may not do something now; raises `Refused` if that is no action."""
    if state.game is None:
        raise Refused("server-not-begun")
    try:
        unpaid = parse_unpaid(text)
        view = state.game.view(seat)
        reason = why_not_at_all(view, unpaid) if unpaid else why_not(view, parse_action(text))
    except BadNotation as error:
        raise Refused("server-bad-message", reason=error) from None
    if reason is None:
        return Because(question)
    values = {name: respelled(value, reader.naming) for name, value in reason.values.items()}
    told = IllegalAction(reason.rule, reason.key, values)
    return Because(question, told.rule, told.key, values, told.sentence(reader.language))


def scene(
    state: TableState,
    seat: int | None,
    seen: int,
    present: Collection[int] = (),
    reader: Reader | None = None,
    with_numbers: bool = False,
) -> Scene:
    """What has happened behind a number, and all that the seat may know now; aids and sentences if
    there is somebody to read them."""
    view = state.game.view(seat) if state.game else None
    is_asked = seat in state.awaited and seat not in state.bots_awaited
    told = tuple(happened(state, step, seat) for step in state.steps_for(seat)[seen:])
    if reader:
        lines = lines_behind(state, seat, seen, reader)
        told = tuple(map(_with_lines, told, lines))
    is_solo = seat is not None and state.is_solo(seat)
    aids = aids_of(view, is_solo) if view and reader else None
    is_planning = view and reader and seat is not None and may_intend(state, seat)
    return Scene(
        number=state.number_for(seat),
        happened=told,
        table=table_info(state, present, seat),
        view=view_shown(state, view) if view else None,
        choices=legal(view).choices() if view and is_asked else None,
        intent="" if seat is None else state.intents.get(seat, ""),
        kept=view.kept if view else (),
        plans=plans(view) if view and is_planning else None,
        aids=aids,
        numbers=tuple(view.numbers()) if view and with_numbers else (),
    )

"""What a seat, or a spectator, is shown of a table: the only place where messages about games are
made, and everything in them comes from the seat's view or is seen by all."""

import msgspec

from branchline.bots.foreign.messages import ViewMessage
from branchline.game.events import seen_by
from branchline.game.legal import legal
from branchline.game.shuffle import Shuffle, commitment_of
from branchline.game.view import View
from branchline.server.entries import Acted
from branchline.server.protocol import (
    Happened,
    Scene,
    SeatInfo,
    TableInfo,
)
from branchline.server.state import Chair, Step, TableState

HIDDEN_ACTION = "keep hidden"
"""What others are shown of a choice of tickets."""


def shuffle_of(state: TableState) -> Shuffle:
    """The promise, and once the game is over how it was kept."""
    promise = Shuffle(commitment_of(state.nonce), state.contributions)
    if state.phase != "over" or state.game is None:
        return promise
    return msgspec.structs.replace(promise, nonce=state.nonce, seed=state.game.seed)


def seat_info(seat: int, chair: Chair | None) -> SeatInfo:
    """Who sits in a seat."""
    if chair is None:
        return SeatInfo(seat)
    return SeatInfo(seat, chair.name, chair.player, chair.bot, chair.resigned)


def table_info(state: TableState) -> TableInfo:
    """What everybody may know besides the game itself."""
    return TableInfo(
        table=state.table,
        number=state.number,
        phase=state.phase,
        settings=state.settings,
        host=state.host,
        seats=tuple(seat_info(seat, chair) for seat, chair in enumerate(state.chairs)),
        awaited=state.awaited,
        deadlines=dict(state.clocks.deadlines),
        shuffle=shuffle_of(state),
        result=state.game.result if state.game else None,
        rematch=state.rematch,
    )


def view_message(view: View) -> ViewMessage:
    """A view, field by field."""
    return ViewMessage(**{name: getattr(view, name) for name in ViewMessage.__struct_fields__})


def happened(state: TableState, step: Step, seat: int | None) -> Happened:
    """A row of the log as the seat may see it: the tickets that others choose are hidden."""
    entry = step.entry
    if isinstance(entry, Acted) and entry.seat != seat and entry.action.startswith("keep "):
        entry = Acted(entry.seat, HIDDEN_ACTION)
    events = tuple(seen_by(event, seat) for event in state.events_of(step))
    return Happened(step.number, step.time, entry, events)


def scene(state: TableState, seat: int | None, seen: int) -> Scene:
    """What has happened behind a number, and all that the seat may know now."""
    view = state.game.view(seat) if state.game else None
    is_asked = seat in state.awaited and seat not in state.bots_awaited
    return Scene(
        number=state.number,
        happened=tuple(happened(state, step, seat) for step in state.steps[seen:]),
        table=table_info(state),
        view=view_message(view) if view else None,
        choices=legal(view).choices() if view and is_asked else None,
    )

"""Lists of tables: what is kept of each beside its log, and pages of them."""

import msgspec

from branchline.game.result import Result
from branchline.server.protocol import Line, Page, Phase, SeatInfo, TableSettings
from branchline.server.showing import seat_info
from branchline.server.state import TableState
from branchline.server.store import Listed, Outline, Store

PAGE = 50
"""Tables on a page."""


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a table besides its settings."""

    seats: tuple[SeatInfo, ...]
    result: Result | None


def outline_of(state: TableState) -> Outline:
    """What is kept of a table beside its log."""
    seats = tuple(seat_info(seat, chair) for seat, chair in enumerate(state.chairs))
    summary = msgspec.json.encode(Summary(seats, state.game.result if state.game else None))
    return Outline(state.phase, state.is_due, summary, state.changed)


async def page_of(
    store: Store, phase: Phase, edition: str | None, seats: int | None, before: str | None
) -> Page:
    """Listed tables, the last changed first; `before` is where the page before ended."""
    changed, _, table = (before or "").partition(".")
    mark = (int(changed), table) if before else None
    lines = tuple(map(_line, await store.listed(phase, edition, seats, mark, PAGE)))
    is_full = len(lines) == PAGE
    return Page(lines, f"{lines[-1].changed}.{lines[-1].table}" if is_full else None)


def _line(listed: Listed) -> Line:
    settings = msgspec.json.decode(listed.settings, type=TableSettings)
    summary = msgspec.json.decode(listed.summary, type=Summary)
    phase = msgspec.convert(listed.status, Phase)
    return Line(listed.id, listed.changed, phase, settings, summary.seats, summary.result)

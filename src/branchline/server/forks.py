"""Takebacks: a new table that goes on from an earlier position, its hidden cards dealt anew.

Only where somebody plays against bots alone. The fork is made from what the seat could know at that
moment and from nothing else, so nothing is learned by looking ahead and taking back; the log of the
first table stays as it is.
"""

from collections.abc import Sequence

import msgspec

from branchline.game.positions import position_fields
from branchline.game.restarts import deal_anew
from branchline.game.shuffle import seed_of
from branchline.server.entries import Acted, AnyEntry, BotSat, Forked, HostChanged, Sat
from branchline.server.hall import Hall
from branchline.server.refusals import Refused
from branchline.server.state import TableState
from branchline.server.store import Row


async def take_back(hall: Hall, table: str, player: int, seat: int, number: int | None) -> str:
    """The table that goes on from right before the row `number`, where the seat acted; by default,
    its last action. What a fork has from before its beginning is taken back at its origin."""
    state = (await hall.find(table)).state
    _check(state, player, seat)
    own = [step.number for step in state.steps if _is_action_of(step.entry, seat)]
    while not own and number is None and state.fork is not None:
        fork = state.fork
        state = (await hall.find(fork.table)).state
        own = [
            step.number
            for step in state.steps[: fork.number - 1]
            if _is_action_of(step.entry, seat)
        ]
    if number is None and own:
        number = own[-1]
    if number is None or number not in own:
        raise Refused("server-nothing-to-take-back")
    return await _open(hall, state, seat, number)


def _check(state: TableState, player: int, seat: int) -> None:
    if seat not in state.seats_of(player):
        raise Refused("server-not-your-seat")
    if not state.is_solo(seat):
        raise Refused("server-not-solo")
    if state.chair(seat).resigned:
        raise Refused("server-resigned")


def _is_action_of(entry: AnyEntry, seat: int) -> bool:
    return isinstance(entry, Acted) and entry.seat == seat


async def _open(hall: Hall, state: TableState, seat: int, number: int) -> str:
    """Keep the fork with its beginning in one go: after a crash it is there or it is not."""
    kept = await hall.store.table(state.table)
    assert kept is not None
    hashes = [one for _, one in sorted(await hall.store.player_hashes(state.table))]
    before = position_before(state, await hall.store.rows(state.table), number)
    settings = msgspec.structs.replace(state.settings, visibility="private")
    fork = hall.new_state(settings)
    entries = beginning_of_fork(before, seat, number, fork.nonce)
    await hall.add(fork, kept.invite_hash, hashes, entries)
    await hall.find(fork.table)
    return fork.table


def position_before(state: TableState, rows: Sequence[Row], number: int) -> TableState:
    """The table as it was before a row of its log."""
    before = TableState(state.table, state.edition, state.settings, state.nonce)
    for row in rows[: number - 1]:
        before.fold(row)
    return before


def beginning_of_fork(before: TableState, seat: int, number: int, nonce: str) -> list[AnyEntry]:
    """The first entries of a fork: the same people and bots, under the same names, and cards that
    depend on the seat's view and on the fork's own nonce."""
    assert before.game is not None
    chairs = [(one, before.chair(one)) for one in range(len(before.chairs))]
    seated: list[AnyEntry] = [
        BotSat(one, chair.bot, chair.name)
        if chair.player is None
        else Sat(one, chair.player, chair.name, "")
        for one, chair in chairs
    ]
    host = [] if before.host == 0 else [HostChanged(before.host)]
    seed = seed_of(nonce, [""] * len(chairs))
    start = position_fields(deal_anew(before.game.view(seat), seed))
    return [*seated, *host, Forked(before.table, number, seat, start)]

"""The hall: tables that somebody plays at or looks at, folded from their logs and kept at hand.

A table's state is only ever replaced by one whose rows are on disk. If another process was faster,
the tail of the log is read and the command tried again.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
from sqlalchemy import Executable

from branchline.editions.edition import Edition
from branchline.errors import BadOption, BadSeats
from branchline.game.game import check_seats, rules_with
from branchline.game.shuffle import commitment_of, new_nonce
from branchline.server.at_hand import AtHand, LiveTable
from branchline.server.commands import Circumstances, entries_for
from branchline.server.entries import (
    Acted,
    AnyEntry,
    BotSat,
    Counted,
    Rematched,
    Started,
    format_entry,
)
from branchline.server.intents import carried_out
from branchline.server.listing import outline_of
from branchline.server.people import PLAYERS, People
from branchline.server.profiles import Profiles
from branchline.server.protocol import (
    Command,
    Opened,
    PassHost,
    Sit,
    TableSettings,
)
from branchline.server.ratings import outcome_of
from branchline.server.refusals import Refused
from branchline.server.state import TableState
from branchline.server.store import NewTable, Row, Store, now_ms, stored
from branchline.server.tokens import hash_token, new_id, new_token
from branchline.server.uptime import Uptime
from branchline.server.writer import NotStored
from branchline.wording import Wording

ATTEMPTS = 20

logger = logging.getLogger(__name__)
Wish = Callable[[TableState], Sequence[AnyEntry]]
"""From a table to the entries that somebody wants; raises `Refused`."""


class Aside(Protocol):
    """Somebody who writes something of their own whenever a table changes, all or none of it."""

    def statements(self, before: TableState, after: TableState) -> Sequence[Executable]:
        """What is to be written together with the rows between two states of a table."""
        ...

    def stored(self) -> None:
        """It is on disk."""
        ...


class Hall:
    """All tables, through the store."""

    def __init__(self, store: Store, editions: dict[str, Edition], uptime: Uptime) -> None:
        self.store = store
        self.editions = editions
        self.people = People(store)
        self.profiles = Profiles(store)
        self.uptime = uptime
        self.tables = AtHand()
        self._loading: dict[str, asyncio.Lock] = {}
        self.on_news: Callable[[LiveTable], None] = lambda live: None
        """Called when a table has changed or was fetched: whoever looks after bots."""
        self.aside: Aside | None = None
        self.is_away: Callable[[str, int], bool] = lambda table, player: False
        """Whether a player has not looked at a table for long."""

    # Tables.

    async def open(self, settings: TableSettings) -> Opened:
        """Open a table; whoever asks is its host."""
        self._check(settings)
        token, invite, state = new_token(), new_token(), self.new_state(settings)
        await self.add(state, hash_token(invite), [hash_token(token)])
        return Opened(state.table, 0, token, invite, commitment_of(state.nonce))

    async def rematch(self, table: str, player: int) -> str:
        """Another table of the same kind, where the same tokens are good and the same bots sit."""
        live = await self.find(table)
        if live.state.phase != "over":
            raise Refused("server-not-over")
        if player != live.state.host and not live.state.seats_of(player):
            raise Refused("server-not-your-seat")
        if live.state.rematch:
            return live.state.rematch
        kept = await self.store.table(table)
        assert kept is not None
        hashes = [one for _, one in sorted(await self.store.player_hashes(table))]
        other = self.new_state(live.state.settings)
        bots = [
            BotSat(seat, chair.bot, chair.name)
            for seat, chair in enumerate(live.state.chairs)
            if chair and chair.player is None
        ]
        await self.add(other, kept.invite_hash, hashes, bots)

        def wish(state: TableState) -> list[AnyEntry]:
            return [] if state.rematch else [Rematched(other.table)]

        await self.commit(live, player, None, wish)
        return live.state.rematch

    def new_state(self, settings: TableSettings) -> TableState:
        """A table that is not kept yet."""
        edition = self.editions[settings.edition]
        return TableState(new_id(), edition, settings, new_nonce(), self.uptime)

    async def add(
        self,
        state: TableState,
        invite_hash: bytes,
        hashes: Sequence[bytes],
        entries: Sequence[AnyEntry] = (),
    ) -> None:
        """Keep a new table with its players and the first entries of its log."""
        rows, settings = _rows(state, None, None, entries), state.settings
        await stored(
            self.store.add_table(
                NewTable(
                    state.table,
                    settings.edition,
                    settings.seats,
                    settings.visibility == "listed",
                    msgspec.json.encode(settings),
                    state.nonce,
                    invite_hash,
                    hashes,
                    outline_of(state),
                    rows,
                )
            )
        )

    def _check(self, settings: TableSettings) -> None:
        edition = self.editions.get(settings.edition)
        if edition is None:
            known = ", ".join(self.editions)
            reason = Wording("server-editions", {"editions": known})
            raise Refused("server-bad-settings", reason=reason)
        try:
            check_seats(edition, settings.seats)
            rules_with(edition, settings.options)
        except (BadSeats, BadOption) as error:
            raise Refused("server-bad-settings", reason=error) from None

    async def find(self, table: str) -> LiveTable:
        """A table, fetched if it is not at hand; raises `Refused`."""
        live = self.tables.get(table)
        if live is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    live = self.tables.get(table) or await self._fetch(table)
            finally:
                self._loading.pop(table, None)
        self.tables.keep(live)
        if live.is_stale:
            await self.refresh(live)
        return live

    async def glance(self, table: str) -> TableState:
        """A table that is over, for a look at it: it is not kept at hand afterwards."""
        live = self.tables.get(table)
        if live is not None and not live.is_stale:
            return live.state
        state = await self._empty_state(table)
        rows = await self.store.rows(table)
        await asyncio.to_thread(_fold, state, rows)
        return state

    async def _empty_state(self, table: str) -> TableState:
        """A table without its log; raises `Refused`."""
        kept = await self.store.table(table)
        if kept is None:
            raise Refused("server-no-table")
        settings = msgspec.json.decode(kept.settings, type=TableSettings)
        edition = self.editions.get(settings.edition)
        if edition is None:
            reason = Wording("server-edition-gone", {"edition": settings.edition})
            raise Refused("server-bad-settings", reason=reason)
        return TableState(table, edition, settings, kept.nonce, self.uptime)

    async def _fetch(self, table: str) -> LiveTable:
        live = LiveTable(table, await self._empty_state(table))
        _fold(live.state, await self.store.rows(table))
        self.tables.keep(live)
        self.on_news(live)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Fold in what others have added to the log."""
        async with live.lock:
            await self._read_tail(live)
        live.wake()

    def wake(self, table: str) -> None:
        """Tell all who look at the table here that there is news of it."""
        live = self.tables.get(table)
        if live is not None:
            live.wake()

    async def hear_of(self, table: str, number: int) -> None:
        """Another process has added a row; whoever looks at the table here is shown it."""
        live = self.tables.get(table)
        if live is None or number <= live.state.number:
            return
        live.is_stale = True
        if live.watchers:
            await self.refresh(live)

    async def doubt_all(self) -> None:
        """News may have been missed: read the tail of every log before it is used again."""
        tables = self.tables.all()
        for live in tables:
            live.is_stale = True
        for live in tables:
            if live.watchers:
                await self.refresh(live)

    async def _read_tail(self, live: LiveTable) -> None:
        rows = await self.store.rows(live.table, live.state.number)
        state = live.state.clone()
        for row in rows:
            state.fold(row)
        live.state, live.is_stale = state, False

    async def clear(self, unchanged_since: int) -> None:
        """Remove tables where nobody has begun to play for long."""
        if await self.store.forget_lobbies(unchanged_since):
            for live in self.tables.all():
                last = live.state.steps[-1].time if live.state.steps else 0
                if live.state.phase == "lobby" and last <= unchanged_since:
                    self.tables.forget(live)

    # Commands.

    async def do(self, table: str, player: int, command: Command) -> int:
        """Do what a player wants; returns the number it has in the log once it is on disk. The same
        id twice is done once. Raises `Refused` or `IllegalAction`."""
        live = await self.find(table)
        players = PLAYERS
        if isinstance(command, PassHost):
            players = len(await self.store.player_hashes(table))
        claim = ""
        if isinstance(command, Sit) and command.profile:
            command, claim = await self._claimed(live, player, command)

        def wish(state: TableState) -> list[AnyEntry]:
            is_host_away = self.is_away(table, state.host)
            around = Circumstances(now_ms(), players, claim, is_host_away)
            return entries_for(state, player, command, around)

        return await self.commit(live, player, command.id, wish)

    async def _claimed(self, live: LiveTable, player: int, command: Sit) -> tuple[Sit, str]:
        """The command of somebody who sits down with a profile, under its name, and what the log is
        to call the profile. Nothing is kept of a command that is refused or was done before."""
        profile = await self.profiles.known(command.profile)
        command = msgspec.structs.replace(command, name=profile.name, profile="")
        if live.state.steps.number_of(player, command.id) is not None:
            return command, ""
        entries_for(live.state, player, command, Circumstances(now_ms(), PLAYERS))
        return command, await stored(self.profiles.claim(live.table, profile))

    async def count(self, live: LiveTable) -> None:
        """Add a finished game to the profiles of those who played it. Should the process end before
        the log says so, it is asked for again, and nothing is counted twice."""
        if live.state.is_to_count:
            await stored(self.profiles.count(outcome_of(live.state)))

        def wish(state: TableState) -> list[AnyEntry]:
            return [Counted()] if state.is_to_count else []

        await self.commit(live, None, None, wish)

    async def begin(self, live: LiveTable) -> None:
        """Deal the cards at a full table."""

        def wish(state: TableState) -> list[AnyEntry]:
            return [Started()] if state.phase == "lobby" and state.is_full else []

        await self.commit(live, None, None, wish)

    async def carry_out(self, live: LiveTable) -> None:
        """Do what a seat intended whose turn begins."""
        await self.commit(live, None, None, carried_out)

    async def act_for_bot(
        self, live: LiveTable, seat: int, bot: str, moment: int, action: str
    ) -> None:
        """A bot has decided; if the moment is gone, so is its decision."""

        def wish(state: TableState) -> list[AnyEntry]:
            is_asked = seat in state.bots_awaited and state.chair(seat).bot == bot
            return [Acted(seat, action)] if is_asked and state.moment == moment else []

        await self.commit(live, None, None, wish)

    async def commit(
        self, live: LiveTable, player: int | None, command: str | None, wish: Wish
    ) -> int:
        """Store what is wished and fold it in; goes on to its end even if nobody waits for it."""
        return await asyncio.shield(self._commit(live, player, command, wish))

    async def _commit(
        self, live: LiveTable, player: int | None, command: str | None, wish: Wish
    ) -> int:
        async with live.lock:
            if live.is_stale:
                await self._read_tail(live)
            for _ in range(ATTEMPTS):
                if player is not None and command is not None:
                    known = live.state.steps.number_of(player, command)
                    if known is not None:
                        return known
                state = live.state.clone()
                rows = _rows(state, player, command, wish(live.state))
                if not rows:
                    return state.number
                if await self._append(live, rows, state):
                    live.state = state
                    break
                await self._read_tail(live)
            else:
                raise Refused("server-busy")
        self.tables.keep(live)
        live.wake()
        self.on_news(live)
        return state.number

    async def _append(self, live: LiveTable, rows: list[Row], state: TableState) -> bool:
        live.is_stale = True
        beside = self.aside.statements(live.state, state) if self.aside else ()
        try:
            is_new = await self.store.append(live.table, rows, outline_of(state), beside)
        except NotStored as error:
            logger.error("table %s: not stored: %s", live.table, error)
            raise Refused("server-not-stored") from None
        live.is_stale = False
        if self.aside and beside and is_new:
            self.aside.stored()
        return is_new


def _fold(state: TableState, rows: Sequence[Row]) -> None:
    for row in rows:
        state.fold(row)


def _rows(
    state: TableState, player: int | None, command: str | None, entries: Sequence[AnyEntry]
) -> list[Row]:
    """Fold entries into the state, as rows of its log; the command's id is that of the last."""
    time = max([now_ms(), *(step.time for step in state.steps[-1:])])
    rows: list[Row] = []
    for entry in entries:
        is_last = entry is entries[-1]
        row = Row(state.number + 1, time, player, command if is_last else None, format_entry(entry))
        state.fold(row)
        rows.append(row)
    return rows

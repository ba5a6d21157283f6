"""The hall: tables that somebody plays at or looks at, folded from their logs and kept at hand.

A table's state is only ever replaced by one whose rows are on disk. If another process was faster,
the tail of the log is read and the command tried again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import Executable

from branchline.editions.edition import Edition
from branchline.errors import BadOption, BadSeats
from branchline.game.game import check_seats, rules_with
from branchline.game.result import Result
from branchline.game.shuffle import commitment_of, new_nonce
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
from branchline.server.profiles import Profiles
from branchline.server.protocol import (
    Command,
    Line,
    Opened,
    Page,
    PassHost,
    Phase,
    SeatInfo,
    Sit,
    TableSettings,
)
from branchline.server.ratings import outcome_of
from branchline.server.refusals import Refused
from branchline.server.showing import seat_info
from branchline.server.state import TableState
from branchline.server.store import Listed, NewTable, Outline, Row, Store, now_ms
from branchline.server.tokens import hash_token, is_same, new_id, new_token
from branchline.server.uptime import Uptime
from branchline.server.writer import NotStored

KEPT = 500
"""Tables kept at hand when nobody looks at them."""
ATTEMPTS = 20
PAGE = 50
"""Tables on a page of a list."""
PLAYERS = 50
"""People who may join a table, spectators without a word left out."""

Value = TypeVar("Value")
logger = logging.getLogger(__name__)
Wish = Callable[[TableState], Sequence[AnyEntry]]
"""From a table to the entries that somebody wants; raises `Refused`."""


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a table besides its settings."""

    seats: tuple[SeatInfo, ...]
    result: Result | None


class LiveTable:
    """A table at hand."""

    def __init__(self, table: str, state: TableState) -> None:
        self.table = table
        self.state = state
        self.is_stale = False
        """Whether the log may have more than is folded here."""
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()

    def wake(self) -> None:
        """Tell all who look that there is news."""
        for watcher in self.watchers:
            watcher.set()


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
        self.profiles = Profiles(store)
        self.uptime = uptime
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
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
        stored = await self.store.table(table)
        assert stored is not None
        hashes = [kept for _, kept in sorted(await self.store.player_hashes(table))]
        other = self.new_state(live.state.settings)
        bots = [
            BotSat(seat, chair.bot, chair.name)
            for seat, chair in enumerate(live.state.chairs)
            if chair and chair.player is None
        ]
        await self.add(other, stored.invite_hash, hashes, bots)

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
        await self.stored(
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
            raise Refused("server-bad-settings", reason=f"the editions are {known}")
        try:
            check_seats(edition, settings.seats)
            rules_with(edition, settings.options)
        except (BadSeats, BadOption) as error:
            raise Refused("server-bad-settings", reason=str(error)) from None

    async def find(self, table: str) -> LiveTable:
        """A table, fetched if it is not at hand; raises `Refused`."""
        live = self.tables.get(table)
        if live is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            async with lock:
                live = self.tables.get(table) or await self._fetch(table)
            self._loading.pop(table, None)
        self.tables.move_to_end(table)
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
        stored = await self.store.table(table)
        if stored is None:
            raise Refused("server-no-table")
        settings = msgspec.json.decode(stored.settings, type=TableSettings)
        edition = self.editions.get(settings.edition)
        if edition is None:
            raise Refused(
                "server-bad-settings", reason=f"{settings.edition} is not served here now"
            )
        return TableState(table, edition, settings, stored.nonce, self.uptime)

    async def _fetch(self, table: str) -> LiveTable:
        live = LiveTable(table, await self._empty_state(table))
        _fold(live.state, await self.store.rows(table))
        self.tables[table] = live
        self._forget_some()
        self.on_news(live)
        return live

    def _forget_some(self) -> None:
        """Let the tables go that nobody has looked at for longest."""
        spare = len(self.tables) - KEPT
        if spare > 0:
            quiet = [
                one for one in self.tables.values() if not one.watchers and not one.state.is_due
            ]
            for live in quiet[:spare]:
                if not live.lock.locked():
                    del self.tables[live.table]

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
        tables = list(self.tables.values())
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
            for live in list(self.tables.values()):
                last = live.state.steps[-1].time if live.state.steps else 0
                if live.state.phase == "lobby" and last <= unchanged_since:
                    del self.tables[live.table]

    # People.

    async def join(self, table: str) -> tuple[int, str]:
        """Let somebody speak at a table; returns the player's number and token."""
        token = new_token()
        number = await self.stored(self.store.add_player(table, hash_token(token), PLAYERS))
        if number is None:
            raise Refused("server-table-full")
        return number, token

    async def renew(self, table: str, player: int) -> str:
        """A new token in the place of a player's old one."""
        token = new_token()
        await self.stored(self.store.renew_player(table, player, hash_token(token)))
        return token

    async def player_of(self, table: str, token: str) -> int | None:
        """Whose token it is; all are compared, so that time tells nothing."""
        token_hash = hash_token(token)
        found = None
        for number, kept in await self.store.player_hashes(table):
            if is_same(token_hash, kept):
                found = number
        return found

    async def is_invited(self, table: str, token: str) -> bool:
        """Whether the token is the table's invitation."""
        stored = await self.store.table(table)
        return stored is not None and is_same(hash_token(token), stored.invite_hash)

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
        if (player, command.id) in live.state.commands:
            return command, ""
        entries_for(live.state, player, command, Circumstances(now_ms(), PLAYERS))
        return command, await self.stored(self.profiles.claim(live.table, profile))

    async def count(self, live: LiveTable) -> None:
        """Add a finished game to the profiles of those who played it. Should the process end before
        the log says so, it is asked for again, and nothing is counted twice."""
        if live.state.is_to_count:
            await self.stored(self.profiles.count(outcome_of(live.state)))

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
                    known = live.state.commands.get((player, command))
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
        live.wake()
        self.on_news(live)
        return state.number

    async def _append(self, live: LiveTable, rows: list[Row], state: TableState) -> bool:
        live.is_stale = True
        beside = self.aside.statements(live.state, state) if self.aside else ()
        try:
            stored = await self.store.append(live.table, rows, outline_of(state), beside)
        except NotStored as error:
            logger.error("table %s: not stored: %s", live.table, error)
            raise Refused("server-not-stored") from None
        live.is_stale = False
        if self.aside and beside and stored:
            self.aside.stored()
        return stored

    async def page(
        self, phase: str, edition: str | None, seats: int | None, before: str | None
    ) -> Page:
        """Listed tables, the last changed first."""
        changed, _, table = (before or "").partition(".")
        mark = (int(changed), table) if before else None
        found = await self.store.listed(phase, edition, seats, mark, PAGE)
        lines = tuple(_line(one) for one in found)
        is_full = len(lines) == PAGE
        return Page(lines, f"{lines[-1].changed}.{lines[-1].table}" if is_full else None)

    async def stored(self, writing: Awaitable[Value]) -> Value:
        """What was written; raises `Refused` if the database did not take it."""
        try:
            return await writing
        except NotStored as error:
            logger.error("not stored: %s", error)
            raise Refused("server-not-stored") from None


def _fold(state: TableState, rows: Sequence[Row]) -> None:
    for row in rows:
        state.fold(row)


def _line(listed: Listed) -> Line:
    settings = msgspec.json.decode(listed.settings, type=TableSettings)
    summary = msgspec.json.decode(listed.summary, type=Summary)
    phase = msgspec.convert(listed.status, Phase)
    return Line(listed.id, listed.changed, phase, settings, summary.seats, summary.result)


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


def outline_of(state: TableState) -> Outline:
    """What is kept beside the log, for lists."""
    seats = tuple(seat_info(seat, chair) for seat, chair in enumerate(state.chairs))
    summary = msgspec.json.encode(Summary(seats, state.game.result if state.game else None))
    return Outline(state.phase, state.is_due, summary, state.changed)

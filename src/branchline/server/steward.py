"""The steward: does what the server itself is to do at a table: begin a full one, ask its bots,
do what a seat intended, count a finished game."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from branchline.errors import IllegalAction
from branchline.server.asking import question_to_bot
from branchline.server.at_hand import LiveTable
from branchline.server.hall import Hall
from branchline.server.refusals import Refused
from branchline.server.runs import go_on
from branchline.server.store import now_ms
from branchline.server.workers import NoAnswer, Workers
from branchline.server.writer import NotStored

logger = logging.getLogger(__name__)
ROUND = 5.0
"""Seconds between rounds through the house, for tables that were left alone: their process died, or
the database did not answer."""
LEFT_ALONE = 10_000
"""Milliseconds after which a table counts as left alone."""
RETRY = 1.0
IDLE = 7 * 24 * 3600 * 1000
"""Milliseconds after which a table where nobody has begun to play is removed."""


class Steward:
    """Looks after tables without ever letting anybody wait for a bot."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.workers = workers
        self._tasks: dict[tuple[str, int | None], asyncio.Task[None]] = {}
        self._round: asyncio.Task[None] | None = None
        hall.on_news = self.look_after

    async def start(self) -> None:
        """Look after every table that waits since before this process began, then go on rounds."""
        await self._go_round(now_ms())
        self._round = asyncio.create_task(self._go_rounds())

    async def close(self) -> None:
        """Stop; what was not done is done at the next start."""
        tasks = [*self._tasks.values(), *([self._round] if self._round else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        try:
            await go_on(self.hall.store)
        except NotStored as error:
            logger.error("the end was not stored: %s", error)

    def look_after(self, live: LiveTable) -> None:
        """See whether something is to be done, and see to it in the background."""
        state = live.state
        if state.is_due and not state.bots_awaited:
            self._see_to(live, None)
        for seat in state.bots_awaited:
            self._see_to(live, seat)

    def _see_to(self, live: LiveTable, seat: int | None) -> None:
        key = live.table, seat
        if key not in self._tasks:
            task = asyncio.create_task(self._do(live, seat))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._done(live, key))

    def _done(self, live: LiveTable, key: tuple[str, int | None]) -> None:
        """A seat may be asked again at once: a second card, another turn."""
        task = self._tasks.pop(key)
        if not task.cancelled() and task.exception() is None:
            self.look_after(live)

    async def _do(self, live: LiveTable, seat: int | None) -> None:
        try:
            if seat is not None:
                await self._play(live, seat)
            elif live.state.phase == "lobby":
                await self.hall.begin(live)
            elif live.state.intents_due:
                await self.hall.carry_out(live)
            else:
                await self.hall.count(live)
        except (NoAnswer, Refused, IllegalAction) as error:
            logger.error("table %s, seat %s: %s", live.table, seat, error)
            await asyncio.sleep(RETRY)

    async def _play(self, live: LiveTable, seat: int) -> None:
        state = live.state
        if seat not in state.bots_awaited:
            return
        bot, moment = state.chair(seat).bot, state.moment
        action = await self.workers.ask(question_to_bot(state, seat))
        await self.hall.act_for_bot(live, seat, bot, moment, action)

    async def _go_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._go_round(now_ms() - LEFT_ALONE)
                await self.hall.clear(now_ms() - IDLE)
                await go_on(self.hall.store)
            except (SQLAlchemyError, NotStored, OSError) as error:
                logger.error("a round through the house failed: %s", type(error).__name__)
            except Exception:
                logger.exception("a round through the house failed")

    async def _go_round(self, unchanged_since: int) -> None:
        for table in await self.hall.store.due(unchanged_since):
            try:
                self.look_after(await self.hall.find(table))
            except Refused as error:
                logger.error("table %s: %s", table, error)

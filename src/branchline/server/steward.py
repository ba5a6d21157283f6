"""The steward: does what the server itself is to do at a table: begin a full one, ask its bots."""

import asyncio
import logging

from branchline.errors import IllegalAction
from branchline.server.hall import Hall, LiveTable
from branchline.server.refusals import Refused
from branchline.server.store import now_ms
from branchline.server.thinking import Question
from branchline.server.workers import NoAnswer, Workers
from branchline.table.seating import own_seed

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

    def look_after(self, live: LiveTable) -> None:
        """See whether something is to be done, and see to it in the background."""
        state = live.state
        if state.phase == "lobby":
            if state.is_full:
                self._see_to(live, None)
            return
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
            await (self.hall.begin(live) if seat is None else self._play(live, seat))
        except (NoAnswer, Refused, IllegalAction) as error:
            logger.error("table %s, seat %s: %s", live.table, seat, error)
            await asyncio.sleep(RETRY)

    async def _play(self, live: LiveTable, seat: int) -> None:
        state = live.state
        game = state.game
        if game is None or seat not in state.bots_awaited:
            return
        bot, moment = state.chair(seat).bot, state.moment
        view = game.view(seat)
        question = Question(
            id=state.number,
            table=live.table,
            edition=state.edition.key,
            edition_hash=state.edition.hash,
            options=game.options,
            seats=len(game.players),
            seat=seat,
            bot=bot,
            seed=own_seed(game.seed, seat, bot),
            view=tuple(view.numbers()),
            names=view.names,
        )
        action = await self.workers.ask(question)
        await self.hall.act_for_bot(live, seat, bot, moment, action)

    async def _go_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._go_round(now_ms() - LEFT_ALONE)
                await self.hall.clear(now_ms() - IDLE)
            except Exception:
                logger.exception("a round through the house failed")

    async def _go_round(self, unchanged_since: int) -> None:
        for table in await self.hall.store.due(unchanged_since):
            try:
                self.look_after(await self.hall.find(table))
            except Refused as error:
                logger.error("table %s: %s", table, error)

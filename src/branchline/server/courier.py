"""The courier: sends notices of turns to webhooks, beside everything else that the server does."""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Sequence

import httpx
import msgspec
from sqlalchemy import Executable

from branchline.server.at_hand import LiveTable
from branchline.server.delivering import (
    SECONDS,
    Undelivered,
    address_of,
    new_client,
    parse_url,
    post,
)
from branchline.server.entries import AnyEntry, WebhookSet
from branchline.server.hall import Hall
from branchline.server.protocol import TurnNotice
from branchline.server.rates import Rate
from branchline.server.refusals import Refused
from branchline.server.state import TableState
from branchline.server.store import NO_DATABASE, now_ms, stored
from branchline.server.tokens import new_token
from branchline.server.webhooks import Notice, Webhook, Webhooks, is_asked, turn_began
from branchline.server.writer import NotStored

logger = logging.getLogger(__name__)
ROUND = 5.0
"""Seconds between looks at what is due, where nothing has happened here."""
AGAIN = (2_000, 20_000, 200_000)
"""Milliseconds until a notice that did not arrive is sent again; after these it is given up."""
AT_ONCE = 16
"""Notices under way at the same time."""
BURST, PER_SECOND = 30, 1.0
"""Notices that one address gets at once, and a second in the long run."""


def signature(secret: str, body: bytes) -> str:
    """What proves that a notice is ours."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def notice_of(state: TableState, notice: Notice, webhook: Webhook) -> TurnNotice:
    """What is told of a turn; nothing in it is a secret."""
    return TurnNotice(
        table=state.table,
        link=f"{webhook.site}/t/{state.table}",
        edition=state.settings.edition,
        seat=notice.seat,
        player=notice.player,
        name=state.chair(notice.seat).name,
        number=state.number_for(notice.seat, notice.number),
        time=now_ms(),
        deadline=state.clocks.deadlines.get(notice.seat),
    )


class Courier:
    """Takes notices that are due and sends them; nobody waits for it."""

    def __init__(self, hall: Hall, allow_private: bool) -> None:
        self.hall = hall
        self.webhooks = Webhooks(hall.store)
        self.allow_private = allow_private
        self.sent = 0
        self._news = asyncio.Event()
        self._rate = Rate(BURST, PER_SECOND)
        self._places = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._round: asyncio.Task[None] | None = None
        self._client: httpx.AsyncClient | None = None
        hall.aside = self

    def statements(self, before: TableState, after: TableState) -> Sequence[Executable]:
        """What is to be written together with the rows between two states of a table."""
        return self.webhooks.beside(before, after)

    def stored(self) -> None:
        """It is on disk: look at what is due."""
        self._news.set()

    def start(self) -> None:
        """Begin to send, also what an earlier process has left."""
        self._round = asyncio.create_task(self._go_rounds())

    async def close(self) -> None:
        """Stop; what was not sent is sent after the next start."""
        tasks = [*self._tasks, *([self._round] if self._round else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._client:
            await self._client.aclose()

    async def listen(self, table: str, player: int, url: str, site: str) -> str:
        """Tell a URL of a player's turns from here on; returns the secret."""
        live = await self.hall.find(table)
        webhook = Webhook(url, new_token(), site)
        await stored(self.webhooks.set(table, player, webhook))
        try:
            await self._note(live, player, is_on=True)
        except Refused:
            await stored(self.webhooks.remove(table, player))
            raise
        return webhook.secret

    async def leave(self, table: str, player: int) -> None:
        """Tell a player nothing any more."""
        await self._note(await self.hall.find(table), player, is_on=False)
        await stored(self.webhooks.remove(table, player))

    async def _note(self, live: LiveTable, player: int, is_on: bool) -> None:
        """Write into the log that a player has a webhook, or none, so that every process knows."""

        def wish(state: TableState) -> list[AnyEntry]:
            if is_on and state.phase == "over":
                raise Refused("server-game-over")
            is_new = (player in state.webhooks) != is_on
            return [WebhookSet(player, is_on)] if is_new else []

        await self.hall.commit(live, player, None, wish)

    async def _go_rounds(self) -> None:
        while True:
            self._news.clear()
            try:
                while taken := await self.webhooks.take():
                    for notice in taken:
                        await self._places.acquire()
                        task = asyncio.create_task(self._see_to(notice))
                        self._tasks.add(task)
                        task.add_done_callback(self._done)
            except (NotStored, Refused) as error:
                logger.error("notices cannot be read: %s", type(error).__name__)
            try:
                async with asyncio.timeout(ROUND):
                    await self._news.wait()
            except TimeoutError:
                pass

    def _done(self, task: asyncio.Task[None]) -> None:
        self._places.release()
        self._tasks.discard(task)

    async def _see_to(self, notice: Notice) -> None:
        """Send a notice, and note what became of it."""
        again = None
        try:
            async with asyncio.timeout(SECONDS):
                await self._send(notice)
        except (Undelivered, TimeoutError) as error:
            why = error.args[0] if error.args else "no answer in time"
            logger.info("table %s, a notice did not arrive: %s", notice.table, why)
            if notice.attempts <= len(AGAIN):
                again = AGAIN[notice.attempts - 1]
        except Refused as error:
            logger.error("table %s, a notice is not sent: %s", notice.table, error)
            if error.key == NO_DATABASE:
                again = AGAIN[0]
        try:
            await self.webhooks.finish(notice, again)
        except NotStored as error:
            logger.error("table %s, a notice may be sent twice: %s", notice.table, error)

    async def _send(self, notice: Notice) -> None:
        """Send a notice, if the turn still lasts; raises `Undelivered`."""
        webhook = await self.webhooks.find(notice.table, notice.player)
        state = (await self.hall.find(notice.table)).state
        if webhook is None or not is_asked(state, notice.seat):
            return
        if turn_began(state) != notice.number:
            return
        if notice.seat in state.intents_due:
            raise Undelivered("the seat may not have to decide")
        url = parse_url(webhook.url)
        address = await address_of(url, self.allow_private)
        if not self._rate.allows(address):
            raise Undelivered("too many for this address")
        told = notice_of(state, notice, webhook)
        body = msgspec.json.encode(told)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Branchline",
            "Branchline-Notice": f"{told.table}.{told.seat}.{told.number}",
            "Branchline-Signature": signature(webhook.secret, body),
        }
        self._client = self._client or new_client()
        await post(self._client, url, address, body, headers)
        self.sent += 1

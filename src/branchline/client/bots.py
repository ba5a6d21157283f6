"""Bots on a server: a bot of ours, or of others, plays a seat from its own machine."""

import secrets

from branchline.bots.bot import Bot, Place
from branchline.bots.closing import close_bot
from branchline.bots.registry import make_bot
from branchline.client.seat import RemoteSeat
from branchline.client.views import view_of
from branchline.editions.edition import Edition
from branchline.game.far_views import LAYOUT
from branchline.game.legal import legal
from branchline.game.notation import format_action
from branchline.game.result import Result
from branchline.game.view import View
from branchline.server.protocol import Scene


class BotPlayer:
    """A bot by its name, for one seat of one table; it is made when it is first asked."""

    def __init__(self, name: str, edition: Edition, seat: int) -> None:
        self.name = name
        self.edition = edition
        self.seat = seat
        self.bot: Bot | None = None

    def choose(self, scene: Scene) -> str:
        """What the bot chooses, in our notation."""
        view = view_of(scene, self.edition, self.seat)
        assert view is not None, "somebody who is asked sees a game"
        bot = self.bot = self.bot or self._make(view)
        action = bot.choose(view, legal(view))
        return action if isinstance(action, str) else format_action(action)

    def _make(self, view: View) -> Bot:
        seed = secrets.token_hex(8)
        return make_bot(
            self.name, Place(self.edition, view.rules, len(view.seats), self.seat, seed)
        )


async def play_bot(name: str, edition: Edition, remote: RemoteSeat) -> Result | None:
    """Let a bot play the seat to the end; the result, if the game has one."""
    assert remote.seat is not None, "a spectator does not play"
    remote.numbers = LAYOUT
    player = BotPlayer(name, edition, remote.seat)
    result: Result | None = None
    try:
        async with remote:
            result = (await remote.play(player.choose)).table.result
    finally:
        close_bot(player.bot, result)
    return result

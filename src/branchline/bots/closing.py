"""The end of a bot's game: bots that hold something may have a `close`."""

import inspect
import logging
from typing import Any

from branchline.game.result import Result

log = logging.getLogger("branchline.bots.foreign")


def close_bot(bot: object, result: Result | None = None) -> None:
    """Tell a bot that its game is over, if it wants to know; twice does no harm.

    Its `close` takes the result or nothing. A game that was not played to its end has none. What it
    raises is logged: the game is over.
    """
    close: Any = getattr(bot, "close", None)
    if close is None:
        return
    try:
        if inspect.signature(close).parameters:
            close(result)
        else:
            close()
    except (Exception, SystemExit) as error:
        log.warning("%s raised %r when it was closed", type(bot).__name__, error)

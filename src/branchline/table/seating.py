"""Bots take their seats at a game."""

from collections.abc import Collection

from branchline.bots.advice import advise
from branchline.bots.bot import Bot, Place
from branchline.bots.levels import SlippingBot
from branchline.bots.random_bot import RandomBot
from branchline.bots.registry import SEARCH, bot_names, make_bot
from branchline.bots.roster import ScriptedBot
from branchline.bots.search_bot import SearchBot
from branchline.game.game import Game, Player
from branchline.game.seeds import seed_text, seed_words

QUICK = (RandomBot, ScriptedBot, SlippingBot)
REHEARSED = "600"
"""Play-outs that use every part of the search once."""


def bot_player(name: str, bot: str) -> Player:
    """A bot as a player of a game, where it has no spaces."""
    return Player(name, f"bot:{'-'.join(bot.split())}")


def place_at(game: Game, seat: int) -> Place:
    """Where a bot sits. Its seed is made from the game's, and does not tell it."""
    seed = seed_text(*seed_words(f"bot {seat} of {game.seed}"))
    return Place(game.edition, game.rules, len(game.players), seat, seed)


def is_quick(bot: Bot) -> bool:
    """Whether the bot decides before anybody notices."""
    return isinstance(bot, QUICK)


def rehearse(game: Game, names: Collection[str]) -> None:
    """Use the rulebook and the bots once beforehand, as their first use may have to compile them;
    the game stays as it is, and bots that do not come with Branchline are left in peace."""
    twin = game.clone()
    for name in names:
        if name in bot_names() or name.startswith(SEARCH):
            seat = twin.awaited[0]
            bot = make_bot(name, place_at(twin, seat))
            if isinstance(bot, SearchBot):
                rehearse_advice(twin)
            else:
                bot.decide(twin.view(seat))
    while twin.phase == "first_keep":
        twin.decide(twin.decisions()[0])
    twin.decide(twin.decisions()[0])
    twin.view(0)


def rehearse_advice(game: Game) -> None:
    """Use the search once; not by the clock, which would stop it before it has begun."""
    advise(game.view(game.awaited[0]), REHEARSED)

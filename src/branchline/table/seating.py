"""Bots take their seats at a game: their names, their places, their own seeds."""

from collections.abc import Collection, Iterable, Sequence

from branchline.bots.advice import advise
from branchline.bots.bot import Bot, Place
from branchline.bots.levels import SlippingBot
from branchline.bots.random_bot import RandomBot
from branchline.bots.registry import bot_names, make_bot, search_of
from branchline.bots.roster import ScriptedBot
from branchline.bots.search_bot import SearchBot
from branchline.game.game import Game, Player
from branchline.game.seeds import seed_text, seed_words

QUICK = (RandomBot, ScriptedBot, SlippingBot)
REHEARSED = "600"
"""Play-outs that use every part of the search once."""

BOT_NAMES = ("Ada", "Blaise", "Chloé", "Dorian", "Elin", "Farid", "Greta", "Hugo", "Ines")
"""What bots are called among people: enough that five seats never run out."""


def free_names(taken: Iterable[str]) -> list[str]:
    """Names for bots that nobody at the table has yet."""
    used = {name.casefold() for name in taken}
    return [name for name in BOT_NAMES if name.casefold() not in used]


def bot_player(name: str, bot: str) -> Player:
    """A bot as a player of a game, where it has no spaces."""
    return Player(name, f"bot:{'-'.join(bot.split())}")


def own_seed(seed: str, seat: int, bot: str) -> str:
    """A bot's own seed: made from the game's, which it does not tell."""
    return seed_text(*seed_words(f"{seed} seat {seat} {bot}"))


def place_at(game: Game, seat: int, bot: str) -> Place:
    """Where a bot of this name sits.

    >>> place_at(Game("europe", 2, seed="a look"), 1, "greedy").seats
    2
    """
    seed = own_seed(game.seed, seat, bot)
    return Place(game.edition, game.rules, len(game.players), seat, seed)


def seat_bots(game: Game, names: Sequence[str]) -> list[Bot]:
    """A bot for each seat.

    >>> seat_bots(Game("europe", 2, seed="a look"), ["greedy", "easy"])
    [<ScriptedBot greedy>, <SlippingBot around <ScriptedBot medium>>]
    """
    return [make_bot(name, place_at(game, seat, name)) for seat, name in enumerate(names)]


def is_quick(bot: Bot) -> bool:
    """Whether the bot decides before anybody notices."""
    return isinstance(bot, QUICK)


def rehearse(game: Game, names: Collection[str]) -> None:
    """Use the rulebook and the bots once beforehand, as their first use may have to compile them;
    the game stays as it is, and bots that do not come with Branchline are left in peace."""
    twin = game.clone()
    for name in names:
        if name in bot_names() or search_of(name):
            seat = twin.awaited[0]
            bot = make_bot(name, place_at(twin, seat, name))
            if isinstance(bot, SearchBot):
                rehearse_advice(twin)
            else:
                bot.choose(twin.view(seat), twin.legal_actions(seat))
    while twin.phase == "first_keep":
        twin.play(twin.legal_actions()[0])
    twin.play(twin.legal_actions()[0])
    twin.view(0)


def rehearse_advice(game: Game) -> None:
    """Use the search once; not by the clock, which would stop it before it has begun."""
    advise(game.view(game.awaited[0]), REHEARSED)

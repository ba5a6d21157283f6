"""Draw the pictures of `docs/boards`: the empty boards, a position, and the cards.

python tools/draw_docs.py docs/boards
"""

import random
import sys
from pathlib import Path

from branchline.bots.bot import Bot
from branchline.editions.edition import CARDS, Edition, Language, Ticket
from branchline.editions.loading import edition, edition_keys
from branchline.game.actions import Action
from branchline.game.game import Game
from branchline.game.legal import LegalActions
from branchline.game.view import View
from branchline.render.backs import BACKS, card_back
from branchline.render.board import draw_board
from branchline.render.bonus_cards import bonus_card
from branchline.render.cards import train_card
from branchline.render.palette import Theme
from branchline.render.position import position_of
from branchline.render.tickets import ticket_card
from branchline.table.seating import seat_bots
from branchline.table.table import Table

DEFAULT_POSITION = "europe"
PLAYERS = ("wary", "collector", "racer", "greedy")
SEED = "a picture"
CLAIMED = 36
"""Routes that are taken when the game is drawn."""
STATION_CHANCE = 0.04


class Whimsical:
    """A bot that builds a station now and then on a whim."""

    def __init__(self, bot: Bot, rng: random.Random) -> None:
        self.bot = bot
        self.rng = rng

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        """What the bot chooses, or a station."""
        shapes = [shape for shapes in legal.stations.values() for shape in shapes]
        if shapes and self.rng.random() < STATION_CHANCE:
            return self.rng.choice(shapes).action()
        return self.bot.choose(view, legal)


def a_position(theme: Theme) -> str:
    """A game under way between bots."""
    game = Game(DEFAULT_POSITION, ["Ada", "Bo", "Cleo", "Dag"], seed=SEED)
    rng = random.Random(SEED)
    table = Table(game, [Whimsical(bot, rng) for bot in seat_bots(game, PLAYERS)])
    while len(game.view().owners) < CLAIMED:
        table.ask(game.awaited[0])
    return draw_board(game.edition, position=position_of(game), theme=theme, names="en")


def shown_tickets() -> list[tuple[Edition, Ticket]]:
    """The first two tickets of every edition, and all long ones."""
    shown: list[tuple[Edition, Ticket]] = []
    for one in map(edition, edition_keys()):
        long = [ticket for ticket in one.tickets if one.is_long(ticket)]
        usual = [ticket for ticket in one.tickets if ticket not in long]
        shown += [(one, ticket) for ticket in usual[:2] + long]
    return shown


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    found = {f"{key}.svg": draw_board(edition(key)) for key in edition_keys()}
    found["position.svg"] = a_position("light")
    found["position-dark.svg"] = a_position("dark")
    found |= {f"cards/{card}.svg": train_card(card) for card in CARDS}
    found |= {f"cards/back-{deck}.svg": card_back(deck) for deck in BACKS}
    languages: dict[str, Language] = {"": "en", "-fr": "fr"}
    for key in edition_keys():
        one = edition(key)
        for bonus in one.bonuses:
            for suffix, language in languages.items():
                picture = bonus_card(one, bonus, language=language)
                found[f"cards/{key}-{bonus.id}{suffix}.svg"] = picture
    for one, ticket in shown_tickets():
        found[f"cards/{one.key}-{ticket.id}.svg"] = ticket_card(one, ticket)
    return found


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (folder / name).write_text(svg, encoding="utf-8")

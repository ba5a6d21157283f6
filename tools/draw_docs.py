"""Draw the pictures of `docs/boards`: the empty boards, a position, and the cards.

python tools/draw_docs.py docs/boards
"""

import random
import sys
from pathlib import Path

from branchline.game.chains import codes
from branchline.game.edition import CARDS, Edition, Language, Ticket
from branchline.game.game import Game
from branchline.game.loading import edition, edition_keys
from branchline.render.backs import BACKS, card_back
from branchline.render.board import draw_board
from branchline.render.bonus_cards import bonus_card
from branchline.render.cards import train_card
from branchline.render.position import position_of
from branchline.render.tickets import is_long, ticket_card

DEFAULT_POSITION = "europe"
ACTIONS = 190


def a_position() -> str:
    """A game under way, by players who like to build."""
    rng = random.Random("a picture")
    game = Game(DEFAULT_POSITION, ["Ada", "Bo", "Cleo", "Dag"], seed="a picture")
    for _ in range(ACTIONS):
        choices = game.decisions()
        building = [one for one in choices if codes.operation_of(one) == codes.CLAIM]
        game.decide(rng.choice(building if building and rng.random() < 0.6 else choices))
    return draw_board(game.edition, position=position_of(game), theme="dark", names="en")


def shown_tickets() -> list[tuple[Edition, Ticket]]:
    """The first two tickets of every edition, and all long ones."""
    shown: list[tuple[Edition, Ticket]] = []
    for one in map(edition, edition_keys()):
        long = [ticket for ticket in one.tickets if is_long(one, ticket)]
        usual = [ticket for ticket in one.tickets if ticket not in long]
        shown += [(one, ticket) for ticket in usual[:2] + long]
    return shown


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    found = {f"{key}.svg": draw_board(edition(key)) for key in edition_keys()}
    found["position.svg"] = a_position()
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

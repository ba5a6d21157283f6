"""Draw the pictures of `docs/boards`: the empty boards, a position, and the cards.

python tools/draw_docs.py docs/boards
"""

import random
import sys
from pathlib import Path

from branchline.editions.edition import CARDS
from branchline.editions.loading import edition, edition_keys
from branchline.game.chains import codes
from branchline.game.game import Game
from branchline.render.board import draw_board
from branchline.render.cards import bonus_card, ticket_card, train_card
from branchline.render.position import position_of

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


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    found = {f"{key}.svg": draw_board(edition(key)) for key in edition_keys()}
    found["position.svg"] = a_position()
    found |= {f"cards/{card}.svg": train_card(card) for card in CARDS}
    bonused = max(map(edition, edition_keys()), key=lambda one: len(one.bonuses))
    for bonus in bonused.bonuses[:4]:
        found[f"cards/{bonus.id}.svg"] = bonus_card(bonused, bonus)
    for ticket in edition(DEFAULT_POSITION).tickets[:2]:
        found[f"cards/{ticket.id}.svg"] = ticket_card(edition(DEFAULT_POSITION), ticket)
    return found


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (folder / name).write_text(svg, encoding="utf-8")

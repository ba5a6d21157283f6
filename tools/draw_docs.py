"""Draw the pictures of `docs/boards`: the empty boards, a position, and the cards.

python tools/draw_docs.py docs/boards
"""

import random
import sys
from pathlib import Path

from branchline.bots.bot import Place
from branchline.bots.registry import make_bot
from branchline.game.chains import codes
from branchline.game.edition import CARDS
from branchline.game.game import Game
from branchline.game.loading import edition, edition_keys
from branchline.render.board import draw_board
from branchline.render.cards import bonus_card, ticket_card, train_card
from branchline.render.palette import Theme
from branchline.render.position import position_of

DEFAULT_POSITION = "europe"
PLAYERS = ("wary", "collector", "racer", "greedy")
SEED = "a picture"
CLAIMED = 36
"""Routes that are taken when the game is drawn."""
STATION_CHANCE = 0.04


def a_position(theme: Theme) -> str:
    """A game under way between bots, who build a station now and then on a whim."""
    game = Game(DEFAULT_POSITION, ["Ada", "Bo", "Cleo", "Dag"], seed=SEED)
    seats = [
        make_bot(name, Place(game.edition, game.rules, len(PLAYERS), seat, SEED))
        for seat, name in enumerate(PLAYERS)
    ]
    rng = random.Random(SEED)
    while len(game.view().owners) < CLAIMED:
        seat = game.awaited[0]
        stations = [one for one in game.decisions() if codes.operation_of(one) == codes.STATION]
        wants_one = stations and rng.random() < STATION_CHANCE
        game.decide(rng.choice(stations) if wants_one else seats[seat].decide(game.view(seat)))
    return draw_board(game.edition, position=position_of(game), theme=theme, names="en")


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    found = {f"{key}.svg": draw_board(edition(key)) for key in edition_keys()}
    found["position.svg"] = a_position("light")
    found["position-dark.svg"] = a_position("dark")
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

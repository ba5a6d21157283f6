"""The games that the page's tests fold are what the engine makes of their actions."""

from pathlib import Path

import msgspec
import pytest
from page_games import GAMES, told

FOLDER = Path(__file__).parents[1] / "ui" / "tests" / "games"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_of_the_page_is_one_of_the_engine(key: str) -> None:
    written = (FOLDER / f"{key}.json").read_bytes()
    game = msgspec.json.decode(written)
    again = told(key, game["seed"], game["first_seat"], game["seats"], game["actions"])
    assert written == again, "run python tools/page_games.py ui/tests/games"

"""The games that the page's tests fold are what the engine makes of their actions."""

from pathlib import Path

import msgspec
import pytest
from page_games import FORK, GAMES, told

from branchline.game.record import Record

FOLDER = Path(__file__).parents[1] / "ui" / "tests" / "games"


@pytest.mark.parametrize("key", [*GAMES, FORK])
def test_a_game_of_the_page_is_one_of_the_engine(key: str) -> None:
    written = (FOLDER / f"{key}.json").read_bytes()
    record = msgspec.convert(msgspec.json.decode(written)["record"], Record)
    assert written == told(record), "run python tools/page_games.py ui/tests/games"

"""The page has the shapes and colors of the boards."""

from pathlib import Path

import pytest
from page_drawings import FILES

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", FILES)
def test_the_page_draws_as_the_boards_do(name: str) -> None:
    written = (ROOT / "ui" / "src" / name).read_text(encoding="utf-8")
    assert written == FILES[name](), "run python tools/page_drawings.py ui/src"

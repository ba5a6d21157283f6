"""The recipe for a new edition says what the checks accept."""

import shutil
import textwrap
from pathlib import Path

import pytest

from branchline.editions.loading import check_folder, load_edition
from branchline.game.record import record_of, verify
from conftest import TINY
from policies import POLICIES, play_game

RECIPE = Path(__file__).parents[2] / "docs" / "adding-an-edition.md"


def snippets() -> list[str]:
    """The indented examples of the recipe."""
    blocks: list[list[str]] = [[]]
    for line in RECIPE.read_text().splitlines():
        if line.startswith("       ") or (not line and blocks[-1]):
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return [textwrap.dedent("\n".join(block)).strip() + "\n" for block in blocks if any(block)]


@pytest.mark.parametrize("name", ["cities.csv", "routes.csv", "tickets.csv"])
def test_the_recipe_shows_the_columns_that_editions_have(name: str) -> None:
    """Every example starts with the header of the real file."""
    header = (Path(TINY) / name).read_text().splitlines()[0]
    assert any(snippet.splitlines()[0] == header for snippet in snippets())


def test_the_recipes_parameters_are_accepted(tmp_path: Path) -> None:
    """The example edition.toml, put in place of another's, brings no complaint about itself."""
    folder = tmp_path / "isle-of-man"
    shutil.copytree(TINY, folder)
    toml = next(snippet for snippet in snippets() if "[[ticket_decks]]" in snippet)
    (folder / "edition.toml").write_text(toml)
    complaints = check_folder(folder)
    assert not [one for one in complaints if "unknown" in one or "missing" in one], complaints


def test_the_tiny_edition_is_playable_at_once() -> None:
    """A folder that passes the checks plays, scores and replays like any edition."""
    import random

    assert check_folder(Path(TINY)) == []
    game = play_game(TINY, 3, "tiny", [POLICIES["random"]] * 3, random.Random(1))
    assert game.result is not None
    verify(record_of(game).to_json(), load_edition(Path(TINY)))

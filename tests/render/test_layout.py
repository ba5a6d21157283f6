"""Making and reading layouts: custom editions, overrides, determinism, mistakes."""

import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest

from branchline.cli.layout import layout as layout_command
from branchline.editions.loading import edition, edition_keys
from branchline.errors import BadEdition
from branchline.render import making
from branchline.render.layout import FILE, format_layout, load_layout
from branchline.render.making import make_layout, refine_layout
from branchline.render.overrides import FILE as OVERRIDES
from branchline.render.plan import Overrides
from branchline.render.soundness import violations
from branchline.text.catalogue import put
from branchline.wording import Wording

TINY = Path(__file__).parents[1] / "data" / "tiny"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(TINY, tmp_path / "my map"))


def test_a_custom_edition_gets_its_board_without_hand_work(folder: Path) -> None:
    one = edition(str(folder))
    layout = load_layout(one)
    assert not violations(one, layout)
    assert layout.background.land == ""
    assert load_layout(one) is layout
    assert not (folder / FILE).exists()


def test_a_layout_is_the_same_every_time(folder: Path) -> None:
    one = edition(str(folder))
    assert format_layout(make_layout(one)) == format_layout(make_layout(one))


def test_the_command_writes_what_is_then_read(folder: Path) -> None:
    layout_command(str(folder))
    one = edition(str(folder))
    assert not violations(one, load_layout(one))
    assert [file.name for file in folder.iterdir() if "layout" in file.name] == [FILE]
    assert format_layout(load_layout(one)) == (folder / FILE).read_text(encoding="utf-8")


def test_the_command_can_write_elsewhere(folder: Path, tmp_path: Path) -> None:
    layout_command(str(folder), output=tmp_path / "other.toml")
    assert (tmp_path / "other.toml").is_file()
    assert not (folder / FILE).exists()


def test_progress_is_told(folder: Path) -> None:
    told: list[tuple[Wording, float]] = []
    make_layout(edition(str(folder)), progress=lambda what, part: told.append((what, part)))
    assert told[-1][1] == 1
    assert "Frame 1" in put(told[0][0], "en")
    assert "Cadre 1" in put(told[0][0], "fr")


def test_overrides_survive_a_new_run(folder: Path) -> None:
    (folder / OVERRIDES).write_text(
        "longer = 420\n[cities]\nash = { x = 70, y = 350 }\noak = { side = 'n' }\n"
        "[routes]\nelm-fir = { bend = 0.15 }\n",
        encoding="utf-8",
    )
    one = edition(str(folder))
    layout = make_layout(one)
    assert not violations(one, layout)
    assert max(layout.frame.width, layout.frame.height) == 420
    assert (layout.cities["ash"].x, layout.cities["ash"].y) == (70, 350)
    label = layout.cities["oak"].label
    assert label is not None
    assert label.anchor == "middle"
    assert label.y < layout.cities["oak"].y
    (ax, ay), (bx, by), _, (dx, dy) = layout.routes["elm-fir"].curve
    across = (bx - ax) * -(dy - ay) + (by - ay) * (dx - ax)
    assert across / ((dx - ax) ** 2 + (dy - ay) ** 2) == pytest.approx(0.15, abs=0.02)


def test_cities_in_one_place_are_drawn_apart(folder: Path) -> None:
    text = (folder / "cities.csv").read_text(encoding="utf-8")
    (folder / "cities.csv").write_text(text.replace("61.0,12.0", "60.0,10.0"), encoding="utf-8")
    one = edition(str(folder))
    assert not violations(one, load_layout(one))


def test_what_cannot_fit_is_named_by_its_row(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for effort in ("WITH_SIZE", "LAST_TRIALS", "NUDGES"):
        monkeypatch.setattr(making, effort, 1)
    one = edition(str(folder))
    together = Overrides(longer=420, cities={"ash": (100, 100), "birch": (110, 100)})
    with pytest.raises(BadEdition) as caught:
        make_layout(one, together)
    assert any("routes.csv row 2" in line for line in caught.value.listed("en"))
    assert any("ash-birch" in line for line in caught.value.listed("en"))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("ash = {", "asch = {", "no place for the city 'ash'"),
        ("ash = {", "asch = {", "'asch' is not in cities.csv"),
        ('"cedar-oak" = {', '"cedar-ok" = {', "no curve for the route 'cedar-oak'"),
        ('anchor = "', 'anchor = "far ', "the label's anchor must be one of start, middle, end"),
        ("disc = ", "dics = ", "disc is missing or no number"),
        ("length = 28", "length = 80", "too short for the route's"),
        ("[frame]", "[frame", "this is not TOML"),
    ],
)
def test_mistakes_in_the_file_are_named(folder: Path, old: str, new: str, complaint: str) -> None:
    layout_command(str(folder))
    file = folder / FILE
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadEdition) as caught:
        load_layout(edition(str(folder)))
    assert any(complaint in line for line in caught.value.listed("en"))
    assert all(line.startswith(FILE) for line in caught.value.listed("en"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[cities]\nasch = { x = 1, y = 2 }", "'asch' is not in cities.csv; did you mean 'ash'?"),
        ("[cities]\nash = { x = 1 }", "y must be a number"),
        ("[cities]\nash = { side = 'up' }", "side must be one of e, w, n, s"),
        ("[routes]\nash-birch-1 = { bend = 'left' }", "bend must be a number"),
        ("[routs]", "'routs' is not known"),
        ("[cities", "this is not TOML"),
    ],
)
def test_mistakes_in_overrides_are_named(folder: Path, text: str, complaint: str) -> None:
    (folder / OVERRIDES).write_text(text, encoding="utf-8")
    with pytest.raises(BadEdition) as caught:
        make_layout(edition(str(folder)))
    assert any(complaint in line for line in caught.value.listed("en"))


def test_a_damaged_background_is_named(folder: Path) -> None:
    layout_command(str(folder))
    (folder / "background.json").write_text('{"land": "M0 0", "borders": ""}', encoding="utf-8")
    with pytest.raises(BadEdition, match=r"background\.json"):
        load_layout(edition(str(folder)))


def test_a_layout_is_parsed_once_until_its_files_change(folder: Path) -> None:
    layout_command(str(folder))
    first = load_layout(edition(str(folder)))
    assert load_layout(edition(str(folder))) is first
    file = folder / FILE
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("font = 13.5", "font = 12"), encoding="utf-8")
    assert load_layout(edition(str(folder))).font == 12
    (folder / "background.json").write_text('{"land": "M0 0l1 1z"}', encoding="utf-8")
    assert load_layout(edition(str(folder))).background.land == "M0 0l1 1z"
    file.write_text(text, encoding="utf-8")
    (folder / "background.json").unlink()
    assert load_layout(edition(str(folder))) is first


def test_a_name_more_or_less_asks_for_another_layout(folder: Path) -> None:
    """The city that lost its name on the board needs no label, though the rules see no change."""
    layout_command(str(folder))
    assert load_layout(edition(str(folder))).cities["oak"].label is not None
    one = edition(str(folder))
    nameless = tuple(
        replace(city, names=replace(city.names, board="")) if city.id == "oak" else city
        for city in one.cities
    )
    assert load_layout(replace(one, cities=nameless)).cities["oak"].label is None


def test_a_layout_can_be_refined(folder: Path) -> None:
    """A city moved onto another's routes is put right, and the frame stays."""
    layout_command(str(folder))
    one = edition(str(folder))
    sound = load_layout(one)
    place = sound.cities["oak"]
    label = replace(place.label, x=place.x, y=place.y) if place.label else None
    moved = replace(place, x=place.x + 14, y=place.y - 9, label=label)
    wrong = replace(sound, cities={**sound.cities, "oak": moved})
    assert violations(one, wrong)
    mended = refine_layout(one, wrong)
    assert not violations(one, mended)
    assert mended.frame == sound.frame


def test_the_command_can_begin_with_the_layout_that_is_there(folder: Path) -> None:
    layout_command(str(folder))
    one = edition(str(folder))
    before = load_layout(one)
    layout_command(str(folder), refine=True)
    after = load_layout(one)
    assert not violations(one, after)
    for key, place in before.cities.items():
        assert abs(after.cities[key].x - place.x) + abs(after.cities[key].y - place.y) < 12


@pytest.mark.parametrize("key", edition_keys())
def test_a_sound_layout_stays_as_it_is(key: str) -> None:
    one = edition(key)
    assert refine_layout(one, load_layout(one)) is load_layout(one)


def test_a_new_wish_changes_a_sound_layout(folder: Path) -> None:
    layout_command(str(folder))
    before = load_layout(edition(str(folder)))
    place = before.cities["oak"]
    x = place.x + (9 if place.x < before.frame.width / 2 else -9)
    (folder / OVERRIDES).write_text(
        f"[cities]\noak = {{ x = {x}, y = {place.y} }}\n", encoding="utf-8"
    )
    after = refine_layout(edition(str(folder)), before)
    assert (after.cities["oak"].x, after.cities["oak"].y) == (pytest.approx(x), place.y)


@pytest.mark.soak
@pytest.mark.parametrize("key", edition_keys())
def test_a_shipped_layout_is_mended_in_a_few_minutes(key: str) -> None:
    """The city with the fewest tracks, put a little aside with its routes."""
    one = edition(key)
    sound = load_layout(one)
    ends = [city for route in one.routes for city in (route.city_a, route.city_b)]
    moved = min(sound.cities, key=ends.count)
    place = sound.cities[moved]
    wrong = replace(sound, cities={**sound.cities, moved: replace(place, x=place.x + 7)})
    assert violations(one, wrong)
    began = time.perf_counter()
    made = refine_layout(one, wrong)
    assert time.perf_counter() - began <= 300
    assert not violations(one, made)

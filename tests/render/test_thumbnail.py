"""A small picture of a board: lighter, and still the same board."""

from xml.etree import ElementTree

from branchline.editions.loading import edition
from branchline.render.board import draw_board
from branchline.render.thumbnail import coarse, thumbnail


def test_a_coarse_path_keeps_its_shape_and_drops_trembling() -> None:
    assert coarse("M10.2 10.4l.3 .2 .4 -.3 20.1 0 0 15.2z") == "M10 10l21 0 0 16z"
    assert coarse("M1 1l40 0M5 5l.2 .2z") == "M1 1l40 0", "what is smaller than a step is gone"
    assert coarse("M0 0L10 0L10 .5L20 5z") == "M0 0l10 0 10 5z"


def test_steps_do_not_add_up_to_an_error() -> None:
    steps = " ".join(["3.4 0"] * 100)
    assert sum(int(x) for x in coarse(f"M0 0l{steps}").split("l")[1].split()[::2]) == 340


def test_a_thumbnail_is_sound_and_about_half_as_long() -> None:
    drawn = draw_board(edition("europe"), without=("scale", "legend", "names"), embed_fonts=False)
    small = thumbnail(drawn)
    assert len(small) < 0.55 * len(drawn)
    root = ElementTree.fromstring(small)
    assert root.get("viewBox") == ElementTree.fromstring(drawn).get("viewBox")
    assert small.count('class="bl-space"') == drawn.count('class="bl-space"')
    assert "<title>" not in small
    assert 'class="bl-hits"' not in small

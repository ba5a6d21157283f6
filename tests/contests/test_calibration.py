"""What the search foretells against what comes: figures by hand, a small run, the diagram."""

import re
from xml.etree import ElementTree

import pytest

from branchline import BadOption, edition
from branchline.contests.calibration import A_GAME, Task, predict
from branchline.contests.reliability import (
    NOTHING,
    Bin,
    Figures,
    Prediction,
    bins,
    by_thirds,
    figures_of,
)
from branchline.contests.simulation import Run
from branchline.render.reliability import LEFT, SIDE, TOP, Dot, draw_reliability

HAND_MADE = [
    Prediction(
        0,
        late=0 / 2,
        chance=0.75,
        won=1,
        score=100,
        final_score=90,
        rival_score=80,
        final_rival_score=95,
    ),
    Prediction(
        0,
        late=0 / 2,
        chance=0.75,
        won=0,
        score=90,
        final_score=92,
        rival_score=80,
        final_rival_score=93,
    ),
    Prediction(
        2,
        late=2 / 2,
        chance=0.25,
        won=0,
        score=70,
        final_score=70,
        rival_score=90,
        final_rival_score=90,
    ),
    Prediction(
        2,
        late=2 / 2,
        chance=1.0,
        won=0.5,
        score=80,
        final_score=80,
        rival_score=60,
        final_rival_score=80,
    ),
]


def test_figures_of_hand_made_predictions() -> None:
    """Squares 1/16, 9/16, 1/16, 1/4; outcomes about 3/8 vary by 11/64; bins are 1/4, 1/4, 1/2
    off, the first of them twice."""
    assert figures_of(HAND_MADE) == Figures(
        decisions=4,
        mean_predicted=0.6875,
        mean_actual=0.375,
        brier=0.234375,
        brier_skill=round(1 - 0.234375 / (11 / 64), 6),
        calibration_error=0.3125,
        own_score_bias=2.0,
        rival_score_bias=-12.0,
    )


def test_bins_hold_equal_parts_of_the_chances() -> None:
    assert bins(HAND_MADE) == [Bin(1, 0.25, 0.0), Bin(2, 0.75, 0.5), Bin(1, 1.0, 0.5)]


def test_thirds_are_counted_alone() -> None:
    first, second, last = by_thirds(HAND_MADE)
    assert first == figures_of(HAND_MADE[:2])
    assert second == NOTHING
    assert last == figures_of(HAND_MADE[2:])


def test_there_is_no_skill_where_all_outcomes_are_alike() -> None:
    figures = figures_of(HAND_MADE[1:3])
    assert figures.brier == 0.3125
    assert figures.brier_skill is None


def test_a_run_is_the_same_whatever_the_number_of_threads() -> None:
    told: list[int] = []
    run = Run(edition("europe"), 3, 2, "small", {}, threads=1)
    predictions = predict(run, ["hard"] * 3, 60, progress=told.append)
    assert told == [1, 1]
    assert A_GAME < len(predictions) <= 2 * A_GAME
    assert {one.third for one in predictions} == {0, 1, 2}
    assert all(0 <= one.chance <= 1 and one.won in (0, 0.5, 1) for one in predictions)
    assert len({one.final_score for one in predictions}) > 1
    run = Run(edition("europe"), 3, 2, "small", {}, threads=2)
    assert predict(run, ["hard"] * 3, 60) == predictions


def test_a_run_is_the_same_where_play_outs_are_made_together() -> None:
    run = Run(edition("europe"), 2, 2, "small", {}, threads=1)
    task = Task(run, ["search:20", "hard"], 40, None)
    assert list(task.parts_on("cpu")) == list(task.parts())


@pytest.mark.parametrize("playouts", [0, -1, 1_000_001])
def test_senseless_numbers_of_play_outs_are_refused(playouts: int) -> None:
    with pytest.raises(BadOption, match="play-outs"):
        predict(Run(edition("europe"), 2, 1, "x", {}), ["hard"] * 2, playouts)


def test_the_diagram_puts_every_bin_in_its_place() -> None:
    text = draw_reliability([Dot(4, 0.25, 0.0), Dot(1, 0.75, 1.0)], "A & B", "5 decisions", "en")
    circles = ElementTree.fromstring(text).findall(".//{*}circle")
    places = [(float(one.attrib["cx"]), float(one.attrib["cy"])) for one in circles]
    assert places == [(LEFT + SIDE / 4, TOP + SIDE), (LEFT + 3 * SIDE / 4, TOP)]
    assert float(circles[0].attrib["r"]) == 2 * float(circles[1].attrib["r"])
    assert re.search("A &amp; B", text)
    assert "<circle" not in draw_reliability([], "nothing", "0 decisions", "fr")

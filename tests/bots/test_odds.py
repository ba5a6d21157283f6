"""What is told of chances: mended, with a range, never certain."""

import shlex
from pathlib import Path

import numpy as np
import pytest

from bots.moments import moments
from branchline.bots.advice import advise
from branchline.bots.odds import (
    Odds,
    add_odds,
    fitted_odds,
    from_log_odds,
    lateness,
    log_odds,
    odds_at,
    range_of,
    read_odds,
    smoothed,
)
from branchline.bots.tuned import COMMAND, read_sections
from branchline.contests.reliability import Prediction, figures_of, fit_odds
from branchline.text.chances import chance_words
from conftest import TABLES


def test_without_a_fit_a_chance_stays_as_it_was_found() -> None:
    for chance in (0.01, 0.4, 0.99):
        assert Odds().chance(chance, 0.5) == pytest.approx(chance)
        assert from_log_odds(log_odds(chance)) == pytest.approx(chance)
    assert (Odds().score(80, 0.2), Odds().rival_score(70, 0.2)) == (80, 70)


def test_what_is_added_grows_with_the_game() -> None:
    odds = Odds(shift=-1, shift_late=1, own=2, own_late=-2, rival=10, rival_late=-5)
    assert odds.chance(0.5, 0) == pytest.approx(from_log_odds(-1))
    assert odds.chance(0.5, 1) == pytest.approx(0.5)
    assert (odds.score(80, 1), odds.rival_score(80, 1)) == (80, 85)


def test_a_few_worlds_make_nothing_certain() -> None:
    assert 0 < smoothed(0, 10) < smoothed(0, 3) < 0.2
    low, high = range_of(1.0, 20)
    assert 0.8 < low < smoothed(1.0, 20) <= high < 1
    narrow, wide = range_of(0.5, 1000), range_of(0.5, 20)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]


def test_the_fitted_odds_are_of_real_tables() -> None:
    for key, tables in fitted_odds().items():
        for seats, section in tables.items():
            assert (key, int(seats)) in TABLES
            assert shlex.split(section[COMMAND])[:3] == ["branchline", "calibrate", key]
            assert odds_at(key, int(seats)) == read_odds(section)
    assert odds_at("somebodys-own", 2) == Odds()


def test_odds_are_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "odds.toml"
    add_odds(path, "europe", 2, "a command", Odds(shift=-0.5))
    assert read_odds(read_sections(path.read_text())["europe"]["2"]) == Odds(shift=-0.5)


def test_a_game_grows_late_with_the_wagons_laid() -> None:
    for key, seats in TABLES:
        for game in moments(key, seats):
            view = game.view(game.awaited[0])
            fewest = min(view.record.seat[seat].wagons for seat in range(seats))
            assert lateness(view) == pytest.approx(1 - fewest / game.rules.wagons)


def test_fitted_odds_mend_what_was_told() -> None:
    """Told too much by one in log odds; rivals are ten points better than told."""
    rng = np.random.default_rng(6)
    predictions: list[Prediction] = []
    for _ in range(4000):
        chance, late = float(rng.uniform(0.05, 0.95)), float(rng.random())
        won = float(rng.random() < from_log_odds(log_odds(chance) - 1))
        predictions.append(Prediction(0, late, chance, won, 90, 92, 70, 80))
    odds = fit_odds(predictions)
    assert odds.chance(0.5, 0.5) == pytest.approx(from_log_odds(-1), abs=0.03)
    assert odds.rival_score(70, 0.3) == pytest.approx(80)
    assert odds.score(90, 0.3) == pytest.approx(92)
    before = figures_of(predictions).calibration_error
    assert before is not None
    assert before > 0.15


def test_advice_is_never_certain_and_lies_in_its_range() -> None:
    for game in moments("europe", 2):
        for one in advise(game.view(game.awaited[0]), "100"):
            if one.win_chance is not None:
                assert one.range is not None
                assert 0 < one.range[0] <= one.win_chance <= one.range[1] < 1


@pytest.mark.parametrize(
    ("chance", "between", "words"),
    [
        (0.534, None, "53%"),
        (0.534, (0.5, 0.57), "53%"),
        (0.5, (0.31, 0.69), "31–69%"),
        (0.9, (0.7, 0.999), "70–99%"),
        (0.999, (0.99, 0.9999), "over 99%"),
        (0.001, (0.0001, 0.004), "under 1%"),
    ],
)
def test_a_chance_in_words(chance: float, between: tuple[float, float] | None, words: str) -> None:
    assert chance_words(chance, between, "en") == words

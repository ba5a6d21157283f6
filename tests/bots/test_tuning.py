"""Tuning by evolution: repeatable, within a bot's nature, and told about as it goes."""

import os
import sys
from pathlib import Path

import pytest

from branchline.bots import tuned
from branchline.bots.frozen import GREEDY_1
from branchline.bots.roster import ROSTER
from branchline.bots.tuned import COMMAND, check_sections, read_sections, start_at
from branchline.cli import main
from branchline.cli import tune as command_line
from branchline.contests import tuning
from branchline.contests.tuning import POPULATION, Tuning, tune, worth
from branchline.editions.loading import edition
from branchline.engine.thinking.minds import WEIGHTS
from branchline.errors import BadOption, BadSeats, CannotWrite, MissingExtra, UnknownBot
from conftest import TINY


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dozen games for each candidate and kind of rival are enough to see what moves."""
    monkeypatch.setattr(tuning, "GAMES", 12)


def tiny(bot: str = "wary", seats: int = 2, generations: int = 1, seed: str = "seed") -> Tuning:
    """A tuning that takes a moment."""
    return Tuning(ROSTER[bot], edition(TINY), seats, generations, seed)


def silently(games: int, worth: float) -> None:
    """Progress that nobody looks at."""


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_gives_the_same_weights(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the number of threads."""
    before = tune(tiny(seats=seats), silently)
    for cores in (1, 3):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert tune(tiny(seats=seats), silently) == before


def test_another_seed_gives_other_weights() -> None:
    assert tune(tiny(seed="a"), silently) != tune(tiny(seed="b"), silently)


@pytest.mark.parametrize("bot", list(ROSTER))
def test_tuning_moves_all_weights_but_the_nature(bot: str) -> None:
    job = tiny(bot)
    weights = tune(job, silently)
    start = start_at(job.character, job.edition.key, job.seats)
    assert set(weights) == set(WEIGHTS.names or ())
    assert {name: weights[name] for name in job.character.nature} == job.character.nature
    moved = {name for name in weights if weights[name] != start[name]}
    assert len(moved) > 20
    assert not moved & set(job.character.nature)
    assert all(round(value, 3) == value for value in weights.values())


def test_tuning_keeps_near_to_tuned_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins with those for fewer seats, and the first generation reaches half as far."""
    job = tiny(seats=3)
    start = start_at(job.character, job.edition.key, 2)

    def way(weights: dict[str, float]) -> float:
        return sum(abs(weights[name] - start[name]) for name in start)

    from_parent = way(tune(job, silently))
    sections = {job.edition.key: {"2": {COMMAND: "", **start}}}
    monkeypatch.setattr(tuned, "tuned_sections", lambda name: sections if name == "wary" else {})
    assert start_at(job.character, job.edition.key, 3) == start
    assert 0 < way(tune(job, silently)) < 0.75 * from_parent


def test_progress_is_told_after_every_generation() -> None:
    job = tiny(generations=3)
    told: list[tuple[int, float]] = []
    tune(job, lambda games, worth: told.append((games, worth)))
    assert len(told) == 3
    assert sum(games for games, _ in told) == job.games == 3 * POPULATION * 4 * 12
    assert all(0 < mean < 1 for _, mean in told)


def test_worth_is_high_for_the_better_bot() -> None:
    job = Tuning(ROSTER["greedy"], edition("europe"), 3, 1, "seed")
    assert worth(job, [GREEDY_1, None, None], "worth") > 0.9
    assert worth(job, [None, GREEDY_1, GREEDY_1], "worth") < 0.1
    assert worth(job, [GREEDY_1] * 3, "worth") == pytest.approx(1 / 3, abs=0.15)


def test_tuning_says_which_package_it_misses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(MissingExtra, match=r"pip install 'branchline\[tune\]'"):
        tune(tiny(), silently)


# The command.


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        UnknownBot, match="'warry' is no bot with weights to tune; did you mean wary"
    ):
        command_line.tune("warry", TINY)
    with pytest.raises(UnknownBot, match="choose greedy, wary, racer, collector, blocker"):
        command_line.tune("zzz", TINY)


@pytest.mark.parametrize("bot", ["random", "greedy-1", "expert"])
def test_bots_without_weights_to_move_are_refused(bot: str) -> None:
    with pytest.raises(UnknownBot, match="no bot with weights to tune"):
        command_line.tune(bot, TINY)


@pytest.mark.parametrize("generations", [0, -1])
def test_tuning_takes_a_generation_at_least(generations: int) -> None:
    with pytest.raises(BadOption, match=f"at least 1 generation, not {generations}"):
        command_line.tune("wary", TINY, generations=generations)


def test_tuning_refuses_a_table_that_there_is_not() -> None:
    with pytest.raises(BadSeats, match="2 to 3 seats, not 5"):
        command_line.tune("wary", TINY, players=5, generations=1)


def test_the_command_writes_a_section_for_each_table(tmp_path: Path) -> None:
    path = tmp_path / "wary.toml"
    command_line.tune("wary", TINY, generations=1, seed="seed", output=path)
    sections = read_sections(path.read_text())
    assert list(sections) == ["tiny"]
    assert list(sections["tiny"]) == ["2", "3"]
    section = sections["tiny"]["2"]
    assert section.pop(COMMAND) == (
        "branchline tune wary tiny --players 2 --generations 1 --seed seed"
    )
    assert section == tune(tiny(), silently)


def test_the_command_prints_the_section(capsys: pytest.CaptureFixture[str]) -> None:
    command_line.tune("wary", TINY, players=2, generations=1, seed="seed")
    printed = read_sections(capsys.readouterr().out)["tiny"]["2"]
    assert set(printed) == {COMMAND, *(WEIGHTS.names or ())}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("warry europe", "'warry' is no bot with weights to tune; did you mean wary?"),
        ("wary europe --generations 0", "tuning needs at least 1 generation, not 0"),
        ("wary europe --players 9", "Europe is played with 2 to 5 seats, not 9"),
        ("wary europa", "no edition and no folder is named 'europa'; did you mean 'europe'?"),
        ("wary europe --generations many", "Invalid value for --generations: 'many'"),
    ],
)
def test_a_bad_command_is_told_in_one_line(
    arguments: str,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["branchline", "tune", *arguments.split()])
    with pytest.raises(SystemExit) as caught:
        main()
    out, err = capsys.readouterr()
    assert caught.value.code == 2
    assert out == ""
    assert err.startswith(f"branchline: {message}")
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_written_is_refused_before_tuning(tmp_path: Path) -> None:
    for path in (tmp_path / "no folder" / "greedy.toml", tmp_path):
        with pytest.raises(CannotWrite, match="choose a file"):
            check_sections(path)
    other = tmp_path / "other.toml"
    other.write_text("no = weights = here")
    with pytest.raises(CannotWrite, match="no file of tuned weights"):
        check_sections(other)
    assert other.read_text() == "no = weights = here"

"""Records told in words, and the commands around them."""

import io
import random
import re
import sys
from pathlib import Path

import pytest

from branchline.cli.play import people_names, play
from branchline.cli.replay import replay, verify
from branchline.editions.edition import Language
from branchline.errors import BadOption, BadRecord, BranchlineError, CannotWrite
from branchline.game.game import Game
from branchline.game.record import record_of
from branchline.game.starts import StartPosition
from branchline.render.position import position_at
from branchline.terminal.replay import replay_game, scenes_of
from forking import fork_of
from policies import play_on, random_choice
from terminal.scripted import EDITIONS, LANGUAGES, Paper, random_game, random_record


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A file with two games."""
    file = tmp_path / "games.jsonl"
    lines = [random_record("europe").to_json(), random_record("northern-lights", 3).to_json()]
    file.write_bytes(b"\n".join(lines) + b"\n")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_a_record_is_told_to_the_end_without_a_terminal(key: str, language: Language) -> None:
    record = random_record(key)
    paper = Paper([])
    replay_game(record, language=language, screen=paper)
    game, scenes = scenes_of(record)
    title = "Turn {0} of {0}" if language == "en" else "Tour {0} sur {0}"
    assert title.format(len(scenes) - 1) in paper.text
    assert [event for scene in scenes for event in scene.events] == list(record.events)
    assert game.result == record.result
    assert paper.prompts == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_goes_on_from_another_is_told_from_there(
    language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game("europe", ["Ada", "Bo"], seed="told")
    rng = random.Random("told")
    for _ in range(40):
        game.decide(rng.choice(game.decisions()))
    fork = fork_of(game, game.awaited[0], "told again")
    play_on(fork, [random_choice] * 2, rng)
    record = record_of(fork)
    paper = Paper([])
    replay_game(record, language=language, screen=paper)
    began = "The game goes on from" if language == "en" else "La partie reprend"
    assert began in paper.text
    game, scenes = scenes_of(record)
    assert [event for scene in scenes for event in scene.events] == list(record.events)
    assert isinstance(record.start, StartPosition)
    began_with = [route for seat in record.start.seats for route in seat.routes]
    assert set(position_at(record, game.edition, 0).owners) == set(began_with)
    file = tmp_path / "fork.jsonl"
    file.write_bytes(record.to_json() + b"\n")
    verify(file)
    assert capsys.readouterr().out.strip() == "1 game verified"


def test_replay_and_board_count_the_same_actions() -> None:
    """A turn's number of actions draws the board as it is after that turn."""
    record = random_record("europe")
    game, scenes = scenes_of(record)
    for scene in (scenes[0], *scenes[1::25], scenes[-1]):
        assert position_at(record, game.edition, scene.actions).owners == scene.view.owners
    assert scenes[-1].actions == len(record.actions)
    paper = Paper([])
    replay_game(record, screen=paper)
    assert f"(actions: {len(record.actions)})" in paper.text


def test_paging_through_a_record() -> None:
    paper = Paper(["", "", "b", "5", "999", "what", "b", "0", "b", "q"], pages=True)
    replay_game(random_record("europe"), screen=paper)
    turns = [line.split()[1] for line in paper.text.splitlines() if line.startswith("Turn ")]
    assert turns == ["1", "2", "1", "5", "4"]
    assert "There is no turn 999" in paper.text
    assert "“what” is not understood" in paper.text
    assert "This is the beginning." in paper.text


def test_a_stopped_game_has_no_result() -> None:
    game = random_game("europe", 2, "stopped", 20)
    game.abandon()
    paper = Paper([])
    replay_game(record_of(game), screen=paper)
    assert "The game is stopped here, without a result." in paper.text
    assert "The game has no result." in paper.text


def test_replay_chooses_a_game_of_the_file(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay(records, game=2, lang="en")
    assert "Northern Lights" in capsys.readouterr().out
    with pytest.raises(BadOption, match="2 games"):
        replay(records, game=3)


def test_verify_counts_the_games(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    verify(records)
    assert capsys.readouterr().out.strip() == "2 games verified"


def test_verify_names_the_line_that_is_wrong(records: Path) -> None:
    lines = records.read_bytes().splitlines()
    lines[1] = lines[1].replace(b'"points":1', b'"points":2', 1)
    records.write_bytes(b"\n".join(lines))
    with pytest.raises(BadRecord, match="line 2: event"):
        verify(records)
    records.write_bytes(lines[0] + b"\n\nrubbish\n")
    with pytest.raises(BadRecord, match="line 3: the line is not JSON"):
        verify(records)


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    for command in (replay, verify):
        with pytest.raises(BranchlineError, match="cannot read"):
            command(tmp_path / "none.jsonl")


def test_a_record_of_an_unknown_edition_asks_for_its_folder(records: Path) -> None:
    line = records.read_bytes().splitlines()[0]
    records.write_bytes(line.replace(b'"edition":"europe"', b'"edition":"moon"'))
    with pytest.raises(BadRecord, match="--edition"):
        replay(records)


def test_play_asks_for_map_players_and_level_and_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("9\n3\n7\n3\n5\nHARD\nall\nquit\ny\n"))
    file = tmp_path / "game.jsonl"
    play(lang="en", seed="abc", save=file)
    out = capsys.readouterr().out
    assert "Type a number from 2 to 3." in out
    assert out.count("Type a number from 1 to 4.") == 2
    assert "You play Nordic Countries against Ada and Blaise (level: hard)." in out
    verify(file)
    assert "1 game verified" in capsys.readouterr().out
    replay(file, lang="fr")
    assert "Ada garde" in capsys.readouterr().out


def test_what_was_said_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only the map is asked for; and with two people at least two players are offered."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("europe\n"))
    play(lang="en", seed="abc", players=3, level="easy")
    out = capsys.readouterr().out
    assert "How many players" not in out
    assert "against Ada and Blaise (level: easy)" in out
    monkeypatch.setattr(sys, "stdin", io.StringIO("europe\n2\n4\n\n"))
    play(lang="en", seed="abc", people=3)
    out = capsys.readouterr().out
    assert "How many players, you included? 3 to 5 (Enter: 3)" in out
    assert "Type a number from 3 to 5." in out


def test_people_are_as_many_players_if_nobody_says_how_many(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    play("europe", lang="en", people=3, name="Zoé,,Bo")
    out = capsys.readouterr().out
    assert re.search("(Zoé|Player 2|Bo) will play first", out)
    assert people_names("\x1b[2J", 1, "fr") == ["[2J"]
    assert people_names(" ", 1, "fr") == ["Vous"]


def test_leaving_before_the_game_is_polite(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    play(lang="fr")
    assert "Au revoir." in capsys.readouterr().out


def test_play_refuses_what_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(BranchlineError, match="2 to 3 seats"):
        play("nordic-countries", players=5)
    with pytest.raises(BranchlineError, match="no bot 'hart'; did you mean hard"):
        play("europe", bots="hart")
    with pytest.raises(BranchlineError, match="3 bots for 2 rivals; name one"):
        play("europe", players=3, bots="easy,easy,easy")
    with pytest.raises(BranchlineError, match="choose one of them"):
        play("europe", level="easy", bots="hard")
    with pytest.raises(BranchlineError, match="no edition"):
        play("moon")
    with pytest.raises(CannotWrite, match="--save"):
        play("europe", save=tmp_path / "no" / "folder")

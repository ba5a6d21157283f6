"""Every command as it is typed; bad input gives one line that says what to do, and exit code 2."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from branchline.cli import app, main
from branchline.editions.loading import edition, edition_keys
from branchline.game.record import begin, parse_record, read_records, record_of
from conftest import TINY

ROOT = Path(__file__).parents[2]

STOP = "may_stop_after_one"
FULL_DEVICE = Path("/dev/full")


class Outcome(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Command = Callable[..., Outcome]


@pytest.fixture
def branchline(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command inside this process."""

    def run(*arguments: object) -> Outcome:
        monkeypatch.setattr(sys, "argv", ["branchline", *map(str, arguments)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as caught:
            main()
        out, err = capsys.readouterr()
        return Outcome(int(caught.value.code or 0), out, err)

    monkeypatch.setenv("COLUMNS", "80")
    return run


def start(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Runs a command as a program of its own."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, "-m", "branchline", *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "80"},
        text=True,
        check=False,
        timeout=300,
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options},
    )


def assert_refused(outcome: Outcome, words: str) -> None:
    """One line on stderr that holds the words, nothing on stdout, exit code 2."""
    assert outcome.err.count("\n") == 1, outcome.err
    assert outcome.err.startswith("branchline: ")
    assert re.search(words, outcome.err), outcome.err
    assert outcome.out == ""
    assert outcome.code == 2


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the records of three games."""
    from branchline.contests.simulation import Run, simulate_with_records

    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    simulate_with_records(Run(edition("europe"), 2, 3, "cli", {}), file)
    return file


# The program itself.


def test_the_program_plays_writes_and_ends_with_zero(tmp_path: Path) -> None:
    """From a shell: text on stdout, nothing on stderr, and a file of records that verifies."""
    file = tmp_path / "games.jsonl"
    done = start("simulate", "nordic-countries", "--games", "3", "--records", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Nordic Countries, 2 players, 3 games" in done.stdout
    assert f"Records: {file}" in done.stdout.replace("\n", "")
    assert names_in(tmp_path) == ["games.jsonl"]
    done = start("verify", str(file))
    assert (done.returncode, done.stdout, done.stderr) == (0, "3 games verified\n", "")


def test_the_program_refuses_in_one_line_and_ends_with_two() -> None:
    done = start("simulate", "europa")
    assert_refused(Outcome(done.returncode, done.stdout, done.stderr), "did you mean 'europe'")


if FULL_DEVICE.is_char_device():  # Linux has one

    def test_output_that_cannot_be_written_is_reported() -> None:
        with FULL_DEVICE.open("w", encoding="utf-8") as full:
            done = start("editions", stdout=full)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "cannot write the output: No space left on device; send it where" in done.stderr


def test_a_reader_that_leaves_early_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w", encoding="utf-8") as closed:
        done = start("editions", stdout=closed)
    assert done.stderr == ""
    assert done.returncode != 2


# Commands that succeed.


def test_editions_are_listed_with_their_numbers(branchline: Command) -> None:
    outcome = branchline("editions")
    assert outcome.code == 0
    assert "…" not in outcome.out
    for key in edition_keys():
        one = edition(key)
        row = next(line for line in outcome.out.splitlines() if f" {key} " in line)
        assert one.names.en in row
        assert one.names.fr in row
        numbers = [f"{one.seats[0]}–{one.seats[1]}", len(one.routes), len(one.tickets)]
        assert row.split()[-3:] == [str(number) for number in numbers]


def test_a_good_folder_passes_the_check(branchline: Command) -> None:
    outcome = branchline("check", TINY)
    assert outcome.code == 0
    assert "11 routes, 8 tickets; no mistakes found" in outcome.out


def test_a_bad_folder_fails_the_check_with_every_mistake(
    branchline: Command, tmp_path: Path
) -> None:
    for name in ("edition.toml", "cities.csv", "routes.csv", "tickets.csv"):
        (tmp_path / name).write_bytes((Path(TINY) / name).read_bytes())
    assert branchline("check", tmp_path).code == 0
    routes = (tmp_path / "routes.csv").read_text(encoding="utf-8")
    routes = routes.replace("ash,birch,red,1", "ash,birch,pink,1").replace("cedar,oak", "cedar,ork")
    (tmp_path / "routes.csv").write_text(routes, encoding="utf-8")
    outcome = branchline("check", tmp_path)
    assert outcome.code == 2
    assert "pink" in outcome.out
    assert "ork" in outcome.out
    assert re.search(r"\d mistakes in ", outcome.out)
    assert_refused(branchline("simulate", tmp_path), "mistakes, the first is .*branchline check")


def test_the_check_reads_what_the_board_reads(branchline: Command, tmp_path: Path) -> None:
    """What `board` refuses, `check` finds, and both name the folder as it was given."""
    for file in Path(TINY).iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    for name in ("layout.toml", "layout-overrides.toml"):
        (tmp_path / name).write_text("[frame]\nwidth = 'wide'\n", encoding="utf-8")
        outcome = branchline("check", tmp_path)
        assert outcome.code == 2
        assert name in outcome.out
        assert f"in {tmp_path}" in outcome.out
        assert_refused(branchline("board", tmp_path, "--svg", tmp_path / "x.svg"), str(tmp_path))
        (tmp_path / name).unlink()
    assert branchline("check", tmp_path).code == 0


CONTROL = "Ada\x1b[31m\x07\u202e\x9b"
ESCAPED = r"Ada\x1b[31m\x07\u202e\x9b"


def test_control_characters_of_a_record_are_shown_escaped(
    branchline: Command, games: Path, tmp_path: Path
) -> None:
    record = json.loads(next(read_records(games))[1])
    record["seats"][0]["name"] = CONTROL
    file = tmp_path / "control.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    outcome = branchline("replay", file, "--lang", "en")
    assert ESCAPED in outcome.out
    svg = tmp_path / "board.svg"
    assert branchline("board", "europe", "--record", file, "--svg", svg).code == 0
    drawn = svg.read_text(encoding="utf-8")
    assert ESCAPED in drawn
    for text in (outcome.out, drawn):
        assert not set(CONTROL) & set(text) - set("Ada[31m")
    ElementTree.fromstring(drawn)
    record["edition"] = CONTROL
    file.write_text(json.dumps(record), encoding="utf-8")
    for command in ("replay", "verify"):
        refused = branchline(command, file)
        assert refused.code == 2
        assert "\x1b" not in refused.err


def test_control_characters_of_an_edition_are_refused(branchline: Command, tmp_path: Path) -> None:
    for file in Path(TINY).iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    for name, word in (("cities.csv", "Ash"), ("edition.toml", "Tiny")):
        good = (tmp_path / name).read_text(encoding="utf-8")
        assert word in good
        bad = "\x1b" if name.endswith("csv") else r"\u001b"
        (tmp_path / name).write_text(good.replace(word, f"{word}{bad}"), encoding="utf-8")
        outcome = branchline("check", tmp_path)
        assert outcome.code == 2
        assert "holds control characters" in outcome.out
        assert "\x1b" not in outcome.out
        assert "\x1b" not in branchline("simulate", tmp_path).err
        (tmp_path / name).write_text(good, encoding="utf-8")


@pytest.mark.parametrize("arguments", ["editions", "simulate europe --games 9 --players 5"])
def test_narrow_windows_fold_tables_and_drop_nothing(
    branchline: Command, monkeypatch: pytest.MonkeyPatch, arguments: str
) -> None:
    def words(columns: str) -> set[str]:
        monkeypatch.setenv("COLUMNS", columns)
        out = branchline(*arguments.split()).out
        assert max(map(len, out.splitlines())) <= int(columns)
        assert "…" not in out
        return set(re.findall(r"[^\s│┃]+", re.sub(r"\d+,?\d* \w+ and.*", "", out, flags=re.DOTALL)))

    for wide, narrow in ((words("120"), words("40")),):
        assert {word for word in wide if word.isalnum()} <= narrow


def test_a_summary_can_be_read_by_programs(branchline: Command) -> None:
    outcome = branchline(
        "simulate", "europe", "--players", 3, "--games", 20, "--seed", "x", "--json"
    )
    assert (outcome.code, outcome.err) == (0, "")
    summary = json.loads(outcome.out)
    assert set(summary) >= {
        "edition",
        "players",
        "games",
        "seed",
        "decisions",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "mean_scores",
        "seat_win_share",
    }
    assert (summary["edition"], summary["players"], summary["games"]) == ("europe", 3, 20)
    assert summary["seed"] == "x"
    assert len(summary["mean_scores"]) == len(summary["seat_win_share"]) == 3
    again = json.loads(
        branchline(
            *("simulate", "europe", "--players", 3, "--games", 20, "--seed", "x", "--json"),
            *("--threads", 2, "--bots", "random,random,random"),
        ).out
    )
    for times in ("seconds", "games_per_s", "decisions_per_s"):
        del summary[times], again[times]
    assert again == summary


def test_a_summary_for_people_has_a_row_for_each_seat(branchline: Command) -> None:
    outcome = branchline("simulate", TINY, "--players", 3, "--games", 10)
    assert (outcome.code, outcome.err) == (0, "")
    assert "Tiny, 3 players, 10 games" in outcome.out
    assert len(re.findall(r"^│ +[123] │", outcome.out, flags=re.MULTILINE)) == 3
    assert "games and" in outcome.out


def test_rule_switches_are_written_into_the_records(branchline: Command, tmp_path: Path) -> None:
    """R-ALL-DRAW-6, R-ALL-DRAW-7."""
    file = tmp_path / "games.jsonl"
    switches = ("--option", "may_stop_after_one=false", "--option", "market_alone_suffices=true")
    assert branchline("simulate", "europe", "--games", 1, "--records", file, *switches).code == 0
    (_, line) = next(read_records(file))
    options = json.loads(line)["options"]
    assert options == {"may_stop_after_one": False, "market_alone_suffices": True}
    assert branchline("verify", file).out == "1 game verified\n"


def test_a_recorded_game_is_told_in_words(branchline: Command, games: Path) -> None:
    outcome = branchline("replay", games, "--lang", "en")
    assert (outcome.code, outcome.err) == (0, "")
    assert len(outcome.out.splitlines()) > 50
    assert "Random 1 starts with" in outcome.out
    for key in ("bot:random", "locomotive:", "{", "_"):
        assert key not in outcome.out
    french = branchline("replay", games, "--game", 3, "--lang", "fr")
    assert french.code == 0
    assert french.out != outcome.out
    assert " carte" in french.out


def test_records_of_somebodys_own_edition_need_its_folder(
    branchline: Command, tmp_path: Path
) -> None:
    file = tmp_path / "tiny.jsonl"
    assert branchline("simulate", TINY, "--games", 2, "--records", file).code == 0
    assert branchline("verify", file, "--edition", TINY).out == "2 games verified\n"
    assert branchline("replay", file, "--edition", TINY, "--game", 2).code == 0
    for command in ("verify", "replay"):
        assert_refused(branchline(command, file), "line 1: .*'tiny'.*--edition")


def test_help_names_every_command(branchline: Command) -> None:
    outcome = branchline("--help")
    assert outcome.code == 0
    for name in ("play", "editions", "check", "simulate", "replay", "verify", "bench", "warm-up"):
        assert re.search(rf"\b{name} ", outcome.out)
        assert name in app


# Bad input.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("simulat", 'Unknown command "simulat".* See branchline --help'),
        ("simulate", "requires an argument. See branchline simulate --help"),
        ("simulate europe --gams 3", "--gams.* See branchline simulate --help"),
        ("simulate europe asia", "asia.* See branchline simulate --help"),
        ("simulate atlantis", "no edition and no folder is named 'atlantis'.*Choose one of north-"),
        ("simulate europe --players 1", "2 to 5 seats, not 1; choose a number from 2 to 5"),
        ("simulate europe --players 6", "2 to 5 seats, not 6; choose a number from 2 to 5"),
        ("simulate nordic-countries --players 4", "choose a number from 2 to 3"),
        ("simulate europe --players two", "--players: 'two' is no whole number"),
        ("simulate europe --players 2.5", "--players: '2.5' is no whole number"),
        ("simulate europe --games 0", "at least 1 game, not 0"),
        ("simulate europe --games -3", "at least 1 game, not -3"),
        ("simulate europe --games 1e3", "'1e3' is no whole number"),
        ("simulate europe --games 999999999999", "too many for one run; play at most"),
        ("simulate europe --games 99999999999999999999999", "9+ is too large a number"),
        ("simulate europe asia lima", "There is no use for 'asia' 'lima' here. See branchline"),
        ("simulate europe --games 3 --games 5", "--games specified multiple times"),
        (f"simulate europe --option {STOP}=true --option {STOP}=false", "to true and to false"),
        ("board europe --svg x --png x", "--svg and --png name one file"),
        ("board europe --width 1.5 --png x", "--width: '1.5' is no whole number"),
        ("layout europe --output nowhere/layout.toml", "cannot write nowhere/layout.toml"),
        ("board europe --svg nowhere/x.svg", "cannot write nowhere/x.svg"),
        ("tune greedy europe --output nowhere/x.toml", "cannot write nowhere/x.toml"),
        ("simulate europe --records nowhere/x", "cannot write nowhere/x"),
        ("simulate europe --threads 0", "takes 1 to 1000 threads, not 0"),
        ("simulate europe --threads 9999999", "takes 1 to 1000 threads, not 9999999"),
        ("simulate europe --bots clever", "no bot 'clever'; (did you mean|the bots are random)"),
        ("simulate europe --bots random,random,random", "3 bots for 2 seats; name one"),
        ("simulate europe --bots random,", "a bot's name is missing"),
        ("simulate europe --bots greddy", "no bot 'greddy'; did you mean greedy"),
        ("simulate europe --bots search:soon", "'soon' is no budget; write play-outs such as 800"),
        ("simulate europe --option may_stop_after_one", "write it as NAME=true or NAME=false"),
        ("simulate europe --option may_stop_after_one=1", "write it as NAME=true or NAME=false"),
        ("simulate europe --option wagons=true", "no option 'wagons'; the options are may_stop"),
        ("verify nowhere.jsonl", "cannot read nowhere.jsonl: No such file.*check the name"),
        ("replay nowhere.jsonl", "cannot read nowhere.jsonl: No such file.*check the name"),
        ("verify .", "cannot read .: Is a directory; check the name"),
        ("play atlantis", "no edition and no folder is named 'atlantis'"),
        ("play europe --players 9", "choose a number from 2 to 5"),
        ("play europe --level strong", "--level.* See branchline play --help"),
        ("play europe --bots medum", "no bot 'medum'; did you mean medium"),
        ("play europe --level exprt", r"Did you mean \"expert\"\? See branchline play --help"),
        ("play europe --players 4 --bots easy,hard", "2 bots for 3 rivals; name one"),
        ("play europe --level easy --bots hard", "--level and --bots .*choose one"),
        ("play europe --save nowhere/game.jsonl", "cannot write nowhere/game.jsonl"),
        ("play europe --people 3 --players 2", "--people must be from 1 to --players, which is 2"),
        ("play europe --players 0", "2 to 5 seats, not 0; choose a number from 2 to 5"),
        ("play europe --people 9", "2 to 5 seats, not 9"),
        ("play europe --people 2 --bots easy", "all 2 seats are those of people"),
        ("play europe --people 2 --level hard", "all 2 seats are those of people"),
        ("play --resume --players 3", "leave out who plays, how many, and the seed"),
        ("play --resume --name Zoe", "leave out who plays, how many, and the seed"),
        ("board europe --game 2", "--game belongs to a recorded game; give its file with --record"),
        ("board europe --at 2", "--at belongs to a recorded game; give its file with --record"),
        ("--lang en simulate europe --lang en", "--lang specified multiple times"),
        ("serve --host 256.1.1.1 --port 0", "cannot listen on 256.1.1.1.*no machine has that name"),
        ("bench --seconds 0", "--seconds must be above 0"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    branchline: Command,
    arguments: str,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(branchline(*arguments.split()), words)
    assert names_in(tmp_path) == []


@pytest.mark.parametrize(
    "arguments",
    ["simulate europe --records", "arena europe --bots random,random --records", "verify", "check",
     "arena europe --bots random,random --checkpoint", "board europe --svg", "play europe --save",
     "board europe --png", "layout europe --output", "replay", "tune greedy --output",
     "play europe --log", "simulate europe --log", "arena europe --bots random,random --log"],
)  # fmt: skip
def test_an_empty_name_of_a_file_is_refused(branchline: Command, arguments: str) -> None:
    assert_refused(branchline(*arguments.split(), ""), "the name of a file is missing")


@pytest.mark.parametrize("command", ["simulate", "play", "board"])
def test_an_empty_name_is_no_folder(branchline: Command, command: str) -> None:
    """It would be the folder one is in."""
    assert_refused(branchline(command, ""), "no edition and no folder is named ''")


def test_an_edition_of_ours_is_named_by_its_key(branchline: Command, games: Path) -> None:
    assert branchline("verify", games, "--edition", "europe").code == 0
    for command in ("verify", "replay"):
        words = "branchline: no edition and no folder is named 'europa'; did you mean 'europe'"
        assert_refused(branchline(command, games, "--edition", "europa"), words)


def test_an_output_is_opened_before_the_work(
    branchline: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path that cannot be written is refused at once, not after minutes of computing."""

    def work(*_: object, **__: object) -> None:
        raise AssertionError("the work has begun")

    monkeypatch.setattr("branchline.render.making.make_layout", work)
    monkeypatch.setattr("branchline.render.board.draw_board", work)
    monkeypatch.setattr("branchline.contests.simulation.play_recorded", work)
    monkeypatch.setattr("branchline.contests.tuning.tune", work)
    monkeypatch.setattr("branchline.contests.arena.running.run_contest", work)
    monkeypatch.setattr("branchline.contests.calibration.predict", work)
    monkeypatch.setattr("branchline.contests.believing.fit", work)
    nowhere = tmp_path / "missing" / "file"
    for command in (
        "layout europe --output",
        "board europe --svg",
        "simulate europe --games 1 --records",
        "tune greedy europe --output",
        "arena europe --bots random,random --records",
        "calibrate europe --plot",
        "calibrate europe --fit",
        "fit europe --output",
    ):
        assert_refused(branchline(*command.split(), nowhere), "cannot write .*missing/file")


def test_a_seed_that_is_no_text_is_refused(branchline: Command) -> None:
    assert_refused(branchline("simulate", "europe", "--seed", "\udcff"), "choose another seed")


def test_records_that_cannot_be_written_leave_nothing_behind(
    branchline: Command, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_bytes(b"old")
    simulate = ("simulate", "europe", "--games", 2, "--records")
    missing = tmp_path / "missing" / "games.jsonl"
    assert_refused(branchline(*simulate, missing), "cannot write .*; choose a folder that exists")
    assert_refused(branchline(*simulate, kept / "games.jsonl"), "cannot write .*; choose a folder")
    assert_refused(branchline(*simulate, tmp_path), "it is a folder; name a file in it")
    if Path("/dev/full").is_char_device():
        assert_refused(branchline(*simulate, "/dev/full"), "No space left on device; choose")
    assert names_in(tmp_path) == ["kept.jsonl"]
    assert kept.read_bytes() == b"old"


ALTERATIONS: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "cut": (lambda line: line[: len(line) // 2], "not JSON.*is the file whole"),
    "no JSON": (lambda line: b"hello", "not JSON.*is the file whole"),
    "another format": (
        lambda line: line.replace(b"branchline-record/1", b"branchline-record/9"),
        "a file that branchline wrote",
    ),
    "another hash": (
        lambda line: line.replace(edition("europe").hash.encode(), b"0" * 32),
        "other data of europe .*; replay it with the version that made it",
    ),
    "another rules version": (
        lambda line: line.replace(b'"rules_version":2', b'"rules_version":1'),
        "rules version 1, this is 2; replay it with the version that made it",
    ),
    "another edition": (
        lambda line: line.replace(b'"edition":"europe"', b'"edition":"asia"'),
        "'asia'.*--edition",
    ),
    "another seed": (lambda line: re.sub(rb'"seed":"..', b'"seed":"zz', line), "action 1 "),
    "another action": (
        lambda line: line.replace(b',"blind"]', b',"pass"]', 1),
        r"action \d+ \('pass'\) of seat \d: .* \(R-",
    ),
}


@pytest.mark.parametrize("name", ALTERATIONS)
def test_an_altered_record_is_refused_with_its_line(
    branchline: Command, games: Path, tmp_path: Path, name: str
) -> None:
    alter, words = ALTERATIONS[name]
    first, second, third = (line for _, line in read_records(games))
    altered = alter(second)
    assert altered != second
    file = tmp_path / "altered.jsonl"
    file.write_bytes(b"\n".join([first, altered, third]))
    assert_refused(branchline("verify", file), f"{re.escape(str(file))}, line 2: .*{words}")
    refused = branchline("replay", file, "--game", 2)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert branchline("replay", file, "--game", 3).code == 0


def test_an_altered_event_or_result_is_found(
    branchline: Command, games: Path, tmp_path: Path
) -> None:
    record = json.loads(next(read_records(games))[1])
    fill = next(at for at, event in enumerate(record["events"]) if event["e"] == "fill")
    record["events"][fill]["card"] = "nothing"
    file = tmp_path / "altered.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert_refused(
        branchline("verify", file),
        f'line 1: event {fill + 1} differs in card: the record has "nothing", the replay "',
    )
    record = json.loads(next(read_records(games))[1])
    again = record["result"]["winners"]
    record["result"]["winners"] = [0, 1]
    file.write_text(json.dumps(record), encoding="utf-8")
    assert_refused(branchline("verify", file), r"line 1: the result differs in winners: the record")
    record["result"]["winners"] = again
    record["result"]["scores"][1]["routes"] += 1
    file.write_text(json.dumps(record), encoding="utf-8")
    assert_refused(branchline("verify", file), r"differs in scores\[1\].routes: the record has \d+")


def test_an_unfinished_record_is_named(branchline: Command, games: Path, tmp_path: Path) -> None:
    """Cut in the middle with its events it is sound, but no whole game."""
    first, second, third = (line for _, line in read_records(games))
    file = tmp_path / "cut.jsonl"
    file.write_bytes(b"\n".join([first, cut(second), third]))
    assert branchline("verify", file).out == "3 games verified, 1 of them unfinished (line 2)\n"


def cut(line: bytes) -> bytes:
    """The first twenty actions of a record, with what they led to."""
    record = parse_record(line)
    game = begin(record)
    for seat, text in record.actions[:20]:
        game.play(text, seat)
    return record_of(game).to_json()


@pytest.mark.parametrize("player", ["robot", "", "bot:", "Person", "bot:a b"])
def test_a_player_that_is_neither_person_nor_bot_is_refused(
    branchline: Command, games: Path, tmp_path: Path, player: str
) -> None:
    record = json.loads(next(read_records(games))[1])
    record["seats"][1]["player"] = player
    file = tmp_path / "altered.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert_refused(branchline("verify", file), "player of seat 1 is .*, neither 'person' nor 'bot:")


def test_an_action_that_is_not_canonical_is_refused(
    branchline: Command, games: Path, tmp_path: Path
) -> None:
    record = json.loads(next(read_records(games))[1])
    number = next(n for n, (_, text) in enumerate(record["actions"]) if "," in text.split()[-1])
    seat, text = record["actions"][number]
    *words, last = text.split()
    turned = ",".join(reversed(last.split(",")))
    record["actions"][number] = [seat, " ".join([*words, turned])]
    file = tmp_path / "altered.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert_refused(branchline("verify", file), f"action {number + 1} .*{re.escape(turned)}")


def test_a_file_without_records_is_refused(branchline: Command, tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_bytes(b"\n")
    for command in ("verify", "replay"):
        assert_refused(branchline(command, file), "empty.jsonl holds no records")


def test_a_game_that_is_not_in_the_file_is_refused(branchline: Command, games: Path) -> None:
    for number in (0, 4, -1):
        assert_refused(branchline("replay", games, "--game", number), "3 games.*--game")

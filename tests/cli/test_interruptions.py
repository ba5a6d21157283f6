"""Ctrl-C, an end that is asked for, and an output that nobody reads: never a traceback."""

import os
import re
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.test_commands import ROOT, games, names_in

__all__ = ["games"]  # the fixture
pytestmark = pytest.mark.usefixtures("hears_interrupts", "leaves_nothing_running")

STOPPED = "branchline: stopped"
LONG = {
    "simulate": ("simulate", "europe", "--games", "90000000", "--threads", "2"),
    "simulate processes": ("simulate", "europe", "--bots", "greedy", "--games", "5000000"),
    "simulate records": ("simulate", "europe", "--games", "900000", "--records", "x.jsonl"),
    "tune": ("tune", "greedy", "europe", "--players", "2", "--generations", "9000"),
    "bench": ("bench", "--seconds", "500"),
    "arena": ("arena", "europe", "--bots", "greedy,wary", "--games", "900000", "--threads", "2"),
    "calibrate": ("calibrate", "europe", "--games", "900000", "--plot", "x.svg"),
}


_begun: list[subprocess.Popen[str]] = []
"""The commands of the test that runs."""


@pytest.fixture
def leaves_nothing_running() -> Iterator[None]:
    """What a test began ends with it, also when the test fails."""
    yield
    for process in _begun:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    _begun.clear()


def begin(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    """A command in a session of its own, so that a signal reaches all its processes."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    process = subprocess.Popen(
        [sys.executable, "-m", "branchline", *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_STATE_HOME": str(folder)},
        cwd=folder,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    _begun.append(process)
    return process


def children_of(process: subprocess.Popen[str]) -> int:
    """How many processes the command has started."""
    tasks = Path(f"/proc/{process.pid}/task").iterdir()
    return sum(len((task / "children").read_text().split()) for task in tasks)


def wait_until(condition: object, seconds: float = 300) -> None:
    """Look again and again; the first command may have to compile."""
    assert callable(condition)
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "it never happens"
        time.sleep(0.02)


def is_loaded(process: subprocess.Popen[str]) -> bool:
    """Whether the command is past its start and computes."""
    return "numba" in Path(f"/proc/{process.pid}/maps").read_text() and process.poll() is None


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("pause", [0.0, 1.5])
def test_ctrl_c_is_one_line_and_130(name: str, pause: float, tmp_path: Path) -> None:
    """Also while workers start: they are sent the signal as soon as there are any."""
    process = begin(*LONG[name], folder=tmp_path)
    starts_workers = name in ("simulate processes", "arena", "calibrate")
    wait_until(lambda: children_of(process) > 1 if starts_workers else is_loaded(process))
    time.sleep(pause)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert err.startswith(STOPPED)
    assert err.count("\n") == 1, err
    assert out == ""
    assert not list(tmp_path.glob("*.unfinished"))


def test_an_interrupted_arena_says_how_it_goes_on(tmp_path: Path) -> None:
    arena = ("arena", "europe", "--bots", "greedy,random", "--games", "900000", "--threads", "1")
    process = begin(*arena, folder=tmp_path)
    kept = tmp_path / "branchline" / "arena"
    wait_until(lambda: any(path.stat().st_size > 1000 for path in kept.glob("*")))
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.count("\n") == 1
    assert re.search(r"stopped; [\d,]+ of 900,000 games are finished and kept; go on with: ", err)
    assert err.endswith(f"branchline {' '.join(arena)}\n")


def test_ctrl_c_while_the_program_loads_is_one_line(tmp_path: Path) -> None:
    process = begin("editions", folder=tmp_path)
    command = f"/proc/{process.pid}/maps"
    wait_until(lambda: process.poll() is not None or "_datetime" in Path(command).read_text())
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert "Traceback" not in err
    assert (process.returncode, err) in [(130, f"{STOPPED}\n"), (0, "")]


def interrupted(folder: Path, body: str) -> tuple[int, str]:
    """The exit code and the errors of a command whose work is the given statements."""
    (folder / "interrupted.py").write_text(
        "import time, weakref\n"
        "from branchline import __main__, cli\n"
        "def work(*arguments, **options):\n"
        f"{textwrap.indent(body, '    ')}\n"
        "cli.app = work\n"
        "__main__.main()\n"
    )
    command = [sys.executable, "-m", "interrupted", "editions"]
    done = subprocess.run(
        command, cwd=folder, check=False, capture_output=True, text=True, timeout=60
    )
    return done.returncode, done.stderr


def test_an_interruption_within_made_up_code_is_an_exit_code_too(tmp_path: Path) -> None:
    """Python ends by the signal where `exec` was interrupted, as in libraries that make classes."""
    assert interrupted(tmp_path, "exec('raise KeyboardInterrupt')") == (130, f"{STOPPED}\n")


def test_an_interruption_that_python_ignores_is_heard_again(tmp_path: Path) -> None:
    """Importing leaves weak references whose callbacks cannot raise; once, Ctrl-C fell into one."""
    body = """
class Thing: pass
def end(reference): raise KeyboardInterrupt
thing = Thing()
reference = weakref.ref(thing, end)
del thing
for _ in range(3000): time.sleep(0.01)
"""
    assert interrupted(tmp_path, body) == (130, f"{STOPPED}\n")


def test_an_interruption_that_an_import_swallows_is_heard_after_it(tmp_path: Path) -> None:
    """Compiled modules clear what is raised while they register classes; Ctrl-C was lost there."""
    (tmp_path / "swallowing.py").write_text(
        "import signal, time\n"
        "try:\n    signal.raise_signal(signal.SIGINT)\n    time.sleep(0.2)\n"
        "except BaseException:\n    pass\n"
    )
    body = "import swallowing\nfor _ in range(3000): time.sleep(0.01)"
    assert interrupted(tmp_path, body) == (130, f"{STOPPED}\n")


def test_an_import_that_never_ends_is_interrupted(tmp_path: Path) -> None:
    (tmp_path / "endless.py").write_text(
        "import signal, time\nsignal.raise_signal(signal.SIGINT)\n"
        "for _ in range(6000): time.sleep(0.01)\n"
    )
    body = "__main__.PATIENCE = 0.5\nimport endless"
    assert interrupted(tmp_path, body) == (130, f"{STOPPED}\n")


def test_verify_is_stopped_in_one_line(games: Path, tmp_path: Path) -> None:
    many = tmp_path / "many.jsonl"
    many.write_bytes(games.read_bytes() * 2000)
    process = begin("verify", str(many), folder=tmp_path)
    wait_until(lambda: is_loaded(process))
    time.sleep(1)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", f"{STOPPED}\n")


def test_an_end_that_is_asked_for_leaves_no_unfinished_file(tmp_path: Path) -> None:
    process = begin(*LONG["simulate records"], folder=tmp_path)
    wait_until(lambda: list(tmp_path.glob("*.unfinished")))
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (128 + signal.SIGTERM, "")
    assert [name for name in names_in(tmp_path) if "x.jsonl" in name] == []


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGHUP])
def test_an_end_that_is_asked_for_twice_is_quiet(sign: signal.Signals, tmp_path: Path) -> None:
    """As `timeout` does, which sends its signal to the program and then to its group; a terminal
    that is closed sends its own to all."""
    process = begin(*LONG["calibrate"], folder=tmp_path)
    wait_until(lambda: children_of(process) > 1)
    time.sleep(1.5)
    process.send_signal(sign)
    os.killpg(process.pid, sign)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (128 + sign, "")
    assert [name for name in names_in(tmp_path) if "x.svg" in name] == []


@pytest.mark.parametrize("closed", [">&-", ">&- 2>&- <&-"])
@pytest.mark.parametrize(
    "arguments",
    ["editions", "--help", "simulate europe --games 2 --json", "play europe --seed a", "check ."],
)
def test_closed_streams_give_no_traceback(arguments: str, closed: str, tmp_path: Path) -> None:
    done = shell(f"{arguments} {closed}", tmp_path)
    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if arguments == "check ." else 0), done.stderr


@pytest.mark.parametrize(
    "command", ["replay FILE", "editions", "simulate europe --games 2", "arena --help"]
)
def test_a_reader_who_has_read_enough_gives_no_traceback(
    command: str, games: Path, tmp_path: Path
) -> None:
    done = shell(
        f"{command.replace('FILE', str(games))} | head -1; exit ${{PIPESTATUS[0]}}", tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")


def shell(line: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """A line of a shell that begins with the program."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        ["bash", "-c", f"'{sys.executable}' -m branchline {line}"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_DATA_HOME": str(folder)},
        cwd=folder,
        text=True,
        check=False,
        timeout=120,
        stdin=subprocess.DEVNULL,
        capture_output=True,
    )

"""What the README shows works as it is shown."""

import re
import shlex
from pathlib import Path

import pytest

from branchline.cli import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

PROGRAMS = re.findall(r"^```python\n(.+?)^```", README, flags=re.MULTILINE | re.DOTALL)
SHOWN = re.findall(
    r"^    ((?:make|branchline)\b.*)$|`((?:make|branchline) .+?)`", README, re.MULTILINE
)
COMMANDS = [shlex.split(indented or inline, comments=True) for indented, inline in SHOWN]
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, flags=re.MULTILINE))


def test_the_readme_shows_programs_and_commands() -> None:
    assert PROGRAMS
    assert {command[0] for command in COMMANDS} == {"make", "branchline"}


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_a_program_of_the_readme_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    program = compile(PROGRAMS[number], f"README.md, program {number + 1}", "exec")
    exec(program, {"__name__": "__main__"})
    if "print(" in PROGRAMS[number]:
        assert capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_command_of_the_readme_exists(command: list[str]) -> None:
    """Targets are in the Makefile; commands take the arguments that are shown."""
    program, *arguments = command
    if program == "make":
        assert set(arguments) <= TARGETS
    else:
        app.parse_args(arguments, exit_on_error=False, print_error=False)


def test_the_search_for_commands_would_notice_a_wrong_one() -> None:
    with pytest.raises(Exception, match="Unknown command"):
        app.parse_args(["simulat"], exit_on_error=False, print_error=False)
    with pytest.raises(Exception, match="--gams"):
        app.parse_args("simulate europe --gams 3", exit_on_error=False, print_error=False)
    assert "play" in TARGETS
    assert "plai" not in TARGETS


def test_every_file_the_readme_points_to_exists() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", README)
    assert links
    missing = [link for link in links if not (ROOT / link).exists()]
    assert not missing, f"README.md points to {', '.join(missing)}"

"""tools/versions.py: this version's bots against those of an earlier one."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_version_is_as_strong_as_itself() -> None:
    """A bot that searches, from both sides of a deal, against the same in a process of its own."""
    command = [sys.executable, "tools/versions.py", "src", "north-america", "--games", "2"]
    command += ["--bots", "search:8", "--theirs", "search:8", "--processes", "1"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert told == "2 games: 50.0% ± 0.0%, margin +0.0\n"

"""The version of the bots changes with every one of them."""

import shutil
from pathlib import Path

import pytest

from branchline.bots import version
from branchline.bots.version import bots_version


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package whose bots' version is asked for."""
    copy = tmp_path / "branchline"
    for part in ("bots", "engine"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(version.PACKAGE / part, copy / part, ignore=ignored)
    monkeypatch.setattr(version, "PACKAGE", copy)
    return copy


def test_it_does_not_depend_on_the_place(folder: Path) -> None:
    assert bots_version.__wrapped__() == bots_version()


@pytest.mark.parametrize(
    "name", ["bots/greedy.py", "bots/weights/wary.toml", "engine/thinking/choosing.py"]
)
def test_it_changes_with_code_and_weights(folder: Path, name: str) -> None:
    with (folder / name).open("a") as file:
        file.write("\n# changed\n")
    assert bots_version.__wrapped__() != bots_version()

"""The same contest on a Ray of two workers comes to the same figures."""

import sys
from pathlib import Path

import pytest

from arena.test_checkpoints import contest, play
from branchline.contests.arena import cluster
from branchline.errors import BadOption, MissingExtra


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::FutureWarning")
def test_a_local_ray_gives_the_same_figures(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    if " " in sys.executable:  # then Ray itself could not start a worker
        with pytest.raises(BadOption, match="a path holds a space"):
            play(contest(), tmp_path / "ray.jsonl", ray="local", threads=2)
        return
    there = play(contest(), tmp_path / "ray.jsonl", ray="local", threads=2)
    assert there == play(contest(), tmp_path / "here.jsonl")


def test_a_path_with_a_space_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray would wait for its workers for ever."""
    pytest.importorskip("ray")
    monkeypatch.setattr(sys, "executable", "/a path/python")
    with pytest.raises(BadOption, match="a path holds a space"):
        play(contest(), tmp_path / "ray.jsonl", ray="local", threads=2)


def test_an_address_where_nobody_listens_is_refused_at_once(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadOption, match="cannot join a Ray cluster"):
        play(contest(), tmp_path / "ray.jsonl", ray="127.0.0.1:1")


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"branchline\[cluster\]"):
        play(contest(), tmp_path / "ray.jsonl", ray=cluster.LOCAL)

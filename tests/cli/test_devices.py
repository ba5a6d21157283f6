"""`simulate --device`: what is said where games cannot be played on a GPU."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from branchline.engine import devices
from branchline.errors import BadOption, MissingExtra, NoDevice
from branchline.game.devices import check_device, device_errors
from cli.test_commands import Command, assert_refused, branchline, names_in

__all__ = ["branchline"]  # the fixture

SIMULATE = ("simulate", "europe", "--games", 2, "--device", "cuda")


def pretend(
    monkeypatch: pytest.MonkeyPatch, *, has_extra: bool = True, fault: str | None = None
) -> None:
    """Pretend that the package is there, or not, and that its driver says this."""
    find = importlib.util.find_spec

    def found(name: str, package: str | None = None) -> Any:
        if name == "numba_cuda":
            return object() if has_extra else None
        return find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", found)
    module = ModuleType("numba.cuda.cudadrv.driver")
    module.__dict__["driver"] = SimpleNamespace(
        is_available=fault is None, initialization_error=fault
    )
    for name in ("numba.cuda", "numba.cuda.cudadrv"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, module.__name__, module)


def test_without_the_extra_one_line_says_what_to_install(
    branchline: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, has_extra=False)
    assert_refused(branchline(*SIMULATE), r"pip install 'branchline\[cuda\]'")
    outcome = branchline(*SIMULATE, "--lang", "fr")
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert "paquet optionnel" in outcome.err


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("CUDA driver library cannot be found.", "no driver for a GPU"),
        ("Call to cuInit results in CUDA_ERROR_NO_DEVICE (100)", "finds no GPU"),
        ("Call to cuInit results in CUDA_ERROR_SYSTEM_DRIVER_MISMATCH (803)", "too old"),
        ("Call to cuInit results in CUDA_ERROR_INSUFFICIENT_DRIVER (35)", "too old"),
    ],
)
def test_what_the_driver_lacks_is_said_in_one_line(
    branchline: Command, monkeypatch: pytest.MonkeyPatch, fault: str, words: str
) -> None:
    pretend(monkeypatch, fault=fault)
    assert_refused(branchline(*SIMULATE), words)


@pytest.mark.parametrize(
    ("code", "words"),
    [(2, "too little memory"), (222, "too old"), (100, "finds no GPU")],
)
def test_what_goes_wrong_on_the_gpu_is_said_in_one_line(code: int, words: str) -> None:
    class DriverFault(Exception):
        """What the driver raises."""

        def __init__(self) -> None:
            self.code = code

    with pytest.raises(NoDevice, match=words), device_errors():
        raise DriverFault


def test_a_compiler_that_is_missing_belongs_to_the_extra() -> None:
    fault = type("NvvmSupportError", (ImportError,), {})
    with pytest.raises(MissingExtra, match="pip install"), device_errors():
        raise fault


def test_any_other_error_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError), device_errors():
        raise ZeroDivisionError
    assert devices.trouble_of(ValueError()) == ""


def test_a_gpu_that_is_there_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    check_device("cuda")


def test_a_device_that_does_not_exist_is_refused(branchline: Command) -> None:
    assert_refused(branchline("simulate", "europe", "--device", "abacus"), "cpu, cuda.*'abacus'")
    with pytest.raises(BadOption, match="abacus"):
        check_device("abacus")


def test_what_a_gpu_does_not_do_is_refused_before_anything_is_written(
    branchline: Command, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    assert_refused(branchline(*SIMULATE, "--records", file), "leave no records")
    assert_refused(branchline(*SIMULATE, "--threads", 2), "--threads says how many cores")
    assert_refused(branchline(*SIMULATE, "--bots", "search:10,greedy"), "not search:10; choose")
    assert names_in(tmp_path) == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("arena", "europe", "--bots", "expert,hard", "--threads", 2), "--threads says how many"),
        (("arena", "europe", "--bots", "expert,hard", "--ray", "local"), "one GPU or a cluster"),
        (("arena", "europe", "--bots", "search:9ms,hard"), "not by the clock as search:9ms"),
        (("arena", "europe", "--bots", "greedy,hard"), "none of these does"),
        (("arena", "europe", "--bots", "expert,hard"), "no driver for a GPU"),
        (("calibrate", "europe", "--threads", 2), "--threads says how many cores"),
        (("calibrate", "europe"), "no driver for a GPU"),
    ],
)
def test_searches_on_a_gpu_that_cannot_be_are_refused(
    branchline: Command, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str], words: str
) -> None:
    pretend(monkeypatch, fault="CUDA driver library cannot be found.")
    assert_refused(branchline(*arguments, "--device", "cuda"), words)


def test_the_processor_is_a_device_like_any_other(branchline: Command) -> None:
    usual = branchline("simulate", "europe", "--games", 5, "--json")
    named = branchline("simulate", "europe", "--games", 5, "--json", "--device", "cpu")
    kept = [
        line for line in usual.out.splitlines() if "_per_s" not in line and "seconds" not in line
    ]
    assert kept == [
        line for line in named.out.splitlines() if "_per_s" not in line and "seconds" not in line
    ]

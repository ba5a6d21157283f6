"""The reference is what the source says, leaves nothing out, and its examples run."""

import doctest
import importlib.util
import inspect
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import branchline

ROOT = Path(__file__).parents[1]


@cache
def tool() -> ModuleType:
    """The program that writes the reference."""
    path = ROOT / "tools" / "api_reference.py"
    spec = importlib.util.spec_from_file_location("api_reference", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


EXAMPLES = {name: text for name, text in tool().examples().items() if ">>>" in text}


def test_the_reference_is_what_the_source_says() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert page == tool().page(), "run: python tools/api_reference.py docs/api.md"


def test_every_public_name_is_in_the_reference() -> None:
    assert tool().told_names() == set(branchline.__all__)


def test_no_row_of_a_table_is_without_words() -> None:
    page = tool().page()
    empty = [line for line in page.splitlines() if line.startswith("|") and line.endswith("|  |")]
    assert not empty


@pytest.mark.parametrize("name", sorted(branchline.__all__))
def test_every_public_name_is_described(name: str) -> None:
    assert tool().doc_of(name)
    if inspect.isfunction(getattr(branchline, name)):
        assert name in EXAMPLES, f"{name} has no example"


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_an_example_prints_what_it_shows(name: str) -> None:
    names: dict[str, object] = {}
    exec("from branchline import *", names)
    test = doctest.DocTestParser().get_doctest(EXAMPLES[name], names, name, None, None)
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert not told, "".join(told)

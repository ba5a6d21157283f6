"""The shape of the source tree: who may import whom, and what no source may hold."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.editions.loading import LESSON

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "branchline"
SOURCES = sorted(PACKAGE.rglob("*.py"))

# The rooms of the house, each with the rooms it may import (docs/architecture.md). What
# stands in the hall is open to all.
ROOMS = {
    "editions": set[str](),
    "engine": set[str](),
    "game": {"editions", "engine"},
    "text": {"editions", "game"},
    "bots": {"editions", "engine", "game"},
    "table": {"editions", "game", "bots"},
    "render": {"editions", "game", "text"},
    "contests": {"editions", "engine", "game", "text", "bots", "table"},
    "bench": {"editions", "engine", "game", "text", "bots", "table", "render", "contests"},
    "testing": {"editions", "game", "bots", "table", "contests"},
    "server": {"editions", "game", "text", "bots", "table", "render"},
    "client": {"editions", "game", "bots", "server"},
    "terminal": {"editions", "game", "text", "bots", "table", "render", "client"},
}
HALL = {"errors", "limits", "files", "folding", "letters", "output", "wording"}
LATE = {"errors": {"branchline.text.catalogue", "branchline.editions.edition"}}
"""What a refusal needs when its sentence is asked for, imported there and then, or as a type."""
DOORS = {"cli", "__main__", "branchline"}
"""What opens on everything."""
ENGINE_LIBRARIES = {"numpy", "numba"}
EDITION_KEYS = {"north-america", "europe", "nordic-countries", "northern-lights"}
MAY_NAME_ONE = ("DEFAULT_", "LESSON")
"""How the name of a constant begins that may hold an edition's key."""


def part_of(path: Path) -> str:
    """The first folder or module below the package; `branchline` for its own `__init__`."""
    name = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "branchline" if name == "__init__" else name


def imported_modules(path: Path) -> Iterator[str]:
    """Dotted names of all imports of a file, those inside functions included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = path.relative_to(PACKAGE.parent).parts[: -node.level] if node.level else ()
            module = ".".join([*package, *filter(None, [node.module])])
            if module == "branchline":
                yield from (f"branchline.{alias.name}" for alias in node.names)
            else:
                yield module


def edition_keys_in(tree: ast.AST) -> Iterator[ast.Constant]:
    """Edition keys written in a file, save as a default or in a list of all of them."""
    harmless: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            harmless.update(id(value) for value in [*node.defaults, *node.kw_defaults])
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).startswith(MAY_NAME_ONE):
            harmless.add(id(node.value))
        elif isinstance(node, ast.Tuple | ast.List):
            values = {item.value for item in node.elts if isinstance(item, ast.Constant)}
            if values == EDITION_KEYS:
                harmless.update(id(item) for item in node.elts)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in harmless:
            continue
        if node.value in EDITION_KEYS | {LESSON}:
            yield node


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    room = part_of(path)
    assert room in {*ROOMS, *HALL, *DOORS}, f"{room} is no room of the house: name it in ROOMS"
    if room in DOORS:
        return
    allowed = {room} | HALL | ROOMS.get(room, set())
    for module in imported_modules(path):
        library, _, rest = module.partition(".")
        if module in LATE.get(room, ()):
            continue
        if library == "branchline":
            assert rest.partition(".")[0] in allowed, f"{room} may not import {module}"
        elif room == "engine":
            known = ENGINE_LIBRARIES | sys.stdlib_module_names
            assert library in known, f"the engine imports {module}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "client").rglob("*.py")), ids=lambda p: p.name)
def test_a_client_knows_of_the_server_only_its_messages(path: Path) -> None:
    inside = {module for module in imported_modules(path) if module.startswith("branchline.server")}
    assert inside <= {"branchline.server.protocol", "branchline.server.entries"}


SMALL_DECISIONS = {
    "branchline.game.chains",
    "branchline.game.small",
    "branchline.engine.rules.codes",
    "branchline.engine.rules.decisions",
    "branchline.engine.rules.law",
}


def names_of_small_decisions(path: Path) -> Iterator[str]:
    """Where a file imports what small decisions are made of, or makes or lists some."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
            yield from names & SMALL_DECISIONS
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Attribute) and called.attr in ("decide", "decisions"):
            yield f"line {called.lineno}: {ast.unparse(called)}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_small_decisions_stay_below_the_table(path: Path) -> None:
    """Whoever is above the bots speaks of actions and shapes."""
    if part_of(path) not in {"engine", "game", "bots", "bench"}:
        assert not list(names_of_small_decisions(path))


def test_the_search_for_small_decisions_finds_them() -> None:
    file = PACKAGE / "game" / "game.py"
    assert "branchline.game.chains" in set(names_of_small_decisions(file))
    file = PACKAGE / "bots" / "levels.py"
    assert any("decide" in name for name in names_of_small_decisions(file))


@pytest.mark.parametrize("path", sorted((PACKAGE / "engine").rglob("*.py")))
def test_the_engine_imports_itself_relatively(path: Path) -> None:
    """So that every load of it, with another backend, is made of modules of its own."""
    names = [
        name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom) and not node.level
            else [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else []
        )
    ]
    assert not [name for name in names if name.split(".")[0] == "branchline"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_source_asks_which_edition_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lines = [node.lineno for node in edition_keys_in(tree)]
    assert not lines, f"edition keys in {path.name}, lines {lines}: make it a parameter instead"


def test_the_search_for_edition_keys_finds_comparisons() -> None:
    found = edition_keys_in(ast.parse('if key == "europe": pass\ndef f(key="europe"): pass'))
    assert [node.lineno for node in found] == [1]


def test_no_file_names_a_path_of_one_machine() -> None:
    personal = re.compile(r"(?<![\w.])/(?:work|root|home|Users|tmp/venv)/\w")
    folders = ("src", "tests", "docs", "examples", "tools", "changelog.d", ".ci")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    offenders = [
        str(path.relative_to(ROOT))
        for path in [*files, *set(ROOT.glob("*.*")) - {ROOT / ".git"}, ROOT / "Makefile"]
        if path.is_file()
        and "__pycache__" not in path.parts
        and personal.search(path.read_text(encoding="utf-8", errors="ignore"))
    ]
    assert not offenders, f"absolute paths in {', '.join(offenders)}"

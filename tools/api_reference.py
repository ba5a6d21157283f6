"""Write the reference of all public names from their docstrings and fields.

python tools/api_reference.py docs/api.md
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import get_args

from descriptions import assignments, module_tree

import branchline

HEAD = """\
# The Python interface

Every public name of the package, `branchline.__version__` beside them. This page is made from the
docstrings of the source by `python tools/api_reference.py docs/api.md`. The examples begin with
`from branchline import *`; a program had better name what it needs:
`from branchline import Game, Table, seat_bots`.
"""

SECTIONS = {
    "Games": "Game Player sample_world RULES_VERSION",
    "What a seat sees": "View SeatView TunnelView PHASES Bag",
    "What a seat may do": "legal LegalActions why_not Choices Shape",
    "Actions": "Action parse_action format_action",
    "Events": "Event seen_by events",
    "Tables and bots": (
        "Table Observer RecordKeeper Bot Place seat_bots make_bot place_at bot_names check_bot "
        "Conformance"
    ),
    "Advice": "advise Advice Budget",
    "Many games": "play_games Summary Batch",
    "Results and records": (
        "Result SeatScore TicketScore Record record_of parse_record read_records replay verify "
        "StartPosition StartSeat StartTunnel"
    ),
    "Servers": "Server TableLink RemoteSeat",
    "Editions": (
        "edition edition_keys check_folder Edition City Route Ticket TicketDeck Bonus Names "
        "Rules SWITCHES BONUS_KINDS TIE_BREAKS CARDS COLORS LOCOMOTIVE GRAY"
    ),
    "Errors": "BranchlineError IllegalAction",
}
"""The names of each section, in the order of the page; classes of actions, events and errors stand
in the tables of `Action`, `Event` and `BranchlineError`."""

CONSTRUCTED = ("Batch", "Game", "RemoteSeat", "Server", "Table")
"""Classes that people make objects of, and that have more arguments than fields."""
LINE = 100
"""Signatures longer than this have a line for each argument."""


@dataclass(frozen=True)
class Member:
    """A field, property or method of a class, or a name of a module."""

    name: str
    kind: str
    """`field`, `property` or `method`."""
    type: str
    default: str
    doc: str


# Reading the source.


def home_of(name: str) -> ModuleType:
    """The module that defines a public name."""
    names = branchline._HOMES.items()
    home = next(home for home, words in names if name in words.split())
    __import__(f"branchline.{home}")
    return sys.modules[f"branchline.{home}"]


def doc_of(name: str) -> str:
    """The docstring of a public name, or the description below its assignment."""
    thing = getattr(branchline, name)
    if inspect.isclass(thing) or inspect.isfunction(thing) or inspect.ismodule(thing):
        return inspect.getdoc(thing) or ""
    for target, _, text in assignments(module_tree(home_of(name)).body):
        if isinstance(target, ast.Name) and target.id == name:
            return text
    return ""


def default_of(value: ast.expr | None) -> str:
    """The default of a field; what `field` makes is what it makes."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
        options = {option.arg: option.value for option in value.keywords}
        factory = options.get("default_factory")
        if isinstance(factory, ast.Lambda):
            return ast.unparse(factory.body)
        if isinstance(factory, ast.Subscript):
            return f"{ast.unparse(factory.value)}()"
        value = options.get("default")
    return ast.unparse(value) if value else ""


Function = ast.FunctionDef | ast.AsyncFunctionDef


def arguments_of(node: Function) -> Iterator[str]:
    """The arguments of a function as they are written, without `self` or `cls`."""
    given = node.args
    defaults = [None] * (len(given.args) - len(given.defaults)) + given.defaults
    for argument, default in zip(given.args, defaults, strict=True):
        if argument.arg not in ("self", "cls"):
            yield argument_text(argument, default)
    if given.kwonlyargs:
        yield "*"
    for argument, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield argument_text(argument, default)
    if given.kwarg:
        yield f"**{argument_text(given.kwarg, None)}"


def argument_text(argument: ast.arg, default: ast.expr | None) -> str:
    """One argument with its type and default."""
    kind = type_text(argument.annotation)
    return f"{argument.arg}: {kind}" + (f" = {ast.unparse(default)}" if default else "")


def type_text(annotation: ast.expr | None) -> str:
    """A type as it is written, without quotes around it."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation) if annotation else ""


def signature(node: Function, name: str = "", line: int = LINE) -> str:
    """A function's arguments and what comes back."""
    returns = "" if node.name == "__init__" else f" -> {type_text(node.returns)}"
    called = "await " * isinstance(node, ast.AsyncFunctionDef) + (name or node.name)
    arguments = list(arguments_of(node))
    text = f"{called}({', '.join(arguments)}){returns}"
    if len(text) <= line:
        return text
    lines = "".join(f"    {argument},\n" for argument in arguments)
    return f"{called}(\n{lines}){returns}"


def node_of(name: str) -> ast.ClassDef | ast.FunctionDef:
    """A public class or function, parsed."""
    return next(
        node
        for node in module_tree(home_of(name)).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name
    )


def members(name: str) -> list[Member]:
    """The public members of a class: fields, attributes described in `__init__`, properties and
    methods, in the order of the source."""
    found: list[Member] = []
    node = node_of(name)
    for target, statement, text in assignments(node.body):
        if isinstance(statement, ast.AnnAssign) and isinstance(target, ast.Name):
            kind, default = type_text(statement.annotation), default_of(statement.value)
            found.append(Member(target.id, "field", kind, default, text))
    for one in node.body:
        if isinstance(one, Function):
            found += _members_of(one)
    return [member for member in found if not member.name.startswith("_")]


def _members_of(node: Function) -> Iterator[Member]:
    decorators = {ast.unparse(decorator) for decorator in node.decorator_list}
    doc = ast.get_docstring(node) or ""
    if node.name == "__init__":
        for target, statement, text in assignments(node.body):
            if isinstance(target, ast.Attribute) and text:
                assert isinstance(statement, ast.AnnAssign), f"{target.attr} has no type"
                yield Member(target.attr, "field", type_text(statement.annotation), "", text)
    elif decorators & {"property", "cached_property"}:
        yield Member(node.name, "property", type_text(node.returns), "", doc)
    elif "overload" not in decorators:
        yield Member(node.name, "method", signature(node, line=sys.maxsize), "", doc)


# Writing the page.


def cell(text: str) -> str:
    """Text in a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def code(text: str) -> str:
    """Code in a cell of a table."""
    return f"`{cell(text)}`" if text else ""


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def prose(doc: str) -> str:
    """A docstring as Markdown, its examples in fences."""
    blocks = re.split(r"\n\s*\n", doc)
    return "\n\n".join(
        f"```pycon\n{block}\n```" if block.startswith(">>>") else " ".join(block.split())
        for block in blocks
    )


def first_paragraph(doc: str) -> str:
    """What a docstring says before its examples and details."""
    return doc.partition("\n\n")[0]


def class_tables(name: str) -> Iterator[str]:
    """The members of a class."""
    found = members(name)
    values = [member for member in found if member.kind != "method"]
    if any(member.default for member in values):
        rows = [
            [code(one.name), code(one.type), code(one.default), cell(one.doc)] for one in values
        ]
        yield table(["field", "type", "default", "means"], rows)
    elif values:
        rows = [[code(one.name), code(one.type), cell(one.doc)] for one in values]
        yield table(["field", "type", "means"], rows)
    methods = [
        [code(one.type), cell(first_paragraph(one.doc))] for one in found if one.kind == "method"
    ]
    if methods:
        yield table(["method", "does"], methods)


def kinds_table(head: str, kinds: list[type]) -> str:
    """Classes of one family, a row each, with their fields."""
    rows = [
        [
            code(f"{kind.__name__}({fields_of(kind)})"),
            cell(first_paragraph(inspect.getdoc(kind) or "")),
        ]
        for kind in kinds
    ]
    return table([head, "means"], rows)


def fields_of(kind: type) -> str:
    """The fields of a class, as its constructor takes them."""
    (node,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(node, ast.ClassDef)
    fields = [ast.unparse(statement) for _, statement, _ in assignments(node.body)]
    return ", ".join(fields)


def errors() -> list[type[Exception]]:
    """The public errors, each below what it is a case of."""
    things = [getattr(branchline, name) for name in branchline.__all__]
    found = [one for one in things if inspect.isclass(one) and issubclass(one, Exception)]
    return sorted(found, key=lambda error: [one.__name__ for one in error.mro()[::-1]])


def errors_table() -> str:
    """The tree of errors."""
    rows = [
        [
            code(one.__name__),
            code(one.__mro__[1].__name__),
            cell(first_paragraph(one.__doc__ or "")),
        ]
        for one in errors()
    ]
    return table(["error", "is a", "means"], rows)


def fence(node: ast.AST, name: str) -> str:
    """How something is called."""
    assert isinstance(node, ast.FunctionDef)
    return f"```python\n{signature(node, name)}\n```"


def entry(name: str) -> Iterator[str]:
    """All that the page says of a name, block by block."""
    thing = getattr(branchline, name)
    yield f"### {name}"
    if inspect.isfunction(thing):
        yield fence(node_of(name), name)
    elif name in CONSTRUCTED:
        (made,) = (one for one in node_of(name).body if getattr(one, "name", "") == "__init__")
        yield fence(made, name)
    elif isinstance(thing, str | int | tuple):
        yield f"`{thing!r}`"
    yield prose(doc_of(name))
    if name in ("Action", "Event"):
        yield kinds_table(name.lower(), list(get_args(thing)))
    elif name == "BranchlineError":
        yield errors_table()
    elif isinstance(thing, dict):
        yield table(["name", "means"], [[code(key), cell(text)] for key, text in thing.items()])
    elif inspect.isclass(thing):
        yield from class_tables(name)


def page() -> str:
    """The whole reference."""
    blocks = [HEAD]
    for heading, names in SECTIONS.items():
        blocks.append(f"## {heading}")
        for name in names.split():
            blocks += entry(name)
    return "\n\n".join(block.strip("\n") for block in blocks if block) + "\n"


def told_names() -> set[str]:
    """The names that the page has something to say of."""
    named = {name for names in SECTIONS.values() for name in names.split()}
    actions = {kind.__name__ for kind in get_args(branchline.Action)}
    return named | actions | {error.__name__ for error in errors()}


def examples() -> dict[str, str]:
    """The docstrings of all public names and their methods, which may hold examples."""
    found = {name: doc_of(name) for name in told_names()}
    for name in branchline.__all__:
        if inspect.isclass(getattr(branchline, name)) and name in found:
            found |= {f"{name}.{member.name}": member.doc for member in members(name)}
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")

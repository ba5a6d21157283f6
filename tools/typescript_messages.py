"""Write the server's messages as TypeScript types, from the structs that the server itself uses.

python tools/typescript_messages.py ui/src/messages.ts

Everything that an endpoint or a socket takes or gives is followed, field by field, so a new message
is there by itself. What is sent and what is received may differ: a default may be left out when
sending, but is always there in an answer, unless the struct leaves defaults out.
"""

import ast
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from descriptions import assignments, module_tree
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from branchline.game.record import Record
from branchline.server import protocol
from branchline.server.app import HANDLERS

HEAD = """\
// The messages of the server (docs/protocol.md), made from its structs by
// `python tools/typescript_messages.py ui/src/messages.ts`. Change the structs, not this file.
"""
LINE = 100
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", None: "null"}
PLAIN |= {types.NoneType: "null", Any: "unknown", object: "unknown", msgspec.Raw: "unknown"}
TAKEN = {"Event", "Location", "Node", "Notification", "Option", "Record", "Response", "Text"}
"""Names that mean something else in a browser; they are called `Game…` there."""
OK = 200
"""The status of an answer whose type an endpoint may name."""
SENT = "Sent"
"""What the name of a type ends in where it is sent differently than it is received."""


@dataclass(frozen=True)
class Field:
    """A field of a message."""

    name: str
    type: Any
    is_optional: bool
    doc: str
    default: Any = msgspec.NODEFAULT


# Reading the structs.


def is_message(kind: Any) -> bool:
    """Whether a type is an object in JSON, with fields of its own."""
    return isinstance(kind, type) and (is_dataclass(kind) or issubclass(kind, msgspec.Struct))


def is_union(kind: Any) -> bool:
    """Whether a type is one of several."""
    return get_origin(kind) in (Union, types.UnionType)


def bare(kind: Any) -> Any:
    """A type without its limits, and without the wrapper of an answer or a body."""
    while get_origin(kind) in (Annotated, Response):
        kind = get_args(kind)[0]
    return kind


def parts_of(kind: Any) -> Iterator[Any]:
    """The types that a type is made of."""
    if get_origin(kind) is not Literal:
        yield from (bare(part) for part in get_args(kind) if part is not Ellipsis)


def doc_of(kind: type) -> str:
    """A class's docstring up to its examples."""
    return (inspect.getdoc(kind) or "").partition(">>>")[0].strip()


def descriptions(kind: type) -> dict[str, str]:
    """What is said of each field, in the class or in what it is made from."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if one.__module__.startswith("branchline"):
            (node,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
            assert isinstance(node, ast.ClassDef)
            found |= {ast.unparse(name): text for name, _, text in assignments(node.body)}
    return found


def fields_of(kind: type, is_sent: bool) -> Iterator[Field]:
    """The fields of a message, its tag first."""
    if not issubclass(kind, msgspec.Struct):
        texts, hints = descriptions(kind), get_type_hints(kind, include_extras=True)
        for one in fields(kind):
            yield Field(one.name, hints[one.name], False, texts.get(one.name, ""))
        return
    config = kind.__struct_config__
    if config.tag is not None:
        yield Field(str(config.tag_field), Literal[config.tag], False, "")
    may_miss = is_sent or config.omit_defaults
    texts = descriptions(kind)
    for one in msgspec.structs.fields(kind):
        made = one.default if one.default_factory is msgspec.NODEFAULT else one.default_factory()
        is_optional = made is msgspec.UNSET or (may_miss and not one.required)
        default = made if is_optional and made is not msgspec.UNSET else msgspec.NODEFAULT
        yield Field(one.encode_name, one.type, is_optional, texts.get(one.name, ""), default)


class Messages:
    """All messages that are reached from the endpoints and the socket."""

    def __init__(self) -> None:
        self.kinds: dict[type, None] = {}
        """The classes, in the order in which they are met."""
        self.sent: set[type] = set()
        self.received: set[type] = set()
        for endpoint in HANDLERS:
            body, answer = body_and_answer(endpoint)
            self.follow(body, self.sent)
            self.follow(answer, self.received)
        self.follow(protocol.Hello | protocol.Command | protocol.SocketQuestion, self.sent)
        self.follow(protocol.SocketMessage, self.received)
        self.follow(Record, self.received)
        for kind in vars(protocol).values():
            if is_message(kind) and kind not in self.kinds:
                self.follow(kind, self.received)
        names = [kind.__name__ for kind in self.kinds]
        twice = {name for name in names if names.count(name) > 1}
        assert not twice, f"two messages are called {', '.join(sorted(twice))}: rename one"
        self.aliases = self.named_types()

    def follow(self, kind: Any, met: set[type]) -> None:
        """Note all messages that a type is made of."""
        kind = bare(kind)
        if not is_message(kind):
            for part in parts_of(kind):
                self.follow(part, met)
        elif kind not in met:
            met.add(kind)
            self.kinds.setdefault(kind)
            for field in fields_of(kind, is_sent=met is self.sent):
                self.follow(field.type, met)

    def named_types(self) -> dict[Any, tuple[str, str]]:
        """The name and description of each union of messages, or set of words, that has a name
        where a message is defined."""
        found: dict[Any, tuple[str, str]] = {}
        for module in dict.fromkeys(sys.modules[kind.__module__] for kind in self.kinds):
            named = assignments(module_tree(module).body)
            texts = {ast.unparse(name): text for name, _, text in named}
            for name, value in vars(module).items():
                if self.is_choice(value):
                    text = texts.get(name) or found.get(value, ("", ""))[1]
                    found[value] = name, text.partition("\n\n")[0]
        return found

    def is_choice(self, value: Any) -> bool:
        """Whether something is a union of messages that are met, or a set of words."""
        is_known_union = is_union(value) and set(get_args(value)) <= set(self.kinds)
        return is_known_union or get_origin(value) is Literal

    def differs(self, kind: Any) -> bool:
        """Whether a type is written otherwise when it is sent than when it is received."""
        kind = bare(kind)
        if not is_message(kind):
            return any(self.differs(part) for part in parts_of(kind))
        if not {kind} <= self.sent & self.received:
            return False
        ways = zip(fields_of(kind, True), fields_of(kind, False), strict=True)
        return any(
            sent.is_optional != received.is_optional or self.differs(sent.type)
            for sent, received in ways
        )

    # Writing types.

    def name(self, kind: Any, is_sent: bool) -> str:
        """What a message or a named type is called."""
        known = self.aliases[kind][0] if kind in self.aliases else kind.__name__
        name = f"Game{known}" if known in TAKEN else known
        return name + SENT if is_sent and self.differs(kind) else name

    def text(self, kind: Any, is_sent: bool, is_definition: bool = False) -> str:
        """A type in TypeScript."""
        kind = bare(kind)
        if is_message(kind) or (not is_definition and is_in(kind, self.aliases)):
            return self.name(kind, is_sent)
        if is_in(kind, PLAIN):
            return PLAIN[kind]
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in parts)
        if is_union(kind):
            known = [part for part in parts if part is not msgspec.UnsetType]
            return " | ".join(dict.fromkeys(self.text(part, is_sent) for part in known))
        if origin is dict:
            key, value = (self.text(part, is_sent) for part in parts)
            place = "key in" if get_origin(parts[0]) is Literal else "key:"
            return f"{{ [{place} {key}]: {value} }}"
        if origin in (tuple, list):
            return self.list_text(parts, is_sent)
        raise TypeError(f"how is {kind!r} written in TypeScript?")

    def list_text(self, parts: tuple[Any, ...], is_sent: bool) -> str:
        """A list of any length, or with a type for each place."""
        if len(parts) == 1 or parts[1] is Ellipsis:
            item = self.text(parts[0], is_sent)
            return f"({item})[]" if " | " in item else f"{item}[]"
        return f"[{', '.join(self.text(part, is_sent) for part in parts)}]"

    # Writing definitions.

    def interface(self, kind: type, is_sent: bool) -> str:
        """A message as an interface."""
        lines = [comment(doc_of(kind), ""), f"export interface {self.name(kind, is_sent)} {{\n"]
        for field in fields_of(kind, is_sent):
            lines.append(comment(with_default(field), "  "))
            mark = "?" if field.is_optional else ""
            lines.append(f"  {field.name}{mark}: {self.text(field.type, is_sent)};\n")
        return "".join([*lines, "}\n"])

    def alias(self, kind: Any, is_sent: bool) -> str:
        """A named union."""
        text = self.text(kind, is_sent, is_definition=True)
        line = f"export type {self.name(kind, is_sent)} = {text};\n"
        if len(line) > LINE:
            line = line.replace(" = ", " =\n  | ", 1).replace(" | ", "\n  | ")
            line = line.replace("\n \n", "\n")
        return comment(self.aliases[kind][1], "") + line

    def endpoints(self) -> str:
        """What every endpoint takes and gives."""
        lines = [comment("What is sent to and answered by each endpoint.", "")]
        lines.append("export interface Endpoints {\n")
        for endpoint in HANDLERS:
            (path,) = endpoint.paths
            (method,) = endpoint.http_methods
            body, answer = body_and_answer(endpoint)
            sent = f"body: {self.text(body, True)}; " if body else ""
            given = "string" if answer in (bytes, str) else self.text(answer, False)
            lines.append(comment(inspect.getdoc(endpoint.fn) or "", "  "))
            place = path.replace(":str}", "}")
            lines.append(f'  "{method} {place}": {{ {sent}answer: {given} }};\n')
        return "".join([*lines, "}\n"])

    def page(self) -> str:
        """The whole file."""
        numbers = {
            name: value
            for name, value in vars(protocol).items()
            if name.isupper() and type(value) is int
        }
        blocks = [HEAD]
        blocks.append(
            "".join(f"export const {name} = {value};\n" for name, value in numbers.items())
        )
        for kind in self.aliases:
            blocks.append(self.alias(kind, False))
            if self.differs(kind):
                blocks.append(self.alias(kind, True))
        for kind in self.kinds:
            blocks.append(self.interface(kind, kind not in self.received))
            if self.differs(kind):
                blocks.append(self.interface(kind, True))
        return "\n".join([*blocks, self.endpoints()])


def body_and_answer(endpoint: HTTPRouteHandler) -> tuple[Any, Any]:
    """The types of what an endpoint takes and gives."""
    hints = get_type_hints(endpoint.fn, include_extras=True)
    specified = (endpoint.responses or {}).get(OK)
    answer = specified.data_container if specified else hints["return"]
    return bare(hints.get("data")), bare(answer)


def comment(text: str, indent: str) -> str:
    """A comment above what it describes, if there is anything to say."""
    said = re.sub(r"\bNone\b", "null", " ".join(text.split()))
    lines = textwrap.wrap(said, LINE - len(indent) - 7)
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    middle = "".join(f"{indent} * {line}\n" for line in lines)
    return f"{indent}/**\n{middle}{indent} */\n"


def with_default(field: Field) -> str:
    """A field's description, and what it means that it is missing."""
    if field.default is msgspec.NODEFAULT:
        return field.doc
    value = msgspec.json.encode(field.default).decode()
    return f"{field.doc} Missing: {value}.".strip()


def is_in(kind: Any, table: dict[Any, Any]) -> bool:
    """Whether a table has a type, which may be one that cannot be looked up."""
    try:
        return kind in table
    except TypeError:
        return False


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].endswith(".ts"):
        sys.exit("name the file: python tools/typescript_messages.py ui/src/messages.ts")
    Path(sys.argv[1]).write_text(Messages().page(), encoding="utf-8")

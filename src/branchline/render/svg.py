"""Writing SVG: short numbers, escaped text, elements. The same input gives the same bytes."""

import re
from collections.abc import Mapping
from xml.sax.saxutils import escape, quoteattr

from branchline.letters import escaped

Value = str | int | float | None


def number(value: float) -> str:
    """With one decimal at most, and without a needless zero. Halves go up by a wide margin, so that
    the last bits of a sum, which differ between processors, do not show."""
    text = f"{value + 1e-7:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def text_of(value: Value) -> str:
    """A value as the text of an attribute."""
    return number(value) if isinstance(value, float) else str(value)


def attributes(values: Mapping[str, Value]) -> str:
    """Attributes with a blank before each; None leaves one out, `_` in a name stands for `-`."""
    return "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(escaped(text_of(value)))}"
        for name, value in values.items()
        if value is not None
    )


def element(name: str, *children: str, **values: Value) -> str:
    """An element; `class_` is its class, and other underscores stand for dashes."""
    start = f"<{name}{attributes(values)}"
    return f"{start}>{''.join(children)}</{name}>" if children else f"{start}/>"


def group(*children: str, **values: Value) -> str:
    """A `<g>` element."""
    return element("g", *children, **values)


def words(text: str, x: float, y: float, **values: Value) -> str:
    """A `<text>` element."""
    return element("text", escape(escaped(text)), x=x, y=y, **values)


def title(sentence: str) -> str:
    """What a screen reader says of the element around it."""
    return element("title", escape(escaped(sentence)))


def use(
    name: str, *, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, **values: Value
) -> str:
    """A drawing from the definitions, put at a place, turned and made larger."""
    moves = f"translate({number(x)} {number(y)})" if x or y else ""
    if number(turn) != "0":
        moves += f"rotate({number(turn)})"
    if scale != 1:
        moves += f"scale({scale:.3g})"
    return element("use", href=f"#{name}", transform=moves or None, **values)


TAG = re.compile(r"<[^>]*>")
NAMED = re.compile(r'( id="| href="#|url\(#)')


def with_prefix(markup: str, prefix: str) -> str:
    """The same drawing with `prefix` before every id and wherever one is meant."""
    return TAG.sub(lambda tag: NAMED.sub(lambda found: found[1] + prefix, tag[0]), markup)

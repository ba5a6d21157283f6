"""French typography: the no-break spaces that stand before and inside its marks."""

import re

SPACES = {";": "\u202f", "!": "\u202f", "?": "\u202f", "%": "\u202f", ":": "\u00a0", "»": "\u00a0"}
"""The no-break space that stands before a mark: a narrow one, but before : and » a full one."""
NOTATION = re.compile(r"[a-z]+:\d|\d:\d|[a-z]+://\S*|(?:exec|python):[^\s;,]*")
"""Cards of a payment as they are typed, red:2, points by length, 3:4, addresses, and bots of one's
own, python:FILE:CLASS."""


def bad_spaces(text: str) -> list[str]:
    """Where a mark lacks its no-break space."""
    text = NOTATION.sub("", text)
    wrong = [f"{text[:at.start()][-12:]}{at[0]}" for at in re.finditer("[;!?%:»]", text)
             if text[at.start() - 1 : at.start()] != SPACES[at[0]]]  # fmt: skip
    return wrong + [text[at.start() :][:12] for at in re.finditer("«(?!\u00a0)", text)]

"""Whole numbers on the command line; cyclopts alone would round 2.5 to 2."""

import re
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token


def _read_whole(kind: type, tokens: Sequence[Token]) -> int:
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise ValueError(f"'{text}' is no whole number")
    return int(text)


Whole = Annotated[int, Parameter(converter=_read_whole)]

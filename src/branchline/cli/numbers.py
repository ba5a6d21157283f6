"""Whole numbers on the command line; cyclopts alone would round 2.5 to 2."""

import re
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token

from branchline.cli.texts import BadText

MOST_DIGITS = 18


def _read_whole(kind: type, tokens: Sequence[Token]) -> int:
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]+", text):
        raise BadText("typed-no-whole", text=text)
    if len(text.lstrip("+-0")) > MOST_DIGITS:
        raise BadText("typed-too-large", text=text)
    return int(text)


Whole = Annotated[int, Parameter(converter=_read_whole)]

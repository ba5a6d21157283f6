"""Names of files on the command line; cyclopts alone would take '' for this folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, Token


def _read_path(kind: type, tokens: Sequence[Token]) -> Path:
    text = tokens[0].value
    if not text.strip():
        raise ValueError("the name of a file is missing")
    if "\0" in text:
        raise ValueError("no file has a name with a zero byte")
    return Path(text)


File = Annotated[Path, Parameter(converter=_read_path)]

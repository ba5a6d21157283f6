"""Names of files on the command line; cyclopts alone would take '' for this folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, Token

from branchline.cli.texts import BadText


def _read_path(kind: type, tokens: Sequence[Token]) -> Path:
    text = tokens[0].value
    if not text.strip():
        raise BadText("typed-no-file")
    if "\0" in text:
        raise BadText("typed-zero-byte")
    return Path(text)


File = Annotated[Path, Parameter(converter=_read_path)]

"""Writing files whole, or not at all."""

import shutil
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO

from branchline.errors import CannotWrite


@contextmanager
def whole_file(path: Path) -> Generator[BinaryIO]:
    """A file that appears under its name only when all of it is written. A link stays a link; a
    pipe or a device is written to as it is."""
    try:
        target = _target(path)
        unfinished = target.with_name(target.name + ".unfinished") if target else path
        file = unfinished.open("wb")
    except OSError as error:
        raise _cannot(path, error) from None
    try:
        with file:
            yield file
        if target:
            unfinished.replace(target)
    except OSError as error:
        raise _cannot(path, error) from None
    finally:
        if target:
            unfinished.unlink(missing_ok=True)


@contextmanager
def added_to(path: Path) -> Generator[Path]:
    """A file beside `path` to write, which is added to it when all of it is written."""
    try:
        with (
            path.open("ab") as old,
            TemporaryDirectory(prefix=f".{path.name}-", dir=path.parent) as folder,
        ):
            new = Path(folder) / path.name
            yield new
            with new.open("rb") as added:
                shutil.copyfileobj(added, old)
    except OSError as error:
        raise _cannot(path, error) from None


def _target(path: Path) -> Path | None:
    """The file that the path leads to, perhaps through links; None for a pipe or a device."""
    if path.is_dir():
        raise CannotWrite("error-write-folder", {"file": path})
    is_stream = path.exists() and not path.is_file()
    if is_stream or path.absolute().parent == Path("/dev"):
        return None
    try:
        return path.resolve()
    except RuntimeError:
        raise CannotWrite("error-write-links", {"file": path}) from None


def _cannot(path: Path, error: OSError) -> CannotWrite:
    return CannotWrite("error-write", {"file": path, "why": error})

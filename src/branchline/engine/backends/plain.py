"""Rules as they are written, for debugging, for reading, and where there is no compiler."""

from collections.abc import Callable
from typing import Any

IS_PLAIN = True


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the engine, left as it is."""
    return function


entry = rule

"""Write the part of requirements.lock that a server needs: no tests, no linters, hashes kept.

    python tools/runtime_requirements.py > runtime.lock

What is needed is read from the environment that the lock made: the package's own requirements, and
theirs, without extras that nobody asks for.
"""

import re
import sys
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]


def needed(package: str) -> set[str]:
    """The names of all packages that one needs here."""
    found: set[str] = set()
    waiting: list[tuple[str, frozenset[str]]] = [(package, frozenset())]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        name, extras = one
        found.add(canonicalize_name(name))
        for line in requires(name) or ():
            requirement = Requirement(line)
            marker = requirement.marker
            if not marker or any(marker.evaluate({"extra": extra}) for extra in (*extras, "")):
                waiting.append((requirement.name, frozenset(requirement.extras)))
    return found - {canonicalize_name(package)}


def part_of(lock: str, names: set[str]) -> str:
    """The lines of some packages in the lock; one may have several, by Python's version."""
    blocks = re.finditer(r"^([\w.-]+)==.*(?:\n .*)*\n", lock, re.MULTILINE)
    return "".join(block[0] for block in blocks if canonicalize_name(block[1]) in names)


def main() -> None:
    """Print the part of the lock."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    sys.stdout.write(part_of(lock, needed("branchline")))


if __name__ == "__main__":
    main()

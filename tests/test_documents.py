"""Documents name files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BASES = [
    ROOT,
    ROOT / "docs",
    *(ROOT / "src" / "branchline" / part for part in ("", "engine", "bots")),
]
FILE = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|md|toml|csv|ftl|svg|count))`|\]\(([\w./-]+\.\w+)\)")


@pytest.mark.parametrize(
    "document",
    [
        "CONTRIBUTING.md",
        "README.md",
        *sorted(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md")),
    ],
)
def test_every_file_that_a_document_names_is_there(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = {quoted or linked for quoted, linked in FILE.findall(text)}
    missing = [name for name in sorted(named) if not any((base / name).exists() for base in BASES)]
    assert not missing


def test_the_layout_in_contributing_names_folders_that_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    inner = re.findall(r"^ {6}(\w+/) ", text, re.MULTILINE)
    outer = re.findall(
        r"^ {4}((?:docs|tests|tools|examples|changelog\.d)/[\w./-]*) ", text, re.MULTILINE
    )
    assert len(inner) > 10
    assert len(outer) > 10
    assert not [name for name in inner if not (ROOT / "src" / "branchline" / name).exists()]
    assert not [name for name in outer if not (ROOT / name).exists()]

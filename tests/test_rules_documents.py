"""docs/rules.md and docs/rules.fr.md: one form, and the same statements in two languages."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import pytest

from branchline.editions.loading import edition, edition_keys
from typography import bad_spaces

DOCS = Path(__file__).parents[1] / "docs"
NAMES = ["rules.md", "rules.fr.md"]

FORMS = {
    "heading": re.compile(r"(#{1,3}) \S.*"),
    "statement": re.compile(r"- \*\*([A-Z]+(?:-[A-Z]*\d*[a-z]?)+)\*\* (\S.*)"),
    "point": re.compile(r"(\d+)\. (\S.*)"),
    "row": re.compile(r"\| .* \|"),
    "rule": re.compile(r"\|(?:---\|)+"),
    "paragraph": re.compile(r"(?![#|>-]|```|\* )\S.*"),
}
"""What lines look like, by kind; one that begins with spaces goes on with a statement or point."""
CELL_ID = re.compile(r"[A-Z]+(?:-[A-Z]+)*-?\d+[a-z]?")
"""What opens a row of a table whose first column is headed `id`."""

SOURCES = {
    "printed rules": "règle imprimée",
    "official elsewhere": "officiel ailleurs",
    "community evidence": "témoignage",
    "our ruling": "notre choix",
    "English Europe": "Europe en anglais",
    "English base game": "jeu de base en anglais",
    "publisher's note": "note de l'éditeur",
    "NL data set": "données NL",
}
"""Where a statement comes from, in English and in French; names of people and editions stay."""


@dataclass
class Block:
    """A heading, a paragraph, a statement, a numbered point, a fenced drawing, or a row."""

    kind: str
    mark: str
    """The level of a heading, the id of a statement or row, the number of a point."""
    cells: list[str]


def lines_of(text: str) -> Iterator[tuple[str, str]]:
    """Every line with its kind; fails at a line that has none."""
    fenced = False
    for line in text.splitlines():
        if line == "```" or fenced:
            fenced = fenced != (line == "```")
            yield "drawing", line
        elif not line:
            yield "gap", line
        elif re.match(r" {2,3}\S", line):
            yield "more", line.strip()
        else:
            kinds = [kind for kind, form in FORMS.items() if form.fullmatch(line)]
            assert kinds, f"a line of no known form: {line}"
            yield kinds[0], line
    assert not fenced


def blocks_of(text: str) -> list[Block]:
    """The document in pieces, each a line and those that go on with it."""
    blocks: list[Block] = []
    before = "gap"
    for kind, line in lines_of(text):
        if kind == "more":
            assert before in ("statement", "point"), f"goes on with nothing: {line}"
            blocks[-1].cells[-1] += f" {line}"
            continue
        alone = before in ("gap", kind) or {before, kind} == {"row", "rule"}
        assert alone or kind == "gap", f"no empty line before: {line}"
        if kind == "row":
            cells = [cell.strip() for cell in line.strip("|").split(" | ")]
            blocks.append(Block(kind, cells[0] if CELL_ID.fullmatch(cells[0]) else "", cells))
        elif kind in ("paragraph", "drawing") and kind == before:
            blocks[-1].cells[-1] += f" {line}"
        elif kind in ("heading", "statement", "point"):
            found = FORMS[kind].fullmatch(line)
            assert found
            blocks.append(Block(kind, found[1], [line[found.end(1) :].lstrip("* ")]))
        elif kind != "gap":
            blocks.append(Block(kind, str(line.count("|")) if kind == "rule" else "", [line]))
        before = kind
    return blocks


TEXTS = {name: (DOCS / name).read_text(encoding="utf-8") for name in NAMES}
ENGLISH, FRENCH = (blocks_of(TEXTS[name]) for name in NAMES)
PREAMBLE = [block.mark for block in ENGLISH].index("##")
"""The two pages introduce themselves each in its own way."""
PAIRS = list(zip(ENGLISH[PREAMBLE:], FRENCH[PREAMBLE:], strict=False))


def pairs_of_cells() -> Iterator[tuple[str, str, str]]:
    """Every text in English and in French, with a name for messages."""
    for ours, theirs in PAIRS:
        for english, french in zip(ours.cells, theirs.cells, strict=True):
            yield ours.mark or english[:40], english, french


@pytest.mark.parametrize("name", NAMES)
def test_every_table_has_one_width_and_an_id_in_each_row_if_its_head_says_so(name: str) -> None:
    tables = 0
    for kind, group in groupby(blocks_of(TEXTS[name]), lambda block: block.kind in ("row", "rule")):
        if kind:
            head, rule, *rows = group
            assert {len(row.cells) for row in (head, *rows)} == {int(rule.mark) - 1}, head
            assert all(row.mark for row in rows) == (head.cells[0] == "id"), head
            tables += 1
    assert tables > 5


def test_both_have_the_same_blocks_with_the_same_ids_in_the_same_order() -> None:
    def outline(blocks: list[Block]) -> list[tuple[str, str, int]]:
        return [(block.kind, block.mark, len(block.cells)) for block in blocks]

    assert len(ENGLISH) > 300
    assert outline(ENGLISH[PREAMBLE:]) == outline(FRENCH[PREAMBLE:])


@pytest.mark.parametrize("name", NAMES)
def test_an_id_is_bold_at_the_opening_of_its_statement_only(name: str) -> None:
    for block in blocks_of(TEXTS[name]):
        bold = re.findall(r"\*\*([^*]+)\*\*", " ".join(block.cells))
        assert not [word for word in bold if CELL_ID.fullmatch(word)], block


def test_headings_have_the_same_numbers() -> None:
    for ours, theirs in PAIRS:
        if ours.kind == "heading":
            assert re.match(r"\d\.", ours.cells[0])
            assert ours.cells[0].split()[0] == theirs.cells[0].split()[0]


def test_both_say_the_same_figures_ids_and_switches() -> None:
    for pattern in (
        r"\d+",
        r"(?<!`)`[^`]+`(?!`)",
        r"\b[A-Z]+(?:-[A-Z]+)+-\w+",
        r"\]\([^)]*\)",
        r"[≤≥<>→]",
    ):
        for name, english, french in pairs_of_cells():
            ours, theirs = (Counter(re.findall(pattern, text)) for text in (english, french))
            assert ours == theirs, f"{name}: {ours - theirs} and {theirs - ours}"


def test_both_name_the_same_sources() -> None:
    for name, english, french in pairs_of_cells():
        expected = [mark for mark in re.findall(r"(?<!\*)\*[^*]+\*(?!\*)", english) if "(" in mark
                    or mark.strip("*") in SOURCES]  # fmt: skip
        for word, translated in SOURCES.items():
            expected = [mark.replace(word, translated) for mark in expected]
        found = re.findall(r"(?<!\*)\*[^*]+\*(?!\*)", french)
        assert [mark for mark in found if mark in expected] == expected, name
        assert english.count("*") == french.count("*"), name


def test_nothing_is_left_in_english() -> None:
    """What is the same in both is a name, or a word that both languages write alike."""
    alike = {"ferry", "ferries", "tunnels", "orange", "route", "tickets", "total", "points"}
    names = {bonus.names.fr for key in edition_keys() for bonus in edition(key).bonuses}
    for name, english, french in pairs_of_cells():
        words = set(re.findall(r"(?<![\w–])[a-z]{4,}", english)) - alike
        assert not words or english in names or english != french, name


def test_french_marks_have_no_break_spaces() -> None:
    assert not bad_spaces(re.sub(r"`[^`]*`|```.*?```", "", TEXTS["rules.fr.md"], flags=re.DOTALL))


def test_english_has_none_of_them() -> None:
    assert not re.search("[\u00a0\u202f]|[«»]", TEXTS["rules.md"])


@pytest.mark.parametrize(
    "text",
    [
        "* **R-ALL-CLM-1** with another bullet",
        "#### too deep",
        "> quoted",
        "| a | b |\n| without an end",
        "    indented",
        "a paragraph\n- **R-ALL-CLM-1** without an empty line before",
    ],
)
def test_another_form_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        blocks_of(text)

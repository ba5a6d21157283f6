"""Every statement of docs/rules.md is named by a test, and every ruling of ours is explained."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")

ID = re.compile(
    r"""(?<![\w-])(?:
        R(?:-[A-Z]+)+-(?:\d+|Q)
      | NLB-T?\d+
      | E-\d+
      | X-[A-Z]+-\d+
      | P-\d+[a-z]?
      | LP-\d+
      | ST-\d+
      | SC-\d+
      | TB(?:-[A-Z]+)?-\d+
    )(?![\w-])""",
    re.VERBOSE,
)

# Prose: one compares with an older edition, the other says that nothing is printed.
UNTESTABLE = {"R-NA-NEW-1", "R-ALL-END-5"}


def ids_defined_in(text: str) -> list[str]:
    """The ids that open a bold statement or a table row, in the order of the page."""
    marks = re.findall(r"\*\*([^*\n]+)\*\*|^\| ([A-Z]+-\S+)", text, flags=re.MULTILINE)
    names = [(bold or cell).split()[0] for bold, cell in marks]
    return [name for name in names if ID.fullmatch(name)]


def test_ids_are_matched_whole() -> None:
    text = "P-18, P-18b and R-ALL-CLM-Q; not XP-1, P-2-x or R-ALL-CLM-"
    assert ID.findall(text) == ["P-18", "P-18b", "R-ALL-CLM-Q"]


def test_every_id_is_defined_once_and_none_is_missing() -> None:
    defined = ids_defined_in(RULES)
    repeated = sorted({name for name in defined if defined.count(name) > 1})
    assert not repeated, f"defined twice in docs/rules.md: {', '.join(repeated)}"
    for document in sorted((ROOT / "docs").rglob("*.md")):
        mentioned = set(ID.findall(document.read_text(encoding="utf-8")))
        unknown = sorted(mentioned - set(defined))
        assert not unknown, f"{document.name} mentions unknown ids: {', '.join(unknown)}"


def test_every_statement_is_named_by_a_test() -> None:
    named: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        if path != Path(__file__):
            named.update(ID.findall(path.read_text(encoding="utf-8")))
    missing = [name for name in ids_defined_in(RULES) if name not in named | UNTESTABLE]
    assert not missing, f"{len(missing)} statements without a test: {', '.join(missing)}"


def test_every_ruling_of_ours_is_explained() -> None:
    rulings = set(ID.findall((ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")))
    statements = re.split(
        r"\n(?=- \*\*|\| |#|\n)", RULES[RULES.index("## 2.") : RULES.index("## 7.")]
    )
    ours = [text for text in statements if "*our ruling*" in text]
    missing = [
        names[0] for text in ours if (names := ids_defined_in("\n" + text))[0] not in rulings
    ]
    assert len(ours) > 40
    assert not missing, f"our rulings not explained in docs/rulings.md: {', '.join(missing)}"

"""The catalogue is complete, the same in both languages, used, and the only place for texts."""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import branchline
from branchline import errors
from branchline.bots.levels import LEVELS as BOT_LEVELS
from branchline.cli import COMMANDS
from branchline.cli.helping import key_of
from branchline.editions.edition import BONUS_KINDS, CARDS, GRAY, TIE_BREAKS, Language
from branchline.editions.loading import LESSON, edition, edition_keys
from branchline.game.events import REASONS
from branchline.game.wording import cards_alike, one_card
from branchline.text.catalogue import FUNCTIONS, LANGUAGES, bag_words, listed, put, say
from branchline.text.levels import LEVELS
from branchline.wording import Wording, counted
from typography import bad_spaces

PACKAGE = Path(branchline.__file__).parent
TEXT = PACKAGE / "text"
FILES = sorted(path.name for path in (TEXT / "en").glob("*.ftl"))
STEMS = {Path(name).stem for name in FILES}
SOURCES = list(PACKAGE.rglob("*.py"))
EDITIONS = PACKAGE / "editions"
"""What reads editions knows the languages as columns of their files."""
PAGE_SOURCES = [
    path
    for path in (PACKAGE.parents[1] / "ui" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte")
]
"""The page reads the same catalogue."""


class Parts(Visitor):
    """What a pattern shows, chooses by, calls and refers to."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        self.chosen_by.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def entries(language: Language, name: str) -> list[ftl.EntryType]:
    text = (TEXT / language / name).read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


def patterns(language: Language, name: str) -> Iterator[tuple[str, ftl.Pattern]]:
    for entry in entries(language, name):
        if isinstance(entry, ftl.Message):
            assert entry.value, f"{entry.id.name} has attributes only"
            yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


DEFINED = {key for name in FILES for key, _ in patterns("en", name)}


# Two languages, one catalogue.


def test_both_languages_have_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (TEXT / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_file_holds_messages_that_begin_with_its_name(name: str, language: Language) -> None:
    for entry in entries(language, name):
        assert isinstance(entry, ftl.Message | ftl.Comment), f"{entry} is no message"
    keys = [key for key, _ in patterns(language, name)]
    assert len(set(keys)) == len(keys), "a key stands twice"
    assert all(key.startswith(f"{Path(name).stem}-") for key in keys)


@pytest.mark.parametrize("name", FILES)
def test_the_languages_have_the_same_messages_and_show_the_same_values(name: str) -> None:
    english, french = dict(patterns("en", name)), dict(patterns("fr", name))
    assert list(english) == list(french)
    for key, pattern in english.items():
        ours, theirs = Parts(pattern), Parts(french[key])
        assert ours.shown == theirs.shown, f"{key} shows other values in French"
        assert ours.references == theirs.references, f"{key} refers to other messages in French"
        assert ours.references <= set(english), f"{key} refers to a message of another file"
        assert ours.functions | theirs.functions <= set(FUNCTIONS), f"{key} calls the unknown"


@pytest.mark.parametrize("name", FILES)
def test_no_text_is_left_untranslated(name: str) -> None:
    """A single word may be the same in both languages, two are not."""
    french = dict(patterns("fr", name))
    for key, english in patterns("en", name):
        if english.equals(french[key]):
            pieces = re.split("[…]", Texts(english).text)
            words = max(len(re.findall(r"[^\W\d_]+", piece)) for piece in pieces)
            assert words < 2, f"{key} is the same in French"


# What the code asks for.


def constants() -> Iterator[tuple[Path, str]]:
    """Every text in the source that may be a key, or the noun of a counted thing."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path, node.value
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).rpartition(".")[2] in ("counted", "count")
                and len(node.args) > 1
                and isinstance(node.args[1], ast.Constant)
            ):
                yield path, f"count-{node.args[1].value}"
    for path in PAGE_SOURCES:
        for text in re.findall(r"""["'`]([a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?)["'`]""", source(path)):
            yield path, text


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def page_families() -> set[str]:
    """The keys that the page puts together: all that begin like `page-theme-${…}`."""
    beginnings = {
        beginning
        for path in PAGE_SOURCES
        for beginning in re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", source(path))
        if beginning.partition("-")[0] in STEMS
    }
    families = {one: {key for key in DEFINED if key.startswith(one)} for one in beginnings}
    assert all(families.values()), f"no key begins with one of {sorted(beginnings)}"
    return set().union(*families.values())


def made_keys() -> set[str]:
    """The keys that code puts together, one for each of a family."""

    def dashed(name: str) -> str:
        return name.replace("_", "-")

    return {
        *(f"card-{card}" for card in (*CARDS, GRAY)),
        *(f"bonus-{dashed(kind)}" for kind in BONUS_KINDS),
        *(f"bonus-{dashed(kind)}.sentence" for kind in BONUS_KINDS),
        *(f"score-tie-{dashed(name)}" for name in TIE_BREAKS),
        *(f"event-end-{dashed(reason)}" for reason in REASONS if reason),
        *(f"start-level-{level}" for level in LEVELS),
        *(f"start-level-{level}.about" for level in LEVELS),
        *(key for key in DEFINED if key.startswith(("brief-", "event-")) and key.endswith(".you")),
        *(key for key in DEFINED if key.startswith("help-type-")),
        *(key for command in COMMANDS for key in keys_of(command)),
        *(f"command-panel-{panel}" for panel in ("commands", "options")),
        *(
            f"command-{word}"
            for word in ("usage", "usage-command", "choices", "default", "required")
        ),
        *page_families(),
    }


def keys_of(command: Callable[..., object]) -> list[str]:
    """The words of a command and of its options."""
    key = key_of(command)
    return [key, *(f"{key}.{name}" for name in inspect.signature(command).parameters)]


def is_key(text: str) -> bool:
    stem, dash, _ = text.partition("-")
    return bool(dash) and stem in STEMS and bool(re.fullmatch(r"[a-z]+(-[a-z]+)+(\.[a-z]+)?", text))


def test_every_key_that_is_used_is_defined() -> None:
    asked = {text: path.name for path, text in constants() if is_key(text)}
    missing = {key: name for key, name in asked.items() if key not in DEFINED}
    assert not missing
    assert made_keys() <= DEFINED


def test_every_key_that_is_defined_is_used() -> None:
    unused = DEFINED - {text for _, text in constants()} - made_keys()
    assert not unused


def test_every_level_of_the_bots_has_a_name() -> None:
    assert set(LEVELS) == set(BOT_LEVELS)


# Texts left in code.

FRENCH_LETTERS = re.compile("[àâçèéêëîïôùûüœÀÂÇÈÉÊËÎÏÔÙÛÜŒ«»]")
NO_TEXT = {PACKAGE / "render" / "text.py", PACKAGE / "letters.py"}
"""Tables of letters."""
FRENCH_BY_RIGHT = {"Chloé"}
"""The name of a bot."""


def texts_in(path: Path) -> Iterator[str]:
    """Texts in a source that belong into the catalogue: tables by language, and French."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = [
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    ]
    said += [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    docstrings = {id(node) for node in said}
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
            if keys & set(LANGUAGES):
                yield ast.unparse(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            is_said = id(node) not in docstrings and text not in FRENCH_BY_RIGHT
            if is_said and FRENCH_LETTERS.search(text):
                yield text


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCES if path not in NO_TEXT and EDITIONS not in path.parents],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_texts_stand_in_the_catalogue_only(path: Path) -> None:
    assert not list(texts_in(path))


ERRORS = {
    name
    for name, one in vars(errors).items()
    if inspect.isclass(one) and issubclass(one, errors.BranchlineError)
} - {"BadEdition"} | {"Refused"}
"""What carries a key and values; the complaints about an edition are wordings themselves."""


def texts_of_errors(path: Path) -> Iterator[str]:
    """Errors that are made of a text instead of a key."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        name = ast.unparse(node.func).rpartition(".")[2] if isinstance(node, ast.Call) else ""
        if not isinstance(node, ast.Call) or name not in ERRORS or not node.args:
            continue
        first = node.args[0]
        is_text = isinstance(first, ast.JoinedStr | ast.BinOp) or (
            isinstance(first, ast.Constant) and first.value not in DEFINED
        )
        illegal = name == "IllegalAction"  # the rule's id comes first
        if is_text and not illegal:
            yield ast.unparse(node)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_errors_carry_a_key(path: Path) -> None:
    assert not list(texts_of_errors(path))


SPEAKING = ("cli", "terminal", "contests", "bench", "client")
"""The rooms that speak to people at a terminal."""
STYLES = set("bold dim reverse cyan green yellow red".split())


def sentences_in(path: Path) -> Iterator[str]:
    """Words one after the other outside docstrings: somebody would read them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            silent.add(id(node.value))
        elif isinstance(node, ast.Assert) and node.msg:
            silent.update(map(id, ast.walk(node.msg)))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        is_sentence = re.search("[A-Za-z]{2} [a-z]{2}", node.value)
        if is_sentence and id(node) not in silent and not set(node.value.split()) <= STYLES:
            yield node.value


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in SPEAKING],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_no_sentence_stands_in_a_room_that_speaks(path: Path) -> None:
    assert not list(sentences_in(path))


def test_sentences_and_texts_of_errors_are_found(tmp_path: Path) -> None:
    source = tmp_path / "left.py"
    source.write_text(
        'def f(x):\n    """Not this one."""\n    assert x, "nor this one"\n'
        '    print(f"{x} games were played", style="bold green")\n'
        '    raise BadOption(f"no {x}") if x else BadBot("bot-raised", {})\n',
        encoding="utf-8",
    )
    assert list(sentences_in(source)) == [" games were played"]
    assert list(texts_of_errors(source)) == ["BadOption(f'no {x}')"]


def test_texts_left_in_code_are_found(tmp_path: Path) -> None:
    source = tmp_path / "left.py"
    source.write_text(
        '"""Une école."""\nA = {"en": "x", "fr": "y"}\nB = "école"\n', encoding="utf-8"
    )
    assert list(texts_in(source)) == ["{'en': 'x', 'fr': 'y'}", "école"]


# French typography.


class Texts(Visitor):
    """A pattern as it reads, with … for what is filled in; the variants one after the other."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.text = ""
        self.visit(pattern)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.text += "…"


@pytest.mark.parametrize("name", FILES)
def test_french_marks_have_no_break_spaces(name: str) -> None:
    for key, pattern in patterns("fr", name):
        assert not bad_spaces(Texts(pattern).text), key


@pytest.mark.parametrize("name", FILES)
def test_english_has_none_of_them(name: str) -> None:
    text = (TEXT / "en" / name).read_text(encoding="utf-8")
    assert not re.search("[\u00a0\u202f]|[«»]", text)


@pytest.mark.parametrize("key", [*edition_keys(), LESSON])
def test_editions_have_them_too(key: str) -> None:
    chosen = edition(key)
    named = [*chosen.cities, *chosen.bonuses]
    names = [chosen.names, *chosen.differences, *chosen.countries.values()]
    for name in (*names, *(one.names for one in named)):
        assert not bad_spaces(name.fr)


def test_a_wrong_space_is_found() -> None:
    assert bad_spaces("Quoi ?") == ["Quoi ?"]
    assert bad_spaces("« a\u00a0»") == ["« a\u00a0»"]
    assert not bad_spaces("Quoi\u202f? «\u00a0red:2\u00a0»\u00a0: 2\u202f%")


# How values are shown.


def test_plurals() -> None:
    assert put(counted(0, "card"), "en") == "0 cards"
    assert put(counted(1, "card"), "en") == "1 card"
    assert put(counted(0, "card"), "fr") == "0 carte"
    assert put(counted(2, "card"), "fr") == "2 cartes"
    assert put(counted(-7, "point"), "fr") == "−7 points"
    assert put(counted(-1, "point"), "fr") == "−1 point"


def test_cards_are_shown_in_words() -> None:
    bag = {"locomotive": 1, "red": 2, "white": 1}
    assert bag_words(bag, "en") == "1 white, 2 red and 1 locomotive"
    assert bag_words(bag, "fr") == "1 blanche, 2 rouges et 1 locomotive"
    assert [bag_words({}, language) for language in LANGUAGES] == ["nothing", "rien"]
    assert put(one_card("orange"), "en") == "an orange card"
    assert put(one_card("locomotive"), "fr") == "une locomotive"
    assert put(cards_alike("gray", 1), "en") == "1 card of any color"
    assert put(cards_alike("gray", 3), "fr") == "3 cartes d'une même couleur"
    assert put(cards_alike("locomotive", 2), "en") == "2 locomotives"
    assert put(cards_alike("green", 2), "fr") == "2 cartes vertes"


def test_lists_and_wordings_are_shown_in_the_language() -> None:
    parts = [Wording("action-pass"), "b", 3]
    assert listed(parts, "en") == "pass, b and 3"
    assert listed(parts, "fr") == "passer, b et 3"
    assert listed([], "fr") == ""
    assert listed(["a", "b", "c"], "en", "words-or") == "a, b or c"
    assert listed(["a", "b"], "fr", "words-or") == "a ou b"


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("event-nonsense", "en")
    with pytest.raises(FluentReferenceError):
        say("event-reshuffle", "en")


def test_names_are_elided_in_french() -> None:
    names = ["Ada", "Émile", "Dorian", "Yves", "Yann"]
    said = [say("scoring-game-of", "fr", name=name) for name in names]
    owners = ["d'Ada", "d'Émile", "de Dorian", "d'Yves", "de Yann"]
    assert said == [f"Partie {owner}" for owner in owners]

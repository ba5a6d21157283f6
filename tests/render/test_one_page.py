"""A board and forty cards on one page: no id, class or rule of one means anything to another."""

import re
import xml.etree.ElementTree as ElementTree
from collections import defaultdict

import pytest

from branchline.editions.edition import CARDS
from branchline.editions.loading import edition, edition_keys
from branchline.render.backs import BACKS, card_back
from branchline.render.board import draw_board
from branchline.render.bonus_cards import bonus_card
from branchline.render.card_style import RULES, VARIABLE
from branchline.render.cards import train_card
from branchline.render.palette import THEMES, Theme, variables
from branchline.render.tickets import ticket_card

SVG = "{http://www.w3.org/2000/svg}"


def cards_of(key: str, theme: Theme = "light") -> list[str]:
    """All train cards and backs, every bonus, and tickets to make forty cards."""
    board = edition(key)
    cards = [train_card(card, theme=theme) for card in CARDS]
    cards += [card_back(deck) for deck in BACKS]
    cards += [bonus_card(board, one, theme=theme, embed_fonts=False) for one in board.bonuses]
    tickets = board.tickets[: 40 - len(cards)]
    cards += [ticket_card(board, one, theme=theme, embed_fonts=False) for one in tickets]
    assert len(cards) == 40
    return cards


def ids_of(svg: str) -> list[str]:
    return [item.get("id", "") for item in ElementTree.fromstring(svg).iter() if item.get("id")]


def classes_of(svg: str) -> set[str]:
    root = ElementTree.fromstring(svg)
    return {name for item in root.iter() for name in item.get("class", "").split()}


def rules_of(svg: str) -> list[tuple[str, str]]:
    """Selectors and what they declare."""
    sheet = ElementTree.fromstring(svg).findtext(f"{SVG}style") or ""
    sheet = re.sub(r"@font-face\{[^}]*\}", "", sheet)
    return [
        (selector, body)
        for selectors, body in re.findall(r"([^{}]+)\{([^}]*)\}", sheet)
        for selector in selectors.split(",")
    ]


@pytest.mark.parametrize("key", edition_keys())
def test_ids_are_the_own_of_each_drawing_and_all_are_found(key: str) -> None:
    drawings = [draw_board(edition(key), embed_fonts=False), *cards_of(key)]
    ids = [name for svg in drawings for name in ids_of(svg)]
    assert len(ids) == len(set(ids))
    for svg in drawings:
        meant = set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg))
        assert meant <= set(ids_of(svg))


def test_tickets_of_all_editions_and_equal_cards_share_a_page() -> None:
    drawings = [
        ticket_card(board, ticket, embed_fonts=False)
        for board in map(edition, edition_keys())
        for ticket in board.tickets[:12]
    ]
    board = edition("europe")
    for copy in ("first", "second"):
        drawings.append(train_card("red", prefix=copy))
        drawings.append(ticket_card(board, board.tickets[0], prefix=f"{copy}-ticket"))
    ids = [name for svg in drawings for name in ids_of(svg)]
    assert len(ids) == len(set(ids)) == len(drawings)


@pytest.mark.parametrize("key", edition_keys())
def test_cards_and_boards_have_no_class_in_common(key: str) -> None:
    board = draw_board(edition(key), embed_fonts=False)
    of_board = classes_of(board) | _named(board)
    assert all(name.startswith("bl-") for name in of_board)
    for svg in cards_of(key):
        of_card = classes_of(svg) | _named(svg)
        assert all(name == "bl-card" or name.startswith("bl-card-") for name in of_card)
        assert not of_card & of_board


def _named(svg: str) -> set[str]:
    """The classes that the rules speak of; every selector begins with one."""
    rules = rules_of(svg)
    assert rules
    assert all(selector.startswith(".bl-") for selector, _ in rules)
    return {name for selector, _ in rules for name in re.findall(r"\.([\w-]+)", selector)}


def test_no_rule_of_a_card_says_something_else_on_another() -> None:
    said: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for svg in cards_of("northern-lights"):
        for selector, body in rules_of(svg):
            for declaration in filter(None, body.split(";")):
                name, _, value = declaration.partition(":")
                said[selector, name].add(value)
    assert len(said) > 100
    assert not {key: values for key, values in said.items() if len(values) > 1}


def test_a_card_changes_with_its_theme_in_one_attribute_only() -> None:
    """All themes are in the file; the root says which holds."""
    drawn = {theme: cards_of("northern-lights", theme) for theme in THEMES}
    for one in zip(*drawn.values(), strict=True):
        roots = [svg.partition(">") for svg in one]
        assert len({rest for _, _, rest in roots}) == 1
        has_theme = "data-back" not in roots[0][0]
        for theme, (root, _, _) in zip(drawn, roots, strict=True):
            assert (f' data-theme="{theme}"' in root) == has_theme
        assert len({re.sub(' data-theme="[a-z]+"', "", root) for root, _, _ in roots}) == 1


@pytest.mark.parametrize("kind", ["train", "ticket", "bonus"])
def test_every_variable_of_a_card_has_its_value_in_every_theme(kind: str) -> None:
    board = edition("europe")
    svg = {
        "train": train_card("red"),
        "ticket": ticket_card(board, board.tickets[0], embed_fonts=False),
        "bonus": bonus_card(board, board.bonuses[0], embed_fonts=False),
    }[kind]
    rules: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for selector, body in rules_of(svg):
        rules[selector] |= dict(pair.split(":", 1) for pair in body.split(";"))
    used = set(VARIABLE.findall(RULES[kind]))
    of_theme = used & set(variables("light"))
    assert len(of_theme) > 1
    assert used - of_theme <= set(rules[".bl-card-red"])
    for theme in THEMES:
        values = rules[".bl-card"] | rules[f'.bl-card[data-theme="{theme}"]']
        assert {name: values[name] for name in of_theme} == {
            name: variables(theme)[name] for name in of_theme
        }

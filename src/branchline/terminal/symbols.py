"""How cards and seats look: a shape and a color for each, the one table of them.

The shape alone tells cards apart, so that nothing is lost without color (NO_COLOR is honored by
`rich`). Styles paint the ground behind the shape, which reads on dark and on light terminals.
"""

from dataclasses import dataclass

from rich.text import Text

from branchline.editions.edition import CARDS, GRAY, LOCOMOTIVE, Language
from branchline.game.actions import Bag
from branchline.text.words import card_name


@dataclass(frozen=True, slots=True)
class Symbol:
    """A shape, what it is called, the style it is drawn in, and a letter where it cannot be."""

    mark: str
    shape: str
    style: str
    letter: str


SYMBOLS: dict[str, Symbol] = {
    "purple": Symbol("☾", "crescent", "bold #fafaf9 on #783c6e", "P"),
    "blue": Symbol("◆", "diamond", "bold #fafaf9 on #336bda", "B"),
    "orange": Symbol("⬢", "hexagon", "bold #181818 on #d07827", "O"),
    "white": Symbol("●", "circle", "bold #181818 on #fafaf9", "W"),
    "green": Symbol("✚", "cross", "bold #181818 on #6fbca0", "G"),
    "yellow": Symbol("★", "star", "bold #181818 on #f9cd0f", "Y"),
    "black": Symbol("■", "square", "bold #fafaf9 on #181818", "X"),
    "red": Symbol("▲", "triangle", "bold #fafaf9 on #9c0604", "R"),
    LOCOMOTIVE: Symbol("⚙", "wheel", "bold #181818 on #c9c2b2", "L"),
    GRAY: Symbol("◌", "ring", "bold #181818 on #8d9096", "*"),
}

SEATS = (
    Symbol("❶", "1", "bold #fafaf9 on #b8200e", "1"),
    Symbol("❷", "2", "bold #181818 on #4cc29f", "2"),
    Symbol("❸", "3", "bold #fafaf9 on #184dab", "3"),
    Symbol("❹", "4", "bold #181818 on #ffeb23", "4"),
    Symbol("❺", "5", "bold #fafaf9 on #0b0d0b", "5"),
)

DONE, OPEN, LOST = "✓", "·", "✗"
TUNNEL = "∩"
HELPS = "→"
"""What stands before a route that helps a ticket."""
LETTERS = {
    **{symbol.mark: symbol.letter for symbol in (*SYMBOLS.values(), *SEATS)},
    DONE: "+",
    OPEN: ".",
    LOST: "x",
    TUNNEL: "T",
    HELPS: ">",
    "–": "-",
    "−": "-",
    "─": "-",
    "…": ".",
    "›": ">",
    "•": "*",
    "≤": "<",
    "“": '"',
    "”": '"',
}
"""What stands for a sign on terminals that know ASCII only."""
NAMED = 4
"""Kinds of cards that a bag names; a longer one would not fit a line."""


def chip(card: str) -> Text:
    """The shape of a card on its color."""
    symbol = SYMBOLS[card]
    return Text(f" {symbol.mark} ", symbol.style)


def card_text(card: str, language: Language) -> Text:
    """A card with its shape and name."""
    return Text.assemble(chip(card), f" {card_name(card, language)}")


def bag_text(bag: Bag, language: Language) -> Text:
    """A bag, its cards with shapes and names: 2 ▲ red + 1 ⚙ locomotive. Many kinds go without."""
    cards = [card for card in CARDS if bag.get(card)]
    if len(cards) > NAMED:
        return Text("  ").join(Text.assemble(f"{bag[card]}", chip(card)) for card in cards)
    return Text(" + ").join(counted(card, bag[card], language) for card in cards)


def counted(card: str, number: int, language: Language) -> Text:
    """A number of cards of one kind."""
    return Text.assemble(f"{number} ", chip(card), f" {card_name(card, language, number)}")


def seat_chip(seat: int) -> Text:
    """The mark of a seat on its color."""
    symbol = SEATS[seat % len(SEATS)]
    return Text(f" {symbol.mark} ", symbol.style)

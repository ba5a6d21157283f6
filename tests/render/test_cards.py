"""Card faces, tickets, bonus cards and pieces are whole drawings of their own."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from branchline.editions.edition import BONUS_KINDS, CARDS, Bonus, Language, Names
from branchline.editions.loading import edition, edition_keys
from branchline.render.backs import BACKS, card_back
from branchline.render.bonus_cards import bonus_card
from branchline.render.cards import EDGE, HEIGHT, train_card, wrapped
from branchline.render.emblems import EMBLEMS
from branchline.render.flags import mark
from branchline.render.layout import load_layout
from branchline.render.palette import CARD_PAINTS, SEAT_PAINTS, THEMES, Theme
from branchline.render.pieces import ROOFS, marker, station, wagon
from branchline.render.shapes import SHAPES
from branchline.render.text import text_width
from branchline.render.tickets import ticket_card
from branchline.text.bonuses import bonus_sentence
from branchline.text.catalogue import say

DOCS = Path(__file__).parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 60_000


def texts_of(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("card", CARDS)
def test_a_train_card_shows_its_shape_in_two_corners(card: str, theme: Theme) -> None:
    svg = train_card(card, theme=theme)
    shape = SHAPES[CARD_PAINTS[card].shape]
    paths = list(ElementTree.fromstring(svg).iter(f"{SVG}path"))
    corners = [path for path in paths if path.get("class") == "bl-card-glyph"]
    assert [path.get("d") for path in corners] == [shape, shape]
    assert len(svg) < MOST_BYTES


def test_train_cards_differ_without_their_colors() -> None:
    def without_style(svg: str) -> str:
        root = ElementTree.fromstring(svg)
        return "".join(path.get("d", "") for path in root.iter(f"{SVG}path"))

    assert len({without_style(train_card(card)) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("key", edition_keys())
@pytest.mark.parametrize("names", ["board", "en", "fr"])
def test_a_ticket_names_its_cities_and_points(key: str, names: str) -> None:
    board = edition(key)
    cities = {city.id: city.names.in_language(names) for city in board.cities}
    for ticket in board.tickets:
        texts = texts_of(ticket_card(board, ticket, names=names, embed_fonts=False))
        for expected in (cities[ticket.city_a], cities[ticket.city_b], str(ticket.points)):
            assert expected in texts


@pytest.mark.parametrize("key", edition_keys())
def test_a_ticket_has_a_small_map_with_both_its_cities_in_sight(key: str) -> None:
    board = edition(key)
    for ticket in board.tickets:
        svg = ticket_card(board, ticket, embed_fonts=False)
        assert len(svg) < MOST_BYTES
        root = ElementTree.fromstring(svg)
        window = next(r for r in root.iter(f"{SVG}rect") if r.get("class") == "bl-card-map-frame")
        left, top, wide, high = (float(window.get(k, "")) for k in ("x", "y", "width", "height"))
        parent = next(g for g in root.iter(f"{SVG}g") if "scale" in g.get("transform", ""))
        numbers = [float(word) for word in re.findall(r"-?[\d.]+", parent.get("transform", ""))]
        stops = [c for c in parent.iter(f"{SVG}circle") if c.get("class") == "bl-card-map-stop"]
        assert len(stops) == 2
        for stop in stops:
            x = numbers[0] + numbers[2] * (float(stop.get("cx", "")) + numbers[3])
            y = numbers[1] + numbers[2] * (float(stop.get("cy", "")) + numbers[4])
            assert left + 2 < x < left + wide - 2, ticket.id
            assert top + 2 < y < top + high - 2, ticket.id
        assert any(path.get("class") == "bl-card-map-land" for path in root.iter(f"{SVG}path"))


def test_many_tickets_are_drawn_from_one_layout() -> None:
    board = edition("nordic-countries")
    layout = load_layout(board)
    for ticket in board.tickets[:5]:
        assert ticket_card(board, ticket, layout=layout) == ticket_card(board, ticket)


def test_long_tickets_look_special_and_say_so() -> None:
    board = edition("europe")
    long = [ticket for ticket in board.tickets if board.is_long(ticket)]
    assert {ticket.deck for ticket in long} == {"long"}
    assert len(long) == 6
    for ticket in board.tickets:
        root = ElementTree.fromstring(ticket_card(board, ticket, names="fr", embed_fonts=False))
        special = [g for g in root.iter(f"{SVG}g") if g.get("class") == "bl-card-long"]
        assert bool(special) == (ticket in long)
        assert (root.findtext(f"{SVG}title") or "").endswith("long trajet") == (ticket in long)


@pytest.mark.parametrize("key", edition_keys())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bonus_card_says_its_name_its_condition_and_its_points(
    key: str, language: Language
) -> None:
    board = edition(key)
    for bonus in board.bonuses:
        svg = bonus_card(board, bonus, language=language, embed_fonts=False)
        sentence = bonus_sentence(bonus, board, language)
        texts = texts_of(svg)
        assert " ".join(texts[:-1]) == f"{bonus.names.in_language(language)} {sentence}"
        assert texts[-1] == str(bonus.points)
        root = ElementTree.fromstring(svg)
        assert root.get("lang") == language
        assert (root.findtext(f"{SVG}title") or "").endswith(sentence)
        lines = [float(text.get("y", "")) for text in root.iter(f"{SVG}text")]
        assert max(lines) < HEIGHT - EDGE - 2


def test_every_kind_of_bonus_has_an_emblem() -> None:
    assert set(EMBLEMS) == set(BONUS_KINDS)
    board = edition(edition_keys()[0])
    names = Names(en="A & B <very long name of a bonus>", fr="")
    svg = bonus_card(board, Bonus("x", next(iter(BONUS_KINDS)), 3, names))
    assert len(svg) < MOST_BYTES
    assert " ".join(texts_of(svg)).startswith(names.en)


def test_lines_of_text_are_few_and_even() -> None:
    lines = wrapped("The longest unbroken path of your own routes.", 68, 8)
    assert len(lines) == 3
    widths = [text_width(line, 8) for line in lines]
    assert max(widths) <= 68
    assert min(widths) > 0.6 * max(widths)
    assert wrapped("Unbreakablelongword", 10, 8) == ["Unbreakablelongword"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_deck_has_a_back_of_its_own(language: Language) -> None:
    assert set(BACKS) == {"train", "ticket", "bonus"}
    backs = {deck: card_back(deck, language=language) for deck in BACKS}
    for deck, svg in backs.items():
        root = ElementTree.fromstring(svg)
        assert root.findtext(f"{SVG}title") == say(BACKS[deck], language)
        assert root.get("data-back") == deck
        assert root.get("lang") == language
        assert len(svg) < MOST_BYTES
    assert len(set(backs.values())) == 3


def test_the_documents_show_every_bonus_in_both_languages_and_every_back() -> None:
    """`python tools/draw_docs.py docs/boards` renews the pictures."""
    page = (DOCS / "boards.md").read_text(encoding="utf-8")
    drawn = {f"back-{deck}": card_back(deck) for deck in BACKS}
    for key in edition_keys():
        board = edition(key)
        for bonus in board.bonuses:
            drawn[f"{key}-{bonus.id}"] = bonus_card(board, bonus)
            drawn[f"{key}-{bonus.id}-fr"] = bonus_card(board, bonus, language="fr")
    assert sum(name.startswith("northern-lights") for name in drawn) == 2 * 11
    for name, svg in drawn.items():
        assert f'"boards/cards/{name}.svg"' in page
        assert (DOCS / "boards" / "cards" / f"{name}.svg").read_text(encoding="utf-8") == svg
    for shown in re.findall(r"boards/cards/[^\"]+", page):
        assert (DOCS / shown).is_file(), shown


def test_pieces_of_seats_differ_in_more_than_color() -> None:
    for draw, sizes in ((wagon, (34, 16.6)), (station, ()), (marker, (9,))):
        drawn: set[str] = set()
        for seat, _ in enumerate(SEAT_PAINTS):
            svg = draw(seat, *sizes)  # type: ignore[operator]
            drawn.add(svg.replace(f"seat-{seat}", "seat"))
        assert len(drawn) == len(SEAT_PAINTS) == len(ROOFS)


def test_nine_countries_have_a_flag_and_others_their_letters() -> None:
    ours = {country for key in edition_keys() for country in edition(key).countries}
    flagged = {country for country in ours if "clip-path" in mark(country)}
    assert flagged == {"dk", "ee", "fi", "lt", "lv", "no", "pl", "ru", "se"}
    assert len({mark(country) for country in flagged}) == len(flagged)
    assert ">HI<" in mark("hill")

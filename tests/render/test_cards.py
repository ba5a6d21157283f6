"""Card faces, tickets, bonus cards and pieces are whole drawings of their own."""

import xml.etree.ElementTree as ElementTree

import pytest

from branchline.editions.edition import BONUS_KINDS, CARDS, Bonus, Names
from branchline.editions.loading import edition, edition_keys
from branchline.render.cards import bonus_card, ticket_card, train_card
from branchline.render.emblems import EMBLEMS
from branchline.render.flags import mark
from branchline.render.palette import CARD_PAINTS, SEAT_PAINTS, THEMES, Theme
from branchline.render.pieces import ROOFS, marker, station, wagon
from branchline.render.shapes import SHAPES

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
    corners = [path for path in paths if path.get("class") == "glyph"]
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
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bonus_card_names_the_bonus_and_its_points(key: str, language: str) -> None:
    board = edition(key)
    for bonus in board.bonuses:
        texts = texts_of(bonus_card(board, bonus, language=language, embed_fonts=False))
        assert " ".join(texts[:-1]) == bonus.names.in_language(language)
        assert texts[-1] == str(bonus.points)


def test_every_kind_of_bonus_has_an_emblem() -> None:
    assert set(EMBLEMS) == set(BONUS_KINDS)
    board = edition(edition_keys()[0])
    names = Names(en="A & B <very long name of a bonus>", fr="")
    svg = bonus_card(board, Bonus("x", next(iter(BONUS_KINDS)), 3, names))
    assert len(svg) < MOST_BYTES
    assert " ".join(texts_of(svg)[:-1]) == names.en


def test_pieces_of_seats_differ_in_more_than_color() -> None:
    for draw, sizes in ((wagon, (29, 14)), (station, (18,)), (marker, (9,))):
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

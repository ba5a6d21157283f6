"""Drawings over HTTP: made once, compressed, and known to caches by their hash."""

from typing import Any
from xml.etree import ElementTree

import httpx
import msgspec
import pytest

from branchline.editions.loading import edition, edition_keys
from branchline.render.places import BoardPlaces, board_places
from server.clients import Desk
from server.processes import START_SECONDS, ServerProcess

BONUS = edition("northern-lights").bonuses[0].id
PATHS = [
    "/api/editions/europe/board.svg",
    "/api/editions/europe/board.svg?names=fr&language=en",
    "/api/editions/northern-lights/picture.svg",
    f"/api/editions/northern-lights/bonuses/{BONUS}.svg?language=fr",
    "/api/editions/europe/tickets/berlin-roma.svg?names=en&language=fr",
    "/api/editions/tiny/board.svg",
    "/api/editions/tiny/picture.svg",
    "/api/cards/red.svg",
    "/api/cards/locomotive.svg?language=fr",
    "/api/backs/train.svg",
    "/api/backs/ticket.svg",
    "/api/backs/bonus.svg",
]


def fetch(url: str, **options: Any) -> httpx.Response:
    """An answer; the first game for a picture may have to compile a bot."""
    return httpx.get(url, timeout=START_SECONDS, **options)


@pytest.mark.parametrize("path", PATHS)
def test_a_drawing_is_an_svg_that_caches_may_keep(server: ServerProcess, path: str) -> None:
    answer = fetch(server.address + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"].startswith("public, max-age=")
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert "@font-face" not in answer.text
    assert "<script" not in answer.text
    assert answer.headers["content-security-policy"].startswith("default-src 'none';")
    plain = fetch(server.address + path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    again = fetch(
        server.address + path, headers={"If-None-Match": answer.headers["etag"], "Origin": "null"}
    )
    assert again.status_code == 403, "a page of another site gets none"
    again = fetch(server.address + path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_list_of_editions_says_how_wide_their_maps_are(desk: Desk) -> None:
    lines = desk.call("GET", "/api")["editions"]
    for line in lines:
        board = desk.call("GET", f"/api/editions/{line['key']}/places")
        left, top, right, bottom = board["view"]
        if line["key"] in edition_keys():
            assert line["proportion"] == pytest.approx((right - left) / (bottom - top), abs=1e-4)
        else:
            assert line["proportion"] is None, "this edition has no layout of its own"


def test_the_list_says_what_each_edition_has(desk: Desk) -> None:
    traits = {line["key"]: line["traits"] for line in desk.call("GET", "/api")["editions"]}
    assert traits["north-america"] == []
    assert traits["europe"] == ["tunnels", "ferries", "stations"]
    assert traits["nordic-countries"] == ["tunnels", "ferries", "exchange"]
    assert traits["northern-lights"] == ["ferries", "bonuses", "gifts"]


def test_a_drawing_asked_for_by_its_mark_may_be_kept_for_ever(desk: Desk) -> None:
    marks = {one["key"]: one["drawings"] for one in desk.call("GET", "/api")["editions"]}
    assert len(set(marks.values())) == len(marks)
    assert desk.call("GET", "/api/editions/tiny")["drawings"] == marks["tiny"]
    for path in ("/api/editions/tiny/board.svg", "/api/editions/tiny/places", "/api/cards/red.svg"):
        kept = desk.http.get(f"{path}?v={marks['tiny']}").headers["cache-control"]
        assert "immutable" in kept
        assert "immutable" not in desk.http.get(f"{path}?v=older").headers["cache-control"]
    other = desk.http.get(f"/api/editions/europe/board.svg?v={marks['tiny']}")
    assert "immutable" not in other.headers["cache-control"]


def test_names_and_language_are_chosen_apart(server: ServerProcess) -> None:
    path = f"{server.address}/api/editions/europe/board.svg"
    texts = {
        (names, language): fetch(path, params={"names": names, "language": language}).text
        for names in ("board", "en", "fr")
        for language in ("en", "fr")
    }
    assert len(set(texts.values())) == 6
    assert ">Londres<" in texts["fr", "en"]
    assert 'lang="en"' in texts["fr", "en"]
    assert ">London<" in texts["en", "fr"]
    assert 'lang="fr"' in texts["en", "fr"]
    assert fetch(path, params={"names": "de"}).status_code == 400


def test_the_places_are_those_of_the_board(server: ServerProcess) -> None:
    answer = fetch(f"{server.address}/api/editions/europe/places")
    assert msgspec.json.decode(answer.content, type=BoardPlaces) == msgspec.json.decode(
        msgspec.json.encode(board_places(edition("europe"))), type=BoardPlaces
    )


def test_the_picture_shows_a_game_and_the_board_none(server: ServerProcess) -> None:
    picture = fetch(f"{server.address}/api/editions/europe/picture.svg").text
    board = fetch(f"{server.address}/api/editions/europe/board.svg").text
    assert '<use href="#wagons"' in picture
    assert "<text" not in picture, "too small to read"
    assert "#europe-wagon-0" not in board


@pytest.mark.parametrize(
    "path",
    [
        "/api/editions/atlantis/board.svg",
        "/api/editions/atlantis",
        "/api/editions/europe/tickets/no-such.svg",
        "/api/editions/europe/tickets/berlin-roma",
        "/api/editions/europe/bonuses/no-such.svg",
        "/api/cards/pink.svg",
        "/api/backs/pink.svg",
    ],
)
def test_what_is_not_there_is_said(server: ServerProcess, path: str) -> None:
    answer = fetch(server.address + path)
    assert answer.status_code == 404
    assert answer.json()["key"] in ("server-no-drawing", "server-no-edition")
    assert answer.headers["cache-control"] == "no-store"


def test_an_edition_says_what_is_different_in_both_languages(desk: Desk) -> None:
    shown = desk.call("GET", "/api/editions/northern-lights")
    one = edition("northern-lights")
    assert shown["differences"] == {
        "en": [names.en for names in one.differences],
        "fr": [names.fr for names in one.differences],
    }
    assert tuple(shown["seats"]) == one.seats
    assert [bonus["id"] for bonus in shown["bonuses"]] == [bonus.id for bonus in one.bonuses]
    for bonus in shown["bonuses"]:
        assert bonus["sentences"]["en"] != bonus["sentences"]["fr"]
        assert bonus["sentences"]["en"].endswith(".")
        assert bonus["words"]["fr"]
    assert set(shown["countries"]) == set(one.countries)

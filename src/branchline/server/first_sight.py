"""What a document of the page shows before any script has come: pictures of boards, or maps.

Drawing them takes a moment, so it is done when a document is first asked for.
"""

from collections.abc import Mapping
from urllib.parse import quote

import msgspec

from branchline.editions.edition import Edition
from branchline.editions.loading import LESSON
from branchline.game.game import Game
from branchline.game.record import record_of
from branchline.render.palette import THEMES
from branchline.render.position import position_at
from branchline.render.svg import element
from branchline.render.thumbnail import outline, outline_paints, thumbnail
from branchline.table.seating import seat_bots
from branchline.table.table import Table

PICTURES, MAPS = "<!-- pictures -->", "<!-- maps -->"
"""Where a document takes them."""
MOST = 8
"""Editions that a document shows; the page asks for the drawings of others."""
PICTURE_SEED = "a picture"
PICTURE_MOMENT = 0.6
"""How far its game has come."""
UNQUOTED = " !$&()*+,-./:;=?@[]_~'"
"""Signs that a picture may have in its address as they are."""


def board_picture(edition: Edition) -> str:
    """A small board in the middle of a game."""
    seats = edition.seats[1]
    game = Game(edition, seats, seed=PICTURE_SEED)
    Table(game, seat_bots(game, ["greedy"] * seats)).run()
    record = record_of(game)
    moment = int(len(record.actions) * PICTURE_MOMENT)
    return thumbnail(edition, position_at(record, edition, moment))


def shows_drawings(text: str) -> bool:
    """Whether a document takes drawings."""
    return PICTURES in text or MAPS in text


def with_drawings(text: str, editions: Mapping[str, Edition]) -> str:
    """The document with its drawings."""
    shown = dict(list(editions.items())[:MOST])
    if PICTURES in text:
        text = text.replace(PICTURES, _pictures(shown))
    if MAPS in text:
        text = text.replace(MAPS, _maps(shown))
    return text


def without_drawings(text: str) -> str:
    """The document as it is while they are drawn."""
    return text.replace(PICTURES, "").replace(MAPS, "")


def _pictures(editions: Mapping[str, Edition]) -> str:
    """Pictures that are addresses of themselves, each in a frame."""
    frames = (
        element("div", element("img", alt="", data_edition=key, src=_address(board_picture(one))))
        for key, one in editions.items()
        if key != LESSON
    )
    return element("div", *frames, class_="shell boards", aria_hidden="true")


def _address(svg: str) -> str:
    return f"data:image/svg+xml,{quote(svg, UNQUOTED)}"


def _maps(editions: Mapping[str, Edition]) -> str:
    """Outlines by edition, and what they are painted with in each theme."""
    told = {
        "maps": {key: outline(one) for key, one in editions.items()},
        "paints": {theme: outline_paints(theme) for theme in THEMES},
    }
    data = msgspec.json.encode(told).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="maps">{data}</script>'

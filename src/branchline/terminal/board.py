"""The board during play: as a picture where the terminal shows one, else drawn in characters; or as
a file, for somebody whose window is too small for either."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from branchline.editions.edition import GRAY, LOCOMOTIVE
from branchline.errors import CannotWrite, MissingExtra
from branchline.files import whole_file
from branchline.game.aids import aids_of
from branchline.game.view import View
from branchline.render.board import draw_board
from branchline.render.layers import Highlights
from branchline.render.layout import Layout, load_layout
from branchline.render.position import position_in
from branchline.terminal.drawing import CITY, STATION, WANTED, Area, Drawing, around, inside, whole
from branchline.terminal.flow import Flow
from branchline.terminal.pictures import Way, cell_size, send, way_of_terminal
from branchline.terminal.saving import data_folder
from branchline.terminal.screen import Screen
from branchline.terminal.speaker import Speaker, plain
from branchline.terminal.symbols import LOST, SYMBOLS, seat_chip
from branchline.text.catalogue import say

NARROWEST = 40
"""Columns that a drawing in characters needs."""
BELOW = 6
"""Rows of the window that are left for the legend and the question."""
FEWEST_ROWS = 8
FILE_WORDS = ("svg", "file", "fichier")
TEXT_WORDS = ("text", "texte")
STEPS = {
    (0, -1): ("north", "nord", "up", "haut"),
    (0, 1): ("south", "sud", "down", "bas"),
    (1, 0): ("east", "est", "right", "droite"),
    (-1, 0): ("west", "ouest", "left", "gauche"),
}
"""Half a window in a direction, and the words for it."""
VIEW_BOX = re.compile(r'viewBox="([^"]*)"')


class BoardScreen:
    """Shows the board to people at one terminal, and remembers which part of it they look at."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.area: Area | None = None

    @cached_property
    def way(self) -> Way | None:
        """How the terminal shows pictures."""
        return way_of_terminal() if self.screen.pages else None

    def show(self, view: View, speaker: Speaker, text: str) -> str:
        """Show the whole board or what the text says: a city or two, a direction, or svg for a
        file; returns what was typed instead of looking on."""
        layout = load_layout(view.edition)
        word = plain(text)
        columns = self.screen.width
        rows = max(self.screen.height - BELOW, FEWEST_ROWS)
        if word in FILE_WORDS or columns < NARROWEST:
            self._write(view, layout, speaker)
            return ""
        area = self._area("" if word in TEXT_WORDS else text, layout, speaker, columns, rows)
        if area is None:
            self.screen.say(say("answer-no-such-city", speaker.language, text=text), "yellow")
            return ""
        self.area = area
        wanted = cities_wanted(view, speaker)
        if self.way and word not in TEXT_WORDS:
            try:
                self._send(self.way, view, layout, speaker, None if not word else area, rows)
                return ""
            except MissingExtra:
                self.way = None
                self.screen.say(say("board-no-picture", speaker.language), "dim")
        lines = Drawing(view, layout, speaker).lines(area, columns, wanted)
        return self.screen.page(Group(*lines, key_to(view, speaker)), speaker.language)

    def _area(
        self, text: str, layout: Layout, speaker: Speaker, columns: int, rows: int
    ) -> Area | None:
        """The part of the board that is meant; None if the text names no city."""
        if not text:
            return whole(layout, columns, rows)
        for (right, down), words in STEPS.items():
            if plain(text) in words:
                start = self.area or whole(layout, columns, rows)
                x = start.x + right * start.column * columns / 2
                y = start.y + down * start.row * rows / 2
                moved = replace(start, x=x, y=y, rows=min(start.rows, rows))
                return inside(layout, moved, columns)
        cities = cities_named(text, speaker)
        return around(layout, cities, columns, rows) if cities else None

    def _send(
        self,
        way: Way,
        view: View,
        layout: Layout,
        speaker: Speaker,
        area: Area | None,
        rows: int,
    ) -> None:
        """A picture of the board, as large as the window allows."""
        from branchline.render.png import rasterise

        def drawn(pixels: int | None) -> str:
            return draw_board(
                view.edition,
                layout=layout,
                position=position_in(view),
                highlights=ways_in(view),
                names=speaker.language,
                without=("scale", "legend"),
                pixels=pixels,
                embed_fonts=False,
            )

        cell_width, cell_height = cell_size()
        with self.screen.busy(say("board-preparing", speaker.language)):
            wide, high = board = size_of(drawn(None))
            if area is not None:
                wide, high = area.column * self.screen.width, area.row * rows
            width = min(self.screen.width * cell_width, round(rows * cell_height * wide / high))
            svg = drawn(round(width * board[0] / wide))
            if area is not None:
                box = f"{area.x - wide / 2:.1f} {area.y - high / 2:.1f} {wide:.1f} {high:.1f}"
                svg = VIEW_BOX.sub(f'viewBox="{box}"', svg, count=1)
            png = rasterise(svg, "light", width=width)
        send(png, way, self.screen.console.file)
        self.screen.show(key_to_picture(view, speaker))

    def _write(self, view: View, layout: Layout, speaker: Speaker) -> None:
        """The board as a file, opened where a desktop can."""
        file = data_folder() / "boards" / f"{view.edition.key}.svg"
        svg = draw_board(
            view.edition, layout=layout, position=position_in(view), names=speaker.language
        )
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(file) as target:
                target.write(svg.encode())
        except (OSError, CannotWrite) as error:
            self.screen.say(say("board-not-written", speaker.language, why=str(error)), "yellow")
            return
        key = "board-opened" if open_file(file) else "board-written"
        self.screen.say(say(key, speaker.language, file=str(file)))


def size_of(svg: str) -> tuple[float, float]:
    """How wide and high a drawing is, in its own units."""
    found = VIEW_BOX.search(svg)
    assert found is not None
    width, height = map(float, found[1].split()[2:])
    return width, height


def cities_named(text: str, speaker: Speaker) -> list[str]:
    """The cities that a text names: one, or two with a space or a dash between."""
    found = speaker.find_cities(text)
    if found:
        return [city.id for city in found]
    words = [word for word in re.split(r"[\W_]+", text) if word]
    for cut in range(1, len(words)):
        ones = speaker.find_cities(" ".join(words[:cut]))
        others = speaker.find_cities(" ".join(words[cut:]))
        if ones and others:
            return [ones[0].id, others[0].id]
    return []


def cities_wanted(view: View, speaker: Speaker) -> list[str]:
    """The cities of the seat's tickets, of those it is offered where it is to choose."""
    tickets = [speaker.tickets[name] for name in view.offer or view.tickets]
    return [city for ticket in tickets for city in (ticket.city_a, ticket.city_b)]


def ways_in(view: View) -> Highlights:
    """The best ways of the seat's tickets, of those it is offered where it is to choose: the routes
    it has and those it lacks."""
    aids = aids_of(view)
    tickets = aids.offer or aids.tickets
    held = tuple(route for aid in tickets for route in aid.connection)
    return Highlights(
        ticket=held,
        missing=tuple(route for aid in tickets for route in aid.missing if route not in held),
    )


def key_to_picture(view: View, speaker: Speaker) -> RenderableType:
    """Whose wagons are whose, what is pointed out, and what can be typed next."""
    ways = ways_in(view)
    words = [Text(say("board-key-ways", speaker.language), "dim")]
    names = [*seat_names(view, speaker), *(words if ways.ticket or ways.missing else [])]
    return Group(Flow(names), look_words(view, speaker))


def look_words(view: View, speaker: Speaker) -> Text:
    """How to see a part of the board from near by."""
    city = speaker.city(view.edition.cities[0].id)
    return Text(say("board-look", speaker.language, city=city), "dim")


def seat_names(view: View, speaker: Speaker) -> list[Text]:
    """Every seat's chip and name."""
    return [Text.assemble(seat_chip(s.seat), f" {speaker.player(s.seat)}") for s in view.seats]


def key_to(view: View, speaker: Speaker) -> RenderableType:
    """What the signs mean, and what can be typed next."""
    language, routes = speaker.language, view.edition.routes
    signs = [
        (CITY, WANTED, "board-key-wanted", bool(view.tickets or view.offer)),
        (STATION, "", "board-key-station", view.rules.stations > 0),
        (SYMBOLS[GRAY].mark, SYMBOLS[GRAY].style, "board-key-gray", True),
        (SYMBOLS[LOCOMOTIVE].mark, "bold", "board-sign-ferry", any(r.locomotives for r in routes)),
        ("_", "bold", "board-key-underlined", any(r.tunnel for r in routes)),
        (LOST, "dim", "board-closed", bool(view.closed_routes)),
    ]
    meanings = [
        Text.assemble((sign, style), (f" {say(key, language)}", "dim"))
        for sign, style, key, is_shown in signs
        if is_shown
    ]
    return Group(Flow([*seat_names(view, speaker), *meanings], gap=2), look_words(view, speaker))


def open_file(file: Path) -> bool:
    """Let the desktop open a file; whether there is one."""
    opener: Sequence[str] = ()
    if sys.platform == "darwin":
        opener = ("open",)
    elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        opener = ("xdg-open",)
    if not opener or not shutil.which(opener[0]):
        return False
    try:
        subprocess.Popen(
            [*opener, str(file)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True

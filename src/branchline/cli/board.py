"""`branchline board`: a board, empty or from a record, as SVG or PNG."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.cli.spoken import told

if TYPE_CHECKING:
    from branchline.editions.edition import Edition
    from branchline.render.position import Position

MOST_PIXELS = 16_000


def board(
    edition: str,
    *,
    svg: File | None = None,
    png: File | None = None,
    width: Whole | None = None,
    lang: Literal["board", "en", "fr"] = "board",
    theme: Literal["light", "dark", "contrast"] = "light",
    without: list[Literal["map", "scale", "legend", "names"]] | None = None,
    record: File | None = None,
    game: Whole | None = None,
    at: Whole | None = None,
) -> None:
    """Draw a board: the empty map, or a position of a recorded game."""
    from branchline.editions.loading import edition as load
    from branchline.errors import BadOption
    from branchline.files import whole_file
    from branchline.letters import escaped
    from branchline.output import Output
    from branchline.render.board import draw_board
    from branchline.render.position import EMPTY

    for option, value in (("--at", at), ("--game", game)):
        if record is None and value is not None:
            raise BadOption("error-at-without-record", {"option": option})
    if svg is not None and svg == png:
        raise BadOption("error-svg-is-png", {})
    if width is not None and png is None:
        raise BadOption("error-width-without-png", {})
    if width is not None and not 1 <= width <= MOST_PIXELS:
        raise BadOption("error-width", {"most": str(MOST_PIXELS), "width": str(width)})
    chosen = load(edition)
    position = _position(record, 1 if game is None else game, chosen, at) if record else EMPTY

    def drawn(pixels: int | None) -> str:
        return draw_board(
            chosen,
            position=position,
            names=lang,
            theme=theme,
            without=without or (),
            pixels=pixels,
        )

    if svg is None and png is None:
        svg = Path(f"{chosen.key}.svg")
    with ExitStack() as stack:
        files = {path: stack.enter_context(whole_file(path)) for path in (svg, png) if path}
        if svg:
            files[svg].write(drawn(None).encode())
        if png:
            from branchline.render.png import rasterise

            files[png].write(rasterise(drawn(width), theme, width=width))
    console = Output(soft_wrap=True, highlight=False, markup=False)
    for path in files:
        console.print(escaped(told("report-written", file=path)))


def _position(file: Path, game: int, edition: "Edition", at: int | None) -> "Position":
    from branchline.errors import BadOption, BadRecord, BranchlineError
    from branchline.game.record import parse_record, read_records
    from branchline.render.position import position_at

    found = 0
    for number, line in read_records(file):
        found += 1
        if found == game:
            try:
                return position_at(parse_record(line), edition, at)
            except BadOption:
                raise
            except BranchlineError as error:
                raise BadRecord(
                    "error-at-line", {"file": file, "line": str(number), "why": error}
                ) from None
    raise BadOption("error-board-game", {"file": file, "found": str(found), "game": str(game)})

"""`branchline board`: a board, empty or from a record, as SVG or PNG."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from branchline.editions.edition import Edition
    from branchline.render.position import Position

MOST_PIXELS = 16_000


def board(
    edition: str,
    *,
    svg: Path | None = None,
    png: Path | None = None,
    width: int | None = None,
    lang: Literal["board", "en", "fr"] = "board",
    theme: Literal["light", "dark", "contrast"] = "light",
    without: list[Literal["map", "scale", "legend"]] | None = None,
    record: Path | None = None,
    game: int = 1,
    at: int | None = None,
) -> None:
    """Draw a board: the empty map, or a position of a recorded game.

    Parameters
    ----------
    edition
        The key of an edition, or the folder of your own.
    svg
        The file to write as SVG; without --svg and --png it is EDITION.svg in this folder.
    png
        The file to write as PNG (needs the extra 'png').
    width
        How many pixels wide the PNG is; names are at least 11 of them high, and those without room
        are left out. By default one pixel a unit.
    lang
        How cities are called: as on the board, in English or in French.
    theme
        Light or dark paper, or black on white with strong lines. An SVG holds all three.
    without
        A part to leave out: the map, the scale around it with the scores, or the legend. May be
        given twice.
    record
        A file of records, one game a line: draws the pieces of a game.
    game
        Which game of the file, from 1.
    at
        After how many actions of that game; by default at its end.
    """
    from branchline.editions.loading import edition as load
    from branchline.errors import BadOption
    from branchline.render.board import draw_board
    from branchline.render.position import EMPTY

    if record is None and at is not None:
        raise BadOption("--at names an action of a game; give its file with --record")
    if width is not None and png is None:
        raise BadOption("--width is that of a PNG; give its file with --png")
    if width is not None and not 1 <= width <= MOST_PIXELS:
        raise BadOption(f"--width must be from 1 to {MOST_PIXELS}, not {width}")
    chosen = load(edition)
    position = _position(record, game, chosen, at) if record else EMPTY

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
    files: dict[Path, bytes] = {}
    if svg:
        files[svg] = drawn(None).encode()
    if png:
        from branchline.render.png import rasterise

        files[png] = rasterise(drawn(width), theme, width=width)
    _write(files)


def _write(files: dict[Path, bytes]) -> None:
    """All of them or none."""
    from branchline.files import whole_file

    with ExitStack() as stack:
        opened = [(stack.enter_context(whole_file(path)), data) for path, data in files.items()]
        for file, data in opened:
            file.write(data)


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
                raise BadRecord(f"{file}, line {number}: {error}") from None
    raise BadOption(f"{file} has {found} games; choose --game from 1 to {found}, not {game}")

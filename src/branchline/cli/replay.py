"""`branchline replay` and `branchline verify`: recorded games, told and checked."""

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from branchline.cli.numbers import Whole
from branchline.cli.paths import File
from branchline.cli.spoken import spoken, told

if TYPE_CHECKING:
    from branchline.editions.edition import Edition


def replay(
    file: File,
    *,
    game: Whole = 1,
    lang: Literal["en", "fr"] | None = None,
    edition: File | None = None,
) -> None:
    """Tell a recorded game in words, a turn at a time; all of it if the output is no terminal."""
    from branchline.errors import BadOption, BranchlineError
    from branchline.game.record import parse_record, read_records
    from branchline.terminal.replay import replay_game
    from branchline.wording import counted

    found, folder = 0, _load(edition)
    for number, line in read_records(file):
        found += 1
        if found == game:
            try:
                record = parse_record(line)
                replay_game(record, edition=folder, language=lang or spoken())
            except BranchlineError as error:
                raise _at_line(file, number, error) from None
            return
    raise BadOption(
        "error-replay-game", {"file": file, "games": counted(found, "game"), "game": str(game)}
    )


def verify(file: File, *, edition: File | None = None) -> None:
    """Play all games of a file again and compare every event and result, and check the
    shuffle of those that were played on a server."""
    from rich.progress import track

    from branchline.editions.complaints import listing
    from branchline.errors import BranchlineError
    from branchline.game.record import is_unfinished, read_records
    from branchline.game.record import verify as verify_line
    from branchline.game.shuffle import verify_shuffle
    from branchline.output import Output

    console = Output(highlight=False, markup=False)
    lines = list(read_records(file))
    folder = _load(edition)
    bar = track(
        lines,
        description=told("report-verifying"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    unfinished: list[int] = []
    for number, line in bar:
        try:
            if is_unfinished(verify_line(line, folder)):
                unfinished.append(number)
            verify_shuffle(line)
        except BranchlineError as error:
            raise _at_line(file, number, error) from None
    words = told("report-verified", number=len(lines))
    if unfinished:
        places = listing(map(str, unfinished))
        values = {"verified": words, "number": len(unfinished), "places": places}
        words = told("report-unfinished", **values)
    console.print(words, soft_wrap=True)


def _load(folder: Path | None) -> "Edition | None":
    from branchline.editions.loading import edition

    return edition(str(folder)) if folder else None


def _at_line(file: Path, number: int, error: Exception) -> Exception:
    from branchline.errors import BadRecord, UnknownEdition

    key = "error-at-line-edition" if isinstance(error, UnknownEdition) else "error-at-line"
    return BadRecord(key, {"file": file, "line": str(number), "why": error})

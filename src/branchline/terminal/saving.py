"""Games kept as they are played, so that somebody who leaves can go on later."""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from branchline.editions.edition import Edition
from branchline.errors import BadOption, BadRecord, CannotWrite, UnknownEdition
from branchline.files import whole_file
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.game.record import parse_record, record_of, replay
from branchline.table.observers import Observer
from branchline.table.table import Table


def games_folder() -> Path:
    """Where running games lie: the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    parent = Path(home) if home else Path.home() / ".local" / "share"
    return parent / "branchline" / "games"


class Saver(Observer):
    """Keeps a running game: its actions, written after each of them; a finished game needs no
    keeping."""

    def __init__(self, game: Game) -> None:
        name = hashlib.sha256(f"{game.edition.key} {game.seed}".encode(errors="replace"))
        self.file = games_folder() / f"{name.hexdigest()[:16]}.jsonl"
        self.works = True
        """False where the folder cannot be written: the game is played all the same."""
        self._write(game)

    def hear(self, table: Table, events: Sequence[Event]) -> None:
        """Keep what was done."""
        self._write(table.game)

    def hear_end(self, table: Table) -> None:
        """The game is over."""
        self.file.unlink(missing_ok=True)

    def _write(self, game: Game) -> None:
        kept = msgspec.structs.replace(record_of(game), events=(), result=None)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(self.file) as file:
                file.write(kept.to_json() + b"\n")
        except (OSError, CannotWrite):
            self.works = False


def kept_game(edition: Edition | None = None) -> Game:
    """The running game that was played last, as it was left; of this edition, if one is given."""
    files = sorted(games_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
    for file in reversed(files):
        record = parse_record(file.read_bytes().strip())
        if edition is None or record.edition == edition.key:
            try:
                return replay(record, edition)
            except UnknownEdition:
                raise BadOption(
                    f"the kept game is of the edition {record.edition!r}; name its folder: "
                    "branchline play FOLDER --resume"
                ) from None
            except BadRecord as error:
                raise BadRecord(f"{file}: the kept game cannot go on: {error}") from None
    raise BadOption("no game is kept to go on with; begin one with: branchline play")

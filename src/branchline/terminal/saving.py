"""Games kept as they are played, so that somebody who leaves can go on later, and their records."""

import hashlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from branchline.editions.edition import Edition
from branchline.errors import BadOption, BadRecord, CannotWrite, UnknownEdition
from branchline.files import whole_file
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.game.record import parse_record, record_of, replay
from branchline.table.observers import Observer
from branchline.table.seating import bot_player
from branchline.table.table import Table

BOT = "bot:"


def data_folder() -> Path:
    """The user's own folder for what the program keeps."""
    home = os.environ.get("XDG_DATA_HOME")
    parent = Path(home) if home else Path.home() / ".local" / "share"
    return parent / "branchline"


def games_folder() -> Path:
    """Where running games lie."""
    return data_folder() / "games"


class Saver(Observer):
    """Keeps a running game: its actions, written after each of them, and below them the bots by
    their whole names, which a record may shorten; a finished game needs no keeping."""

    def __init__(self, game: Game, bots: Mapping[int, str]) -> None:
        self.bots = dict(bots)
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
                file.write(kept.to_json() + b"\n" + msgspec.json.encode(self.bots) + b"\n")
        except (OSError, CannotWrite):
            self.works = False


def kept_game(edition: Edition | None = None) -> tuple[Game, dict[int, str]]:
    """The running game that was played last, as it was left, and who plays in the seats of bots; of
    this edition, if one is given."""
    files = sorted(games_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
    for file in reversed(files):
        line, _, bots = file.read_bytes().strip().partition(b"\n")
        record = parse_record(line)
        if edition is None or record.edition == edition.key:
            try:
                game = replay(record, edition)
                return game, bots_of(game, msgspec.json.decode(bots or b"{}", type=dict[int, str]))
            except msgspec.MsgspecError as error:
                raise BadRecord("error-kept-damaged", {"file": file, "why": error}) from None
            except UnknownEdition:
                raise BadOption("error-kept-edition", {"edition": repr(record.edition)}) from None
            except BadRecord as error:
                raise BadRecord("error-kept-stale", {"file": file, "why": error}) from None
    raise BadOption("error-nothing-kept", {})


def bots_of(game: Game, names: Mapping[int, str]) -> dict[int, str]:
    """The bots of a game by seat: by their whole names, unless another has taken the seat."""
    bots: dict[int, str] = {}
    for seat, player in enumerate(game.players):
        if player.player.startswith(BOT):
            name = names.get(seat, "")
            is_same = bot_player(player.name, name) == player
            bots[seat] = name if is_same else player.player.removeprefix(BOT)
    return bots


def save_game(game: Game, file: Path) -> None:
    """Append the game's record to a file, as one stopped here if it is not over."""
    if not game.is_over:
        game.abandon()
    append(file, record_of(game).to_json() + b"\n")


def append(file: Path, line: bytes) -> None:
    """Add to a file."""
    try:
        with file.open("ab") as target:
            target.write(line)
    except OSError as error:
        raise CannotWrite(
            "error-write-option", {"file": file, "why": error, "option": "--save"}
        ) from None

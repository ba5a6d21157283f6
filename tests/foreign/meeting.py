"""Awkward bots to play with, and whether their processes are gone."""

import shlex
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from branchline.bots.bot import Bot, Place
from branchline.game.actions import Action
from branchline.game.game import Game
from branchline.game.legal import legal
from branchline.table.observers import Observer
from branchline.table.seating import seat_bots
from branchline.table.table import Table

AWKWARD = Path(__file__).with_name("awkward_bot.py")


@dataclass
class Meeting:
    """One awkward bot: its name, and where it writes the ids of its processes."""

    name: str
    notes: Path

    def processes(self) -> list[int]:
        return [int(line) for line in self.notes.read_text().splitlines() if line.isdigit()]


def meet(way: str, folder: Path, settings: str = "/time=10/start=10") -> Meeting:
    notes = folder / "notes"
    command = shlex.join([sys.executable, "-I", str(AWKWARD), way, str(notes)])
    return Meeting(f"exec{settings}:{command}", notes)


def place_in(game: Game, seat: int, seed: str = "of the bot") -> Place:
    return Place(game.edition, game.rules, len(game.players), seat, seed)


def ask(bot: Bot, game: Game, seat: int = 0) -> Action | str:
    """What a bot chooses for a seat."""
    view = game.view(seat)
    return bot.choose(view, legal(view))


def play_to_the_end(game: Game, names: list[str], *observers: Observer) -> Table:
    """A whole game of bots by name; all are closed after it."""
    table = Table(game, seat_bots(game, names), observers, names=names)
    table.run()
    return table


def is_gone(process: int) -> bool:
    """Whether a process has ended; one whose parent has not yet asked for it has, too. A killed
    process that is not our own child may take a moment."""
    for _ in range(40):
        command = ["ps", "-o", "stat=", "-p", str(process)]
        listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
        if not listed or listed.startswith("Z"):
            return True
        time.sleep(0.05)
    return False

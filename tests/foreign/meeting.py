"""Awkward bots to play with, and whether their processes are gone."""

import shlex
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from branchline.bots.bot import Bot, Place
from branchline.bots.closing import close_bot
from branchline.game.game import Game

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


def play_to_the_end(game: Game, bots: list[Bot]) -> None:
    """A whole game; all bots are closed after it."""
    try:
        while not game.is_over:
            seat = game.awaited[0]
            decision = bots[seat].decide(game.view(seat))
            assert decision in game.decisions()
            game.decide(decision)
    finally:
        for bot in bots:
            close_bot(bot, game.result)


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

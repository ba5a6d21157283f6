"""Playthroughs: whole games written out, to be read and compared.

Run as a program it writes the transcripts anew: `python tests/transcripts.py`.
"""

import random
from pathlib import Path

import msgspec

from branchline.game.game import Game
from branchline.game.record import record_of
from policies import POLICIES, play_game

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def path_of(key: str, seats: int) -> Path:
    """The transcript of a table."""
    return PLAYTHROUGHS / f"{Path(key).name}-{seats}.txt"


def transcript(key: str, seats: int) -> str:
    """A game of mixed players: every action, and below it what happened."""
    seed = f"playthrough {Path(key).name} {seats}"
    names = [*POLICIES, *POLICIES][:seats]
    game = play_game(key, seats, seed, [POLICIES[n] for n in names], random.Random(seed))
    again = Game(key, list(game.first_players), seed=seed)
    lines = [f"{game.edition.key}, {seats} seats, first seat {game.first_seat}, seed '{seed}'"]
    lines += ["  " + msgspec.json.encode(event).decode() for event in again.events]
    for seat, text in game.actions:
        lines.append(f"{seat}: {text}")
        for event in again.play(text, seat):
            lines.append("  " + msgspec.json.encode(event).decode())
    lines.append(msgspec.json.encode(record_of(again).result).decode())
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all transcripts anew."""
    from conftest import TABLES, TINY

    for key, seats in [*TABLES, (TINY, 2)]:
        path_of(key, seats).write_text(transcript(key, seats))


if __name__ == "__main__":
    main()

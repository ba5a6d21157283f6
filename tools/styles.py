"""Fit the variations of wary that the search tries as styles to follow.

python tools/styles.py                                    # all tables, written into the package
python tools/styles.py europe --players 2 --device cuda   # one table, on a GPU
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from branchline.bots.styles import FILE, add_variations
from branchline.contests.varying import Varying, best_variations
from branchline.editions.loading import edition, edition_keys

OUTPUT = Path("src/branchline/bots/fitted") / FILE


def tables(asked: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """The editions and seat counts that are asked for."""
    for key in [asked.edition] if asked.edition else edition_keys():
        fewest, most = edition(key).seats
        for seats in [asked.players] if asked.players else range(fewest, most + 1):
            yield key, seats


def main() -> None:
    """Fit, tell and write."""
    parser = argparse.ArgumentParser(description="Fit the styles that may follow a decision.")
    parser.add_argument("edition", nargs="?")
    parser.add_argument("--players", type=int)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--variations", type=int, default=96)
    parser.add_argument("--taken", type=int, default=12)
    parser.add_argument("--worlds", type=int, default=128)
    parser.add_argument("--seed", default="vary")
    parser.add_argument("--device", default="cpu", help="cuda: play-outs on a GPU")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    asked = parser.parse_args()
    for key, seats in tables(asked):
        varying = Varying(
            edition(key),
            seats,
            asked.decisions,
            asked.variations,
            asked.taken,
            asked.worlds,
            asked.seed,
            asked.device,
        )
        numbers, gains = best_variations(varying)
        add_variations(asked.output, key, seats, varying.command, numbers)
        told = ", ".join(
            f"{number} ({gain:+.2%})" for number, gain in zip(numbers, gains, strict=True)
        )
        sys.stdout.write(f"{key}, {seats} seats: {told}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

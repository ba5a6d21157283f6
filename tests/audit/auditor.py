"""Judge game records by the rules alone: `python tests/audit/auditor.py RECORDS --editions FOLDER`.

The auditor knows the rules specification, the record format and the map files. It has its own table
of parameters, its own payments, its own network search and its own scoring, and no line of the
engine: where the two disagree, one of them is wrong.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if __package__ in (None, ""):
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from audit.board import edition_folder_of, map_faults, read_board
from audit.header import action_order_faults, header_faults, options_of
from audit.parameters import EDITIONS
from audit.position import Position
from audit.reader import BrokenOrder, Reader, Stopped
from audit.result import ResultJudge
from audit.turns import read_game

RARE_THINGS = (
    "reshuffles",
    "resets",
    "resets that could not help",
    "markets given up",
    "tunnels",
    "withdrawn tunnels",
    "short reveals",
    "substitutes used",
    "stations",
    "borrowed routes",
    "exhausted ticket decks",
    "stops after one card",
    "passes",
    "ties",
    "shared wins",
    "resigned seats",
    "all-passed games",
    "turn-limit games",
    "unfinished games",
)
MALFORMED = (KeyError, TypeError, ValueError, IndexError, AttributeError)


def audit(record: dict[str, Any], edition_folder: Path) -> list[str]:
    """All violations of one record, in the order they were met; none means it is clean.

    `edition_folder` is the edition's own folder, or the folder that holds all editions.
    """
    return examine(record, Path(edition_folder))[0]


def examine(record: dict[str, Any], folder: Path) -> tuple[list[str], Counter[str]]:
    """The violations of one record and a count of the rare things met in it."""
    faults = header_faults(record)
    if faults:
        return faults, Counter()
    rules = EDITIONS[record["edition"]]
    board = read_board(edition_folder_of(record["edition"], folder))
    faults = map_faults(board, rules)
    if faults:
        return faults, Counter()
    seats = len(record["seats"])
    reader = Reader([], seats, finished=True)
    try:
        reader = Reader(record["events"], seats, finished=record["result"] is not None)
        position = Position(board, rules, seats, options_of(record, rules), reader)
        examine_game(record, position, reader)
    except MALFORMED as error:
        reader.report(
            "record-format Events", f"the record is malformed: {type(error).__name__} {error}"
        )
    return reader.violations, reader.met


def examine_game(record: dict[str, Any], position: Position, reader: Reader) -> None:
    """Read all events, then compare the result if the order held to the end."""
    result = record["result"]
    try:
        is_whole = record["format"] == "branchline-record/1"
        start = None if is_whole else record["start"]
        reason = read_game(position, record["first_seat"], start)
        reader.check(result is not None, "record-format Result", "a finished game has no result")
        reader.met["turn-limit games"] += reason == "turn_limit"
        reader.met["all-passed games"] += reason == "all_passed"
    except Stopped:
        reader.met["unfinished games"] += 1
    except BrokenOrder:
        return
    reader.violations += action_order_faults(record, reader.turns)
    if result is not None:
        ResultJudge(position, result, reader).judge()


def read_records(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The records of a JSON Lines file with their line numbers."""
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            if line.strip():
                yield number, json.loads(line)


def main(arguments: list[str] | None = None) -> int:
    """Audit files of records; 1 if there is any violation."""
    parser = argparse.ArgumentParser(description="Judge game records by the rules alone.")
    parser.add_argument("records", nargs="+", type=Path, help="files of records (JSON Lines)")
    parser.add_argument("--editions", type=Path, required=True, help="folder of all editions")
    chosen = parser.parse_args(arguments)
    games, guilty, violations = 0, 0, 0
    met: Counter[str] = Counter()
    for path in chosen.records:
        for number, record in read_records(path):
            found, seen = examine(record, chosen.editions)
            games += 1
            guilty += bool(found)
            violations += len(found)
            met.update(seen)
            for violation in found:
                print(f"{path}:{number}: {violation}")
    counts = ", ".join(f"{met[thing]} {thing}" for thing in RARE_THINGS)
    print(f"{games} games, {guilty} with violations, {violations} violations; met {counts}.")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())

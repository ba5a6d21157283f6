"""Counting the tree of decisions: how many ways there are to play the first few decisions.

The seed fixes the cards, so the counts change only when the rules do. Run as a program it writes
the count files anew: `python tests/perft.py`.
"""

from pathlib import Path
from typing import Any

import numpy as np

from branchline.editions.loading import edition
from branchline.engine.backend import entry
from branchline.engine.rules import codes, decisions, records, setup
from branchline.engine.rules.decisions import count_legal, legal_at, step
from branchline.engine.rules.records import clone
from branchline.game.boards import make_board

COUNTS = Path(__file__).parent / "counts"
SEED = 2025
DEPTH = 5


@entry
def count_nodes(boards, slots, logs, depth):
    """Sequences of `depth` decisions from the state in slot 0; the other slots are the stack."""
    nodes = 0
    level = 0
    position = np.zeros(depth + 1, np.int64)
    while level >= 0:
        legal = count_legal(boards[0], slots[level])
        if level == depth - 1:
            nodes += legal
            level -= 1
        elif position[level] == legal:
            position[level] = 0
            level -= 1
        else:
            decision = legal_at(boards[0], slots[level], position[level])
            position[level] += 1
            clone(slots, level + 1, slots[level])
            step(boards[0], slots[level + 1], logs[0], decision)
            level += 1
    return nodes


class Tree:
    """The tree of decisions of one table from its set-up on."""

    def __init__(self, key: str, seats: int, depth: int = DEPTH) -> None:
        one = edition(key)
        self.boards = records.slots_of(make_board(one, one.rules), records.BOARD)
        self.slots = records.new_slots(records.STATE, depth + 1)
        self.logs = records.new_slots(records.LOG, 1)
        setup.set_up(self.boards, self.slots, self.logs, seats, codes.NONE, SEED, 0, 0)

    def counts(self, depth: int = DEPTH) -> list[int]:
        """Nodes at depth 1, 2, …"""
        return [count_nodes(self.boards, self.slots, self.logs, d) for d in range(1, depth + 1)]

    def split(self, depth: int = DEPTH) -> dict[int, int]:
        """Nodes below each first decision: where a wrong count comes from."""
        buffer = np.zeros(4096, np.int64)
        number = decisions.list_decisions(self.boards, self.slots, buffer)
        below: dict[int, int] = {}
        for decision in buffer[:number].tolist():
            slots = self.slots.copy()
            decisions.apply_decision(self.boards, slots, self.logs, decision)
            below[decision] = count_nodes(self.boards, slots, self.logs, depth - 1)
        return below


def path_of(key: str, seats: int) -> Path:
    """The count file of a table."""
    return COUNTS / f"{Path(key).name}-{seats}.count"


def format_counts(key: str, seats: int, counts: list[int]) -> str:
    """A count file: edition, seats, seed, then nodes per depth."""
    head = f"edition {Path(key).name}\nseats {seats}\nseed {SEED}\n"
    return head + "".join(f"depth {depth} {nodes}\n" for depth, nodes in enumerate(counts, 1))


def write_counts(tables: list[tuple[Any, int]]) -> None:
    """Write all count files anew."""
    COUNTS.mkdir(exist_ok=True)
    for key, seats in tables:
        path_of(key, seats).write_text(format_counts(key, seats, Tree(key, seats).counts()))


if __name__ == "__main__":
    from conftest import TABLES, TINY

    write_counts([*TABLES, (TINY, 2), (TINY, 3)])

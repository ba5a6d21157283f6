"""A block: one deal played with every seating of a line-up, and its line in a checkpoint."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from branchline.contests.arena.contest import BlockKey, Contest, LineUp, seatings
from branchline.contests.arena.playing import GameResult, Played, is_compiled, play_one
from branchline.errors import BadBot
from branchline.game.game import Game
from branchline.table.seating import seat_bots
from branchline.table.table import Table


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished block: the games in the order of the line-up's seatings."""

    line_up: LineUp
    deal: int
    games: tuple[GameResult, ...]
    has_records: bool = False

    @property
    def key(self) -> BlockKey:
        """Which block it is."""
        return BlockKey(self.line_up, self.deal)


class RecordedBlock(Block, frozen=True, omit_defaults=True):
    """A finished block with its games' records, as it stands in a checkpoint."""

    records: tuple[msgspec.Raw, ...] = ()


def play_block(contest: Contest, key: BlockKey) -> bytes:
    """Play a block; its line without the line's end."""
    games = [play_one(contest, seating, key.deal) for seating in seatings(key.line_up)]
    return line_of(contest, key, games)


def line_of(contest: Contest, key: BlockKey, played: Sequence[Played]) -> bytes:
    """The line of a block whose games were played."""
    block = RecordedBlock(
        line_up=key.line_up,
        deal=key.deal,
        games=tuple(game.result for game in played),
        has_records=contest.keeps_records,
        records=tuple(msgspec.Raw(game.record) for game in played if game.record),
    )
    return msgspec.json.encode(block)


def warm_up(contest: Contest) -> None:
    """Let every bot decide once, and play one game in a compiled piece where there will be such, so
    that compiling and loading are not counted as thinking."""
    for name in dict.fromkeys(contest.bots):
        game = Game(contest.edition, contest.players, seed="warm-up", options=contest.options)
        table = Table(game, seat_bots(game, [name]))
        with suppress(BadBot):
            table.ask(0)
        table.close()
    for line_up in contest.line_ups:
        if is_compiled(contest, line_up):
            play_one(contest, line_up, 0)
            break

"""A contest from its first block to its last, here or on a cluster, through a checkpoint."""

from collections.abc import Callable, Generator
from contextlib import closing

from branchline.contests.arena.blocks import Block
from branchline.contests.arena.checkpoint import Checkpoint
from branchline.contests.arena.contest import BlockKey, Contest
from branchline.contests.arena.workers import play_here, play_in_processes
from branchline.errors import BadOption

MOST_THREADS = 1000
Progress = Callable[[int], None]


def ignore_progress(games: int) -> None:
    """Nobody wants to know."""


def run_contest(
    contest: Contest,
    checkpoint: Checkpoint,
    *,
    threads: int = 1,
    ray: str | None = None,
    progress: Progress = ignore_progress,
) -> list[Block]:
    """Play what the checkpoint lacks; all blocks in the contest's order."""
    if not 1 <= threads <= MOST_THREADS:
        raise BadOption("error-arena-threads", {"most": str(MOST_THREADS), "threads": str(threads)})
    missing = [key for key in contest.blocks() if key not in checkpoint.blocks]
    if missing:
        with closing(_play(contest, missing, threads, ray)) as lines:
            for line in lines:
                progress(len(checkpoint.append(line).games))
    return [checkpoint.blocks[key] for key in contest.blocks()]


def finished_games(contest: Contest, checkpoint: Checkpoint) -> int:
    """How many of the contest's games the checkpoint has."""
    blocks = checkpoint.blocks
    return sum(len(blocks[key].games) for key in contest.blocks() if key in blocks)


def _play(
    contest: Contest, keys: list[BlockKey], threads: int, ray: str | None
) -> Generator[bytes]:
    if ray is not None:
        from branchline.contests.arena.cluster import play_on_ray

        return play_on_ray(contest, keys, ray, threads)
    if threads == 1:
        return play_here(contest, keys)
    return play_in_processes(contest, keys, min(threads, len(keys)))

"""A contest from first block to last, here, on a GPU or on a cluster, through a checkpoint."""

from collections.abc import Callable, Generator
from contextlib import closing

from branchline.contests.arena.blocks import Block
from branchline.contests.arena.checkpoint import Checkpoint
from branchline.contests.arena.contest import BlockKey, Contest
from branchline.contests.arena.on_device import check_on_device, play_on_device
from branchline.contests.arena.workers import play_here, play_in_processes
from branchline.errors import BadOption
from branchline.game.devices import CPU

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
    device: str = CPU,
    progress: Progress = ignore_progress,
) -> list[Block]:
    """Play what the checkpoint lacks; all blocks in the contest's order."""
    if not 1 <= threads <= MOST_THREADS:
        raise BadOption("error-arena-threads", {"most": str(MOST_THREADS), "threads": str(threads)})
    if device != CPU:
        check_on_device(contest, device)
    missing = [key for key in contest.blocks() if key not in checkpoint.blocks]
    if missing:
        with closing(_play(contest, missing, threads, ray, device)) as lines:
            for line in lines:
                progress(len(checkpoint.append(line).games))
    return [checkpoint.blocks[key] for key in contest.blocks()]


def finished_games(contest: Contest, checkpoint: Checkpoint) -> int:
    """How many of the contest's games the checkpoint has."""
    blocks = checkpoint.blocks
    return sum(len(blocks[key].games) for key in contest.blocks() if key in blocks)


def _play(
    contest: Contest, keys: list[BlockKey], threads: int, ray: str | None, device: str
) -> Generator[bytes]:
    if ray is not None:
        from branchline.contests.arena.cluster import play_on_ray

        return play_on_ray(contest, keys, ray, threads)
    if device != CPU:
        return play_on_device(contest, keys, device)
    if threads == 1:
        return play_here(contest, keys)
    return play_in_processes(contest, keys, min(threads, len(keys)))

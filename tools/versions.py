"""Bots of this version against those of an earlier one, which thinks with its own code.

    python tools/versions.py d7a3e13 europe --bots search:4800 --theirs search:4800 --games 40
    python tools/versions.py earlier/src europe --games 300 --device cuda
    python tools/versions.py d7a3e13 europe --games 300 --results results.jsonl

The earlier version is a commit, or a folder with its sources. It follows all games in processes of
its own and is asked there from its seat's view; with `--device cuda` a GPU makes the play-outs of
this version's searches. Deals are played from both sides. Both versions must play by the same
rules: what every action leads to is compared. With `--results` every deal is kept in a file as soon
as it is played, and deals of the same contest that the file has already are not played again: begin
a new file when the bots have changed.
"""

import argparse
import contextlib
import json
import math
import operator
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SEATS = 2
ROOT = Path(__file__).resolve().parent.parent


class Follower:
    """An earlier version that follows games, by number, in a process of its own."""

    def __init__(self, sources: Path) -> None:
        surroundings = os.environ | {"BRANCHLINE_THREADS": "1"}
        others = surroundings.get("PYTHONPATH", "").split(os.pathsep)
        surroundings["PYTHONPATH"] = os.pathsep.join([str(sources), *filter(None, others)])
        command = [sys.executable, __file__, "--follow"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, env=surroundings, text=True
        )
        self._asking = threading.Lock()

    def ask(self, *words: object) -> Any:
        """What the process answers."""
        assert self._process.stdin
        assert self._process.stdout
        with self._asking:
            self._process.stdin.write(json.dumps(words) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        if not answer:
            sys.exit("the earlier version ended before its time")
        return json.loads(answer)

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def follow() -> None:
    """Follow games as the lines on standard input say, and decide where asked."""
    from branchline import Game
    from branchline.bots.registry import make_bot
    from branchline.game.notation import format_action
    from branchline.table.seating import place_at

    games: dict[int, tuple[Any, Any]] = {}
    for line in sys.stdin:
        verb, number, *words = json.loads(line)
        answer: Any = None
        if verb == "deal":
            key, seed, seat, name = words
            game = Game(key, SEATS, seed=seed)
            games[number] = game, make_bot(name, place_at(game, seat, name))
        elif verb == "choose":
            game, bot = games[number]
            seat = words[0]
            answer = format_action(bot.choose(game.view(seat), game.legal_actions(seat)))
        elif verb == "play":
            game, _ = games[number]
            action, seat = words
            game.play(action, seat)
            answer = what_came(game)
        else:
            del games[number]
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def what_came(game: Any) -> list[Any]:
    """Who is awaited, and how the game ended if it did."""
    if game.result is None:
        return [list(game.awaited), None, None]
    return [[], [score.total for score in game.result.scores], list(game.result.winners)]


def play(
    asked: argparse.Namespace, decides: Callable[..., Any], theirs: Follower, deal: int, seat: int
) -> tuple[float, float]:
    """Play one game, this version in a seat; returns its share of the win and its margin."""
    from branchline import Game
    from branchline.bots.registry import make_bot
    from branchline.game.notation import format_action
    from branchline.table.seating import place_at

    number, seed = SEATS * deal + seat, f"{asked.seed} {deal}"
    game = Game(asked.edition, SEATS, seed=seed)
    bot = make_bot(asked.bots, place_at(game, seat, asked.bots))
    theirs.ask("deal", number, asked.edition, seed, 1 - seat, asked.theirs)
    while not game.is_over:
        asks = game.awaited[0]
        if asks == seat:
            action = format_action(decides(bot.choose, game.view(seat), game.legal_actions(seat)))
        else:
            action = theirs.ask("choose", number, asks)
        game.play(action, asks)
        ours, told = what_came(game), theirs.ask("play", number, action, asks)
        if ours != told:
            sys.exit(
                f"after {action} of seat {asks} in {seed!r} the versions differ: {ours}, {told}"
            )
    theirs.ask("forget", number)
    _, scores, winners = what_came(game)
    return (seat in winners) / len(winners), scores[seat] - scores[1 - seat]


def deal_results(
    asked: argparse.Namespace, sources: Path, deals: list[int]
) -> Iterator[tuple[int, tuple[float, float]]]:
    """For every deal, this version's share of the wins and its margin, from both sides."""
    from branchline.bots.gathering import AT_ONCE, Gathering

    followers = [Follower(sources) for _ in range(asked.processes)]
    with contextlib.ExitStack() as stack:
        for one in followers:
            stack.callback(one.close)
        decides: Callable[..., Any] = operator.call
        if asked.device:
            decides = stack.enter_context(Gathering(asked.device)).run
        at_once = AT_ONCE if asked.device else asked.processes
        pool = stack.enter_context(ThreadPoolExecutor(at_once))

        def one_side(deal: int, seat: int) -> tuple[float, float]:
            return play(asked, decides, followers[deal % len(followers)], deal, seat)

        games = [[pool.submit(one_side, deal, seat) for seat in range(SEATS)] for deal in deals]
        for deal, sides in zip(deals, games, strict=True):
            shares, margins = zip(*(side.result() for side in sides), strict=True)
            yield deal, (sum(shares) / SEATS, sum(margins) / SEATS)


class Kept:
    """The results of a contest by deal, in a file that may hold those of other contests too."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self._file: Path | None = asked.results
        names = ("version", "edition", "bots", "theirs", "seed")
        self._contest = {name: getattr(asked, name) for name in names}
        self.results: dict[int, tuple[float, float]] = {}
        if self._file and self._file.exists():
            for line in self._file.read_text().splitlines():
                one = json.loads(line)
                if one["contest"] == self._contest:
                    self.results[one["deal"]] = one["share"], one["margin"]

    def keep(self, deal: int, result: tuple[float, float]) -> None:
        """Keep a deal's result."""
        self.results[deal] = result
        if self._file:
            share, margin = result
            line = {"contest": self._contest, "deal": deal, "share": share, "margin": margin}
            with self._file.open("a") as file:
                file.write(json.dumps(line) + "\n")


@contextmanager
def sources_of(version: str) -> Iterator[Path]:
    """The folder with the sources of a commit, or the folder that was named."""
    if Path(version).is_dir():
        yield Path(version).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "--quiet", tree, version], check=True)
        try:
            yield tree / "src"
        finally:
            subprocess.run([*git, "remove", "--force", tree], check=True)


def tell(results: list[tuple[float, float]]) -> None:
    """What came of the deals so far."""
    number = len(results)
    share = sum(one for one, _ in results) / number
    margin = sum(one for _, one in results) / number
    spread = math.sqrt(sum((one - share) ** 2 for one, _ in results) / max(1, number - 1) / number)
    sys.stdout.write(
        f"{number * SEATS} games: {share:.1%} ± {1.96 * spread:.1%}, margin {margin:+.1f}\n"
    )
    sys.stdout.flush()


def main() -> None:
    """Play and tell."""
    if sys.argv[1:] == ["--follow"]:
        follow()
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("version", help="the earlier version: a commit, or a folder of sources")
    parser.add_argument("edition")
    parser.add_argument("--bots", default="search:4800", help="the bot of this version")
    parser.add_argument("--theirs", default="search:4800", help="the bot of the earlier version")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the first deal's number")
    parser.add_argument("--seed", default="versions")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="of the earlier version"
    )
    parser.add_argument("--device", help="cuda: play-outs of this version on a GPU")
    parser.add_argument("--results", type=Path, help="where deals are kept and taken up again")
    asked = parser.parse_args()
    os.environ["BRANCHLINE_THREADS"] = "1"
    kept = Kept(asked)
    deals = range(asked.first, asked.first + asked.games // SEATS)
    missing = [deal for deal in deals if deal not in kept.results]
    if not missing:
        tell([kept.results[deal] for deal in deals])
    with sources_of(asked.version) as sources:
        for deal, result in deal_results(asked, sources, missing):
            kept.keep(deal, result)
            tell([kept.results[one] for one in deals if one in kept.results])


if __name__ == "__main__":
    main()

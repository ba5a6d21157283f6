"""Measure all bots and write docs/ladder.md.

    python tools/ladder.py docs/ladder                   # runs what is missing, writes the page
    python tools/ladder.py docs/ladder --only europe-2   # only contests that begin so
    python tools/ladder.py docs/ladder --only ""         # writes the page from what is there
    python tools/ladder.py docs/ladder --device cuda     # those of bots that search, on a GPU

Every contest is one `branchline arena` command; its figures are kept as JSON in the folder, so
that an interrupted run goes on, and a contest is measured again when its file is removed. On a GPU
all contests of one table are played at once.
"""

import argparse
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from branchline.contests.arena.blocks import Block
from branchline.contests.arena.contest import Contest
from branchline.contests.arena.on_device import Wanted, play_together
from branchline.contests.arena.report import make_report
from branchline.editions.loading import edition, edition_keys

SCRIPTED = "random,collector,racer-1,greedy-1,racer,blocker,wary,greedy"
SCRIPTED_GAMES, SCRIPTED_SEED = 2000, "ladder 1"
SEARCHER, SEARCHER_BEFORE = "expert", "expert-1"
SEARCH_GAMES, SEARCH_SEED = 100, "ladder 3"
SEED_BEFORE = "ladder 2"
"""Contests with this seed were played by the search of before, when it was called expert."""
PAGE = Path("docs/ladder.md")


def contests() -> Iterator[tuple[str, list[str]]]:
    """The contests by name, the quick ones first: what the arena is to be asked."""
    for key in edition_keys():
        yield f"{key}-2-scripted", scripted(key, SCRIPTED, 2)
        yield f"{key}-2-easy-medium", scripted(key, "easy,medium", 2)
    for key, seats in tables():
        if seats > 2:
            for bot in SCRIPTED.split(",")[:-1]:
                yield f"{key}-{seats}-{bot}", scripted(key, f"{bot},greedy", seats)
    for key, seats in tables():
        for rival in rivals_of_the_search(key, seats):
            yield f"{key}-{seats}-{SEARCHER}-{rival}", search(key, rival, seats)


def rivals_of_the_search(key: str, seats: int) -> Iterator[str]:
    """Against whom the search is measured at a table, the longest games first."""
    if seats == 2:
        yield SEARCHER_BEFORE
        yield "wary"
    yield "greedy"
    if seats == 2 and key == "north-america":
        yield from ("greedy-1", "racer-1")


def tables() -> Iterator[tuple[str, int]]:
    """All editions and seat counts."""
    for key in edition_keys():
        fewest, most = edition(key).seats
        for seats in range(fewest, most + 1):
            yield key, seats


def scripted(key: str, names: str, seats: int) -> list[str]:
    """A contest of bots that do not search."""
    return _arguments(key, names, seats, SCRIPTED_GAMES, SCRIPTED_SEED)


def search(key: str, rival: str, seats: int) -> list[str]:
    """A contest of the bot that searches."""
    return _arguments(key, f"{SEARCHER},{rival}", seats, SEARCH_GAMES, SEARCH_SEED)


def _arguments(key: str, names: str, seats: int, games: int, seed: str) -> list[str]:
    numbers = ["--players", str(seats), "--games", str(games), "--seed", seed]
    return [key, "--bots", names, *numbers]


def measure(folder: Path, beginning: str) -> None:
    """Run the contests with such names that have no figures yet."""
    for name, arguments in contests():
        file = folder / f"{name}.json"
        if name.startswith(beginning) and not file.exists():
            sys.stderr.write(f"{name}\n")
            command = [sys.executable, "-m", "branchline", "arena", *arguments, "--json"]
            figures = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
            file.write_bytes(figures)


def measure_together(folder: Path, beginning: str, device: str) -> None:
    """Run the contests of bots that search, those of one table all at once."""
    asked = {
        name: arguments
        for name, arguments in contests()
        if name.startswith(beginning)
        and SEARCHER in name.split("-")
        and not (folder / f"{name}.json").exists()
    }
    for table in dict.fromkeys(_table_of(arguments) for arguments in asked.values()):
        names = [name for name, arguments in asked.items() if _table_of(arguments) == table]
        play_table(folder, {name: asked[name] for name in names}, device)


def _table_of(arguments: list[str]) -> tuple[str, str]:
    return arguments[0], arguments[arguments.index("--players") + 1]


def play_table(folder: Path, asked: dict[str, list[str]], device: str) -> None:
    """Run the contests of one table at once, and keep the figures of each as soon as it ends."""
    named = {contest_of(arguments).bots: name for name, arguments in asked.items()}
    contests = [contest_of(arguments) for arguments in asked.values()]
    blocks: dict[tuple[str, ...], list[Block]] = {contest.bots: [] for contest in contests}
    wanted = [Wanted(contest, list(contest.blocks())) for contest in contests]
    for contest, line in play_together(wanted, device):
        played = blocks[contest.bots]
        played.append(msgspec.json.decode(line, type=Block))
        if len(played) == len(list(contest.blocks())):
            name = named[contest.bots]
            command = ["branchline", "arena", *asked[name], "--device", device, "--json"]
            report = make_report(contest, played, shlex.join(command))
            figures = msgspec.json.format(msgspec.json.encode(report)) + b"\n"
            (folder / f"{name}.json").write_bytes(figures)
            sys.stderr.write(f"{name}\n")


def contest_of(arguments: list[str]) -> Contest:
    """The contest that the arena is asked for."""
    key, *options = arguments
    values = dict(zip(options[::2], options[1::2], strict=True))
    bots = tuple(values["--bots"].split(","))
    players, games = int(values["--players"]), int(values["--games"])
    return Contest(edition(key), bots, players, games, values["--seed"], {})


def read(folder: Path) -> dict[str, Any]:
    """The figures that are there."""
    return {file.stem: msgspec.json.decode(file.read_bytes()) for file in folder.glob("*.json")}


def share(one: dict[str, Any]) -> str:
    """A win share with its interval."""
    return f"{one['win_share']:.1%} ({one['low']:.1%}–{one['high']:.1%})"


def matrix(figures: dict[str, Any]) -> Iterator[str]:
    """Who beats whom, in per cent, rows against columns."""
    names = list(figures["bots"])
    yield "| | " + " | ".join(names) + " |"
    yield "|---|" + "---:|" * len(names)
    for name in names:
        cells = [
            f"{figures['pairs'][name][other]['win_share']:.1%}" if other != name else "–"
            for other in names
        ]
        yield f"| **{name}** | " + " | ".join(cells) + " |"


NUMBERS = (
    "win share (95 %)",
    "score",
    "margin",
    "tickets",
    "completed",
    "turns",
    "longest path",
    "ms a decision",
)
"""What every table says of a bot, in the order of `numbers`."""


def head(words: list[str], figures: list[str]) -> Iterator[str]:
    """The head of a table: columns of words, then of figures, then the numbers of a bot."""
    right = [*figures, *NUMBERS]
    yield "| " + " | ".join([*words, *right]) + " |"
    yield "|" + "---|" * len(words) + "---:|" * len(right)


def numbers(one: dict[str, Any]) -> str:
    """What a bot came to, but for its rating."""
    return (
        f"{share(one)} | {one['mean_score']:.1f} | {one['margin']:+.1f} | {one['tickets']:.2f} | "
        f"{one['completed']:.2f} | {one['turns']:.0f} | {_percent(one['longest_path'])} | "
        f"{_milliseconds(one['ms_per_decision'])} |"
    )


def _milliseconds(value: float | None) -> str:
    return "–" if value is None else f"{value:.3g}"


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{value:.0%}"


def ranking(figures: dict[str, Any]) -> Iterator[str]:
    """All bots of a contest, the best first."""
    yield from head(["bot"], ["rating"])
    for name, one in figures["bots"].items():
        yield f"| {name} | {one['rating']:.0f} | {numbers(one)}"


def challengers(played: list[dict[str, Any]]) -> Iterator[str]:
    """Contests of a first bot against others of one kind, a row for the first bot of each."""
    yield from head(["bot", "against"], ["games", "rating gap"])
    for figures in played:
        first, rival = line_up(figures)
        one, other = figures["bots"][first], figures["bots"][rival]
        against = f"{figures['players'] - 1} × {rival}" if figures["players"] > 2 else rival
        gap = one["rating"] - other["rating"]
        name = SEARCHER_BEFORE if figures["seed"] == SEED_BEFORE else first
        yield f"| {name} | {against} | {figures['games']:,} | {gap:+.0f} | {numbers(one)}"


def line_up(figures: dict[str, Any]) -> tuple[str, str]:
    """The two kinds of bot in a contest."""
    words = shlex.split(figures["command"])
    first, rival = words[words.index("--bots") + 1].split(",")
    return first, rival


def page(found: dict[str, Any]) -> str:
    """The whole document."""
    lines = [INTRODUCTION]
    for key in edition_keys():
        lines += ["", f"## {edition(key).names.en}", ""]
        if f"{key}-2-scripted" in found:
            lines += scripted_section(found[f"{key}-2-scripted"])
        fewest, most = edition(key).seats
        for seats in range(fewest, most + 1):
            names = [name for name, _ in contests() if name.startswith(f"{key}-{seats}-")]
            there = [found[name] for name in names if name in found and "scripted" not in name]
            if there:
                lines += challenge_section(there, seats)
    return "\n".join(lines).rstrip() + "\n"


def scripted_section(figures: dict[str, Any]) -> list[str]:
    """All scripted bots against each other, with two seats."""
    pairs = len(figures["bots"]) * (len(figures["bots"]) - 1) // 2
    title = f"### Two seats, scripted bots ({figures['games'] // pairs:,} games a pair)"
    tables = [*matrix(figures), "", *ranking(figures)]
    return [title, "", *tables, "", f"    {figures['command']}", ""]


def challenge_section(played: list[dict[str, Any]], seats: int) -> list[str]:
    """One bot against others of one kind."""
    title = "### Two seats, levels and search"
    if seats > 2:
        title = f"### {seats} seats, one bot against {seats - 1} greedy (even: {1 / seats:.0%})"
    commands = [f"    {figures['command']}" for figures in played]
    return [title, "", *challengers(played), "", *commands, ""]


INTRODUCTION = """# The ladder

How strong the bots are, on every edition. Written by `python tools/ladder.py docs/ladder` from the
figures in [ladder/](ladder), which hold more than is shown here; every contest is one command,
shown beside its table. What the columns mean, and how ratings and intervals are made, is in
[arena.md](arena.md): duplicate deals in all seat rotations, 95 % bootstrap intervals over deals.

- **random** takes any legal decision; **greedy**, **wary**, **racer**, **collector** and
  **blocker** are scripted, tuned for every table ([bots.md](bots.md)); **greedy-1** and **racer-1**
  are frozen.
- **easy** is greedy-1 with slips, **medium** is greedy-1, **hard** is wary, **expert** searches.
  **expert-1** is the search before its beliefs were fitted; its rows were played when it was called
  expert (seed `ladder 2`), before bots minded the risk of tunnels.
- Times a decision of today's contests were taken on two cores that did other work, too, and one
  core a game; how long **expert** takes where nothing else runs is in [bots.md](bots.md).
- Among scripted bots with two seats greedy-1 has the rating 1000. In the other tables, of one bot
  against others of one kind, the rating gap is how far it stands above them. Bradley–Terry with two
  seats, Plackett–Luce with more.
- The seeds are `ladder 1` for scripted bots, `ladder 3` and `ladder 2` for the search; tuning used
  the seed `tune`. The search was improved on other games. Only on Europe with four seats did
  expert-1 play from its seed before: 24 games with more play-outs, given up because they took too
  long."""


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description="Measure all bots and write docs/ladder.md.")
    parser.add_argument("folder", type=Path, help="where the figures are kept")
    parser.add_argument("--only", help="contests that begin so; '' only writes the page")
    parser.add_argument("--device", help="cuda: contests of bots that search, on a GPU")
    asked = parser.parse_args()
    asked.folder.mkdir(exist_ok=True)
    if asked.device:
        measure_together(asked.folder, asked.only or "", asked.device)
    elif asked.only != "":
        measure(asked.folder, asked.only or "")
    PAGE.write_text(page(read(asked.folder)))


if __name__ == "__main__":
    main()

"""Measure all bots and write docs/ladder.md.

    python tools/ladder.py docs/ladder                   # runs what is missing, writes the page
    python tools/ladder.py docs/ladder --only europe-2   # only contests that begin so
    python tools/ladder.py docs/ladder --only ""         # writes the page from what is there

Every contest is one `branchline arena` command; its figures are kept as JSON in the folder, so
that an interrupted run goes on, and a contest is measured again when its file is removed.
"""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from branchline.game.loading import edition, edition_keys

SCRIPTED = "random,collector,racer-1,greedy-1,racer,blocker,wary,greedy"
SCRIPTED_GAMES, SCRIPTED_SEED = 2000, "ladder 1"
SEARCHER = "expert"
SEARCH_GAMES, SEARCH_SEED = 200, "ladder 2"
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
    for rival in ("greedy-1", "racer-1"):
        yield f"north-america-2-{SEARCHER}-{rival}", search("north-america", rival, 2)
    for key, seats in tables():
        yield f"{key}-{seats}-{SEARCHER}-greedy", search(key, "greedy", seats)


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


def bots_table(figures: dict[str, Any], names: list[str]) -> Iterator[str]:
    """The figures of some bots."""
    for name in names:
        one = figures["bots"][name]
        yield (
            f"| {name} | {one['rating']:.0f} | {share(one)} | {one['mean_score']:.1f} | "
            f"{one['margin']:+.1f} | {one['tickets']:.2f} | {one['completed']:.2f} | "
            f"{one['turns']:.0f} | {_percent(one['longest_path'])} | {one['ms_per_decision']:.4f} |"
        )


HEAD = (
    "| bot | rating | win share (95 %) | score | margin | tickets | completed | turns | "
    "longest path | ms a decision |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
)


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{value:.0%}"


def challengers(found: dict[str, Any], names: list[str]) -> Iterator[str]:
    """Contests of a first bot against others of one kind, a row for the first bot of each."""
    yield HEAD.replace("| bot |", "| bot | against | games |").replace(
        "|---|---:", "|---|---|---:|---:", 1
    )
    for name in names:
        figures = found[name]
        first, rival = _line_up(figures)
        row = next(bots_table(figures, [first]))
        against = f"{figures['players'] - 1} × {rival}" if figures["players"] > 2 else rival
        yield row.replace(f"| {first} |", f"| {first} | {against} | {figures['games']:,} |", 1)


def _line_up(figures: dict[str, Any]) -> tuple[str, str]:
    words = shlex.split(figures["command"])
    first, rival = words[words.index("--bots") + 1].split(",")
    return first, rival


def page(found: dict[str, Any]) -> str:
    """The whole document."""
    lines = [INTRODUCTION]
    for key in edition_keys():
        lines += ["", f"## {edition(key).names.en}", ""]
        name = f"{key}-2-scripted"
        if name in found:
            figures = found[name]
            pairs = len(figures["bots"]) * (len(figures["bots"]) - 1) // 2
            lines += [
                f"### Two seats, scripted bots ({figures['games'] // pairs:,} games a pair)",
                "",
                *matrix(figures),
                "",
                HEAD,
                *bots_table(figures, list(figures["bots"])),
                "",
                f"    {figures['command']}",
                "",
            ]
        two = [one for one, _ in contests() if one.startswith(f"{key}-2-") and one in found]
        two = [one for one in dict.fromkeys(two) if not one.endswith("scripted")]
        if two:
            lines += ["### Two seats, levels and search", "", *challengers(found, two), ""]
            lines += [f"    {found[one]['command']}" for one in two]
            lines += [""]
        for seats in range(3, edition(key).seats[1] + 1):
            names = [one for one, _ in contests() if one.startswith(f"{key}-{seats}-")]
            names = [one for one in dict.fromkeys(names) if one in found]
            if names:
                title = (
                    f"### {seats} seats, one bot against {seats - 1} greedy (even: {1 / seats:.0%})"
                )
                lines += [title, "", *challengers(found, names), ""]
                lines += [f"    {found[names[-1]]['command']}", ""]
    return "\n".join(lines).rstrip() + "\n"


INTRODUCTION = """# The ladder

How strong the bots are, on every edition. Written by `python tools/ladder.py docs/ladder` from the
figures in [ladder/](ladder), which hold more than is shown here; every contest is one command,
shown beside its table. What the columns mean, and how ratings and intervals are made, is in
[arena.md](arena.md): duplicate deals in all seat rotations, 95 % bootstrap intervals over deals.

- **random** takes any legal decision; **greedy**, **wary**, **racer**, **collector** and
  **blocker** are scripted, tuned for every table ([bots.md](bots.md)); **greedy-1** and **racer-1**
  are frozen.
- **easy** is greedy-1 with slips, **medium** is greedy-1, **hard** is greedy, **expert** searches.
- Two seats: Bradley–Terry ratings, greedy-1 = 1000. More seats: Plackett–Luce, greedy = 1000, from
  contests of two kinds of bot only; the win share is what to read.
- The seeds are `ladder 1` for scripted bots and `ladder 2` for the search; tuning used the seed
  `tune`. The search was improved on other games. Only on Europe with four seats did it play from
  its seed before: 24 games with more play-outs, given up because they took too long."""


def main() -> None:
    """Measure and write."""
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    only = sys.argv[3] if sys.argv[2:3] == ["--only"] else None
    if only != "":
        measure(folder, only or "")
    PAGE.write_text(page(read(folder)))


if __name__ == "__main__":
    main()

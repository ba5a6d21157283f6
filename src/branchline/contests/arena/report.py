"""What a contest came to: every bot's figures, and the matrix of bots against bots."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

import msgspec

from branchline.contests.arena.blocks import Block
from branchline.contests.arena.contest import Contest, LineUp, seatings
from branchline.contests.arena.playing import GameResult
from branchline.contests.arena.ratings import anchor_of, bradley_terry, plackett_luce
from branchline.contests.arena.statistics import Estimate, Ledger
from branchline.editions.edition import Language
from branchline.game.game import RULES_VERSION


class PairReport(msgspec.Struct, frozen=True):
    """How often a bot finishes ahead of a rival at the same table; a tie counts half."""

    games: int
    win_share: float
    low: float
    high: float


class BotReport(msgspec.Struct, frozen=True):
    """A bot's figures over all its games; None where nothing was counted."""

    games: int
    forfeits: int
    """Games that it lost by failing."""
    failures: int
    """Games in which it failed, forfeited or not."""
    win_share: float
    """Its part of the wins, for each seat it fills; a shared win counts in parts."""
    low: float
    high: float
    rating: float
    mean_score: float | None
    rival_score: float | None
    margin: float | None
    """Points ahead of the best rival."""
    margin_low: float | None
    margin_high: float | None
    tickets: float | None
    completed: float | None
    turns: float | None
    """Turns of its games, all seats together."""
    longest_path: float | None
    """How often it wins that bonus, in games where it counts."""
    ms_per_decision: float | None


class Report(msgspec.Struct, frozen=True):
    """All figures of a contest."""

    edition: str
    edition_hash: str
    rules_version: int
    bots_version: str
    options: dict[str, bool]
    players: int
    games: int
    seed: str
    on_failure: str
    command: str
    rating: str
    """How ratings were made: `bradley-terry` or `plackett-luce`."""
    anchor: str
    """Whose rating is 1000: a bot, or `mean`."""
    bots: dict[str, BotReport]
    pairs: dict[str, dict[str, PairReport]]
    troubles: dict[str, str]
    """The first trouble of every bot that had some."""


class _Seated(NamedTuple):
    """A game and who sat where."""

    deal: int
    seating: LineUp
    game: GameResult


def make_report(
    contest: Contest, blocks: Sequence[Block], command: str = "", language: Language = "en"
) -> Report:
    """Count the blocks of a contest; troubles are told in the language."""
    games = list(_seated(blocks))
    deals = 1 + max(game.deal for game in games)
    ledger: Ledger[tuple[str, str]] = Ledger(deals)
    duels: Ledger[tuple[str, str]] = Ledger(deals)
    played: Counter[tuple[str, str]] = Counter()
    for game in games:
        _count_seats(ledger, game)
        _count_duels(duels, played, game)
    estimates = ledger.estimates(contest.seed)
    pairs = duels.estimates(contest.seed)
    ratings = _rate(contest, games, pairs, played)
    names = sorted(ratings, key=lambda name: -ratings[name])
    return Report(
        edition=contest.edition.key,
        edition_hash=contest.edition.hash,
        rules_version=RULES_VERSION,
        bots_version=contest.identity.bots_version,
        options=contest.identity.options,
        players=contest.players,
        games=len(games),
        seed=contest.seed,
        on_failure=contest.on_failure,
        command=command,
        rating="bradley-terry" if contest.players == 2 else "plackett-luce",
        anchor=anchor_of(ratings) or "mean",
        bots={name: _bot_report(name, games, estimates, ratings[name]) for name in names},
        pairs=_pair_reports(names, pairs, played),
        troubles=_troubles(games, language),
    )


def _seated(blocks: Sequence[Block]) -> Iterator[_Seated]:
    for block in blocks:
        for seating, game in zip(seatings(block.line_up), block.games, strict=True):
            yield _Seated(block.deal, seating, game)


def _count_seats(ledger: Ledger[tuple[str, str]], seated: _Seated) -> None:
    deal, seating, game = seated
    for seat, name in enumerate(seating):
        ledger.add((name, "win_share"), deal, game.win_shares[seat])
        if game.seconds:
            ms = game.seconds[seat] * 1000
            ledger.add((name, "ms_per_decision"), deal, ms, game.decisions[seat])
        if game.is_forfeit:
            continue
        rivals = game.scores[:seat] + game.scores[seat + 1 :]
        ledger.add((name, "mean_score"), deal, game.scores[seat])
        ledger.add((name, "rival_score"), deal, sum(rivals), len(rivals))
        ledger.add((name, "margin"), deal, game.scores[seat] - max(rivals))
        ledger.add((name, "tickets"), deal, game.tickets[seat])
        ledger.add((name, "completed"), deal, game.completed[seat])
        ledger.add((name, "turns"), deal, game.turns)
        if game.longest_path:
            ledger.add((name, "longest_path"), deal, game.longest_path[seat])


def _count_duels(
    duels: Ledger[tuple[str, str]], played: Counter[tuple[str, str]], seated: _Seated
) -> None:
    """Note who finished ahead of whom, once for every two seats of different bots."""
    deal, seating, game = seated
    met: set[tuple[str, str]] = set()
    for one, other in permutations(range(len(seating)), 2):
        pair = seating[one], seating[other]
        if pair[0] != pair[1]:
            ahead = game.ranks[other] - game.ranks[one]
            duels.add(pair, deal, 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
            met.add(pair)
    played.update(met)


def _rate(
    contest: Contest,
    games: Sequence[_Seated],
    pairs: dict[tuple[str, str], Estimate],
    played: Counter[tuple[str, str]],
) -> dict[str, float]:
    if contest.players == 2:
        wins = {pair: estimate.mean * played[pair] for pair, estimate in pairs.items()}
        return bradley_terry(wins | {(name, name): 0.0 for name in contest.bots})
    placings = [list(zip(game.seating, game.game.ranks, strict=True)) for game in games]
    return plackett_luce(placings, contest.players)


def _bot_report(
    name: str,
    games: Sequence[_Seated],
    estimates: dict[tuple[str, str], Estimate],
    rating: float,
) -> BotReport:
    own = [game for game in games if name in game.seating]
    failed = [game for game in own if name in _failed(game)]
    wins = estimates[name, "win_share"]
    margin = estimates.get((name, "margin"))

    def mean(quantity: str, digits: int = 3) -> float | None:
        estimate = estimates.get((name, quantity))
        return None if estimate is None else round(estimate.mean, digits)

    return BotReport(
        games=len(own),
        forfeits=sum(game.game.is_forfeit and name in _losers(game) for game in own),
        failures=len(failed),
        win_share=round(wins.mean, 6),
        low=round(wins.low, 6),
        high=round(wins.high, 6),
        rating=round(rating, 2),
        mean_score=mean("mean_score"),
        rival_score=mean("rival_score"),
        margin=mean("margin"),
        margin_low=None if margin is None else round(margin.low, 3),
        margin_high=None if margin is None else round(margin.high, 3),
        tickets=mean("tickets"),
        completed=mean("completed"),
        turns=mean("turns"),
        longest_path=mean("longest_path", 6),
        ms_per_decision=mean("ms_per_decision", 4),
    )


def _losers(seated: _Seated) -> set[str]:
    ranks = seated.game.ranks
    return {name for name, rank in zip(seated.seating, ranks, strict=True) if rank > 1}


def _failed(seated: _Seated) -> set[str]:
    return {seated.seating[trouble.seat] for trouble in seated.game.troubles}


def _pair_reports(
    names: Sequence[str],
    pairs: dict[tuple[str, str], Estimate],
    played: Counter[tuple[str, str]],
) -> dict[str, dict[str, PairReport]]:
    return {
        one: {
            other: PairReport(played[one, other], *(round(value, 6) for value in pairs[one, other]))
            for other in names
            if (one, other) in pairs
        }
        for one in names
    }


def _troubles(games: Sequence[_Seated], language: Language) -> dict[str, str]:
    troubles: dict[str, str] = {}
    for game in games:
        for trouble in game.game.troubles:
            troubles.setdefault(game.seating[trouble.seat], trouble.said(language))
    return troubles

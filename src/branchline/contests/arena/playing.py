"""One game between bots, timed; a bot that fails forfeits it or hands its seat to greedy."""

import time
from typing import Any, NamedTuple

import msgspec

from branchline.bots.bot import Bot
from branchline.bots.closing import close_bot
from branchline.contests.arena.contest import Contest, LineUp
from branchline.contests.matches import is_scripted, line_up_of, play_seeded
from branchline.editions.edition import Edition, Language
from branchline.errors import BadBot
from branchline.game.actions import Action
from branchline.game.game import Game, rules_with
from branchline.game.legal import LegalActions
from branchline.game.record import record_of
from branchline.game.result import Result, ranks_of, result_of
from branchline.game.seeds import seed_words
from branchline.game.view import View
from branchline.table.seating import bot_player, own_seed, seat_bots
from branchline.table.table import Table
from branchline.text.catalogue import LANGUAGES


class SeatFailure(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong in a seat, in English and in words of the other languages."""

    seat: int
    text: str
    others: dict[str, str] = {}

    def said(self, language: Language) -> str:
        """What went wrong, in a language."""
        return self.others.get(language, self.text)


def seat_failure(seat: int, why: BadBot) -> SeatFailure:
    """A failure as a checkpoint keeps it."""
    others = {language: why.said(language) for language in LANGUAGES if language != "en"}
    return SeatFailure(seat, str(why), others)


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a game, by seat. A forfeited game has no scores and no tickets."""

    ranks: tuple[int, ...]
    """1 for the winners; several only when the tie-breaks run out."""
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = ()
    """Spent deciding; the only field that may differ when a game is played again. Empty where bots
    waited for others of their kind, so that their time says nothing."""
    scores: tuple[int, ...] = ()
    tickets: tuple[int, ...] = ()
    completed: tuple[int, ...] = ()
    longest_path: tuple[bool, ...] = ()
    """Who won that bonus; empty if it does not count in this game."""
    troubles: tuple[SeatFailure, ...] = ()

    @property
    def is_forfeit(self) -> bool:
        """Whether the game was ended by a bot that failed."""
        return not self.scores

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each seat's part of the win; the parts add up to 1."""
        share = 1 / self.ranks.count(1)
        return tuple(share if rank == 1 else 0.0 for rank in self.ranks)


class Played(NamedTuple):
    """A game's result, and its record as one line of JSON."""

    result: GameResult
    record: bytes


class TimedBot:
    """A bot and the time it has used."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    def choose(self, view: View, legal: LegalActions) -> Action | str:
        """What the bot chooses."""
        began = time.perf_counter()
        chosen = self.bot.choose(view, legal)
        self.seconds += time.perf_counter() - began
        return chosen

    def close(self, result: Result | None = None) -> None:
        """Close the bot."""
        close_bot(self.bot, result)


def is_compiled(contest: Contest, line_up: LineUp) -> bool:
    """Whether the games of a line-up are played in one compiled piece."""
    return not contest.keeps_records and is_scripted(line_up)


def play_one(contest: Contest, seating: LineUp, deal: int) -> Played:
    """One game of a contest, bots by seat."""
    if is_compiled(contest, seating):
        return Played(_play_compiled(contest, seating, deal), b"")
    players = [bot_player(name, name) for name in seating]
    seed = contest.deal_seed(deal)
    game = Game(contest.edition, players, seed=seed, options=contest.options)
    bots = [TimedBot(bot) for bot in seat_bots(game, seating)]
    table = Table(game, bots, names=seating, after_failure=contest.on_failure)
    table.run()
    result = _result_of(table, bots)
    return Played(result, record_of(game).to_json() if contest.keeps_records else b"")


def _play_compiled(contest: Contest, seating: LineUp, deal: int) -> GameResult:
    """The same game where all bots are scripted or random, in one compiled piece. Its time is
    shared out by the decisions made."""
    edition, seed = contest.edition, contest.deal_seed(deal)
    line_up = line_up_of(seating, edition)
    own_seeds = [own_seed(seed, seat, name) for seat, name in enumerate(seating)]
    began = time.perf_counter()
    rules = rules_with(edition, contest.options)
    state, made = play_seeded(edition, rules, line_up, seed_words(seed), own_seeds)
    seconds = time.perf_counter() - began
    bare = GameResult(
        ranks=(),
        turns=int(state.turns),
        decisions=tuple(made),
        seconds=tuple(round(seconds * number / sum(made), 6) for number in made),
    )
    return _with_scores(bare, edition, state)


def _result_of(table: Table, bots: list[TimedBot]) -> GameResult:
    game = table.game
    forfeited = GameResult(
        ranks=tuple(2 if seat in table.failures else 1 for seat in range(len(bots))),
        turns=int(game.state.turns),
        decisions=tuple(game.decided),
        seconds=tuple(round(bot.seconds, 6) for bot in bots),
        troubles=tuple(seat_failure(seat, why) for seat, why in sorted(table.failures.items())),
    )
    if game.result is None:
        return forfeited
    return _with_scores(forfeited, game.edition, game.state)


def _with_scores(bare: GameResult, edition: Edition, state: Any) -> GameResult:
    """The result of a game that was played to its end."""
    result = result_of(edition, state)
    return msgspec.structs.replace(
        bare,
        ranks=ranks_of(result),
        scores=tuple(score.total for score in result.scores),
        tickets=tuple(len(score.tickets) for score in result.scores),
        completed=tuple(sum(one.completed for one in score.tickets) for score in result.scores),
        longest_path=_longest_path(edition, state, result),
    )


def _longest_path(edition: Edition, state: Any, result: Result) -> tuple[bool, ...]:
    counted = {
        bonus.id
        for number, bonus in enumerate(edition.bonuses)
        if bonus.kind == "longest_path" and state.bonus_shown[number]
    }
    if not counted:
        return ()
    return tuple(not counted.isdisjoint(score.bonuses) for score in result.scores)

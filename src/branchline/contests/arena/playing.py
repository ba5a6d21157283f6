"""One game between bots, timed; a bot that fails forfeits it or hands its seat to greedy."""

import time
from contextlib import ExitStack
from typing import Any, NamedTuple

import msgspec

from branchline.bots.bot import Bot, Place
from branchline.bots.registry import make_bot
from branchline.contests.arena.contest import Contest, LineUp
from branchline.contests.matches import is_scripted, line_up_of, play_seeded
from branchline.editions.edition import Edition
from branchline.errors import BadBot
from branchline.game.actions import ChangePlayer
from branchline.game.game import Game, Player, rules_with
from branchline.game.record import record_of
from branchline.game.result import Result, result_of
from branchline.game.seeds import seed_text, seed_words

FALLBACK = "greedy"


class Trouble(msgspec.Struct, frozen=True):
    """What went wrong in a seat."""

    seat: int
    text: str


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a game, by seat. A forfeited game has no scores and no tickets."""

    ranks: tuple[int, ...]
    """1 for the winners; several only when the tie-breaks run out."""
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Spent deciding; the only field that may differ when a game is played again."""
    scores: tuple[int, ...] = ()
    tickets: tuple[int, ...] = ()
    completed: tuple[int, ...] = ()
    longest_path: tuple[bool, ...] = ()
    """Who won that bonus; empty if it does not count in this game."""
    troubles: tuple[Trouble, ...] = ()

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


class Chair:
    """A seat of one game, the bot in it and the time it has used."""

    def __init__(self, name: str, place: Place) -> None:
        self.name = name
        self.place = place
        self.decisions = 0
        self.seconds = 0.0
        self.failure: BadBot | None = None
        self._bot: Bot | None = None

    def decide(self, game: Game) -> int:
        """What the bot decides; raises `BadBot` if that is nothing legal."""
        if self._bot is None:
            self._bot = make_bot(self.name, self.place)
        view = game.view(self.place.seat)
        began = time.perf_counter()
        decision = self._bot.decide(view)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        if decision not in game.decisions():
            raise BadBot(f"{self.name} decided {decision!r}, which is not legal")
        return decision

    def replace(self, failure: BadBot) -> None:
        """Another bot takes the seat."""
        self.close()
        self.failure, self.name, self._bot = failure, FALLBACK, None

    @property
    def trouble(self) -> str | None:
        """What the bot has to report, if anything."""
        return str(self.failure) if self.failure else getattr(self._bot, "trouble", None)

    def close(self) -> None:
        """Let the bot end what it has started."""
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()


def is_compiled(contest: Contest, line_up: LineUp) -> bool:
    """Whether the games of a line-up are played in one compiled piece."""
    return not contest.keeps_records and is_scripted(line_up)


def play_one(contest: Contest, seating: LineUp, deal: int) -> Played:
    """One game of a contest, bots by seat."""
    if is_compiled(contest, seating):
        return Played(_play_compiled(contest, seating, deal), b"")
    seed = contest.deal_seed(deal)
    players = [Player(name, f"bot:{'-'.join(name.split())}") for name in seating]
    game = Game(contest.edition, players, seed=seed, options=contest.options)
    chairs = [
        Chair(
            name, Place(game.edition, game.rules, len(seating), seat, _own_seed(seed, seat, name))
        )
        for seat, name in enumerate(seating)
    ]
    with ExitStack() as stack:
        for chair in chairs:
            stack.callback(chair.close)
        while not game.is_over:
            _play_step(contest, game, chairs[game.awaited[0]])
        result = _result_of(game, chairs)
    return Played(result, record_of(game).to_json() if contest.keeps_records else b"")


def _own_seed(seed: str, seat: int, name: str) -> str:
    """A bot's own seed: made from the game's, which it does not tell."""
    return seed_text(*seed_words(f"{seed} seat {seat} {name}"))


def _play_compiled(contest: Contest, seating: LineUp, deal: int) -> GameResult:
    """The same game where all bots are scripted or random, in one compiled piece. Its time is
    shared out by the decisions made."""
    edition, seed = contest.edition, contest.deal_seed(deal)
    line_up = line_up_of(seating, edition)
    own_seeds = [_own_seed(seed, seat, name) for seat, name in enumerate(seating)]
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


def _play_step(contest: Contest, game: Game, chair: Chair) -> None:
    try:
        decision = chair.decide(game)
    except BadBot as error:
        if chair.failure:
            raise
        if contest.on_failure == "forfeit":
            chair.failure = error
            game.abandon()
        else:
            chair.replace(error)
            game.play(ChangePlayer(f"bot:{FALLBACK}"), chair.place.seat)
    else:
        game.decide(decision)


def _result_of(game: Game, chairs: list[Chair]) -> GameResult:
    troubles = [Trouble(seat, chair.trouble) for seat, chair in enumerate(chairs) if chair.trouble]
    forfeited = GameResult(
        ranks=tuple(2 if chair.failure else 1 for chair in chairs),
        turns=int(game.state.turns),
        decisions=tuple(chair.decisions for chair in chairs),
        seconds=tuple(round(chair.seconds, 6) for chair in chairs),
        troubles=tuple(troubles),
    )
    if game.result is None:
        return forfeited
    return _with_scores(forfeited, game.edition, game.state)


def _with_scores(bare: GameResult, edition: Edition, state: Any) -> GameResult:
    """The result of a game that was played to its end."""
    result = result_of(edition, state)
    return msgspec.structs.replace(
        bare,
        ranks=_ranks(result),
        scores=tuple(score.total for score in result.scores),
        tickets=tuple(len(score.tickets) for score in result.scores),
        completed=tuple(sum(one.completed for one in score.tickets) for score in result.scores),
        longest_path=_longest_path(edition, state, result),
    )


def _ranks(result: Result) -> tuple[int, ...]:
    """Winners first, then by score."""
    merits = [(seat in result.winners, score.total) for seat, score in enumerate(result.scores)]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def _longest_path(edition: Edition, state: Any, result: Result) -> tuple[bool, ...]:
    counted = {
        bonus.id
        for number, bonus in enumerate(edition.bonuses)
        if bonus.kind == "longest_path" and state.bonus_shown[number]
    }
    if not counted:
        return ()
    return tuple(not counted.isdisjoint(score.bonuses) for score in result.scores)

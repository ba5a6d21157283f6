"""People at one terminal and the table they sit at: who is asked, what each was told, what is taken
back, and the end."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from types import MappingProxyType

from branchline.bots.registry import make_bot
from branchline.editions.edition import Language
from branchline.errors import BadBot
from branchline.game.actions import Action
from branchline.game.events import Claim, Event, Offer, StationBuilt, Turn, seen_by
from branchline.game.game import Game
from branchline.game.legal import LegalActions
from branchline.game.view import View
from branchline.table.observers import Observer
from branchline.table.seating import place_at
from branchline.table.table import Table
from branchline.terminal.board import BoardScreen
from branchline.terminal.choices import menu_for
from branchline.terminal.commands import command_in
from branchline.terminal.hints import HINT_BUDGET, Adviser
from branchline.terminal.languages import named_language
from branchline.terminal.rivals import VisibleBot, rivals_words
from branchline.terminal.saving import Saver
from branchline.terminal.scores import show_result
from branchline.terminal.screen import Interrupted, Left, Screen
from branchline.terminal.speaker import Speaker
from branchline.terminal.undoing import Memory, Moment, TakenBack
from branchline.terminal.walk import Walk
from branchline.text.catalogue import say
from branchline.text.lines import paragraphs

NOBODY: Mapping[int, str] = MappingProxyType({})


class Person:
    """Somebody at the terminal, as a player of the table."""

    def __init__(self, sitting: "Sitting") -> None:
        self.sitting = sitting

    def choose(self, view: View, legal: LegalActions) -> Action:
        """What the person chooses, once it is legal."""
        return self.sitting.choose(view, legal)


class Sitting(Observer):
    """People at one terminal, the table they sit at, and what each person was told so far."""

    def __init__(
        self,
        game: Game,
        language: Language,
        screen: Screen,
        bots: Mapping[int, str] = NOBODY,
        *,
        hints: bool = False,
        budget: str = HINT_BUDGET,
        keep: bool = False,
    ) -> None:
        self.language: Language = language
        self.screen = screen
        self.people = [seat for seat in range(len(game.players)) if seat not in bots]
        self.is_shared = len(self.people) > 1
        self.bots = bots
        self.hints = hints
        self.budget = budget
        self.keep = keep
        self.told = {seat: _heard_of(game, seat) for seat in self.people}
        """How many events each person was told when they last chose something."""
        self.since = dict(self.told)
        """And when their last turn had ended."""
        self.looking: int | None = None
        self.ahead = ""
        """What was typed before it was asked for."""
        self.memory = Memory()
        self.board = BoardScreen(screen)
        self._sit_down(game)

    def _sit_down(self, game: Game) -> None:
        """Everybody takes their seats at a game, begun or not; bots think anew."""
        self.game = game
        players = [
            VisibleBot(make_bot(self.bots[seat], place_at(game, seat, self.bots[seat])), self._wait)
            if seat in self.bots
            else Person(self)
            for seat in range(len(game.players))
        ]
        self.saver = Saver(game, self.bots) if self.keep else None
        listening = [self, *([self.saver] if self.saver else [])]
        names = [self.bots.get(seat, "") for seat in range(len(game.players))]
        self.table = Table(game, players, listening, names=names, after_failure="fallback")
        self.adviser = Adviser(game, self.budget)

    def _wait(self, name: str) -> AbstractContextManager[object]:
        """People see that somebody thinks."""
        return self.screen.busy(say("start-thinking", self.language, name=name))

    def speaker(self, seat: int | None) -> Speaker:
        """Speaks to a seat."""
        names = [player.name for player in self.game.players]
        return Speaker(self.game.edition, names, self.language, seat)

    def play(self) -> None:
        """From the welcome to the score sheet."""
        try:
            self._welcome()
            self._run()
            self._finish()
        except (Interrupted, KeyboardInterrupt):
            raise KeyboardInterrupt(*self._how_to_go_on()) from None
        except Left:
            for words in (say("answer-left", self.language), *self._how_to_go_on()):
                self.screen.say(words)

    def _run(self) -> None:
        """Play until the game is over; what is taken back is played again."""
        while True:
            try:
                self.table.run()
                return
            except TakenBack as back:
                self.told, self.since = dict(back.moment.told), dict(back.moment.since)
                self._sit_down(back.moment.game)
                self.screen.say(say("answer-undone", self.language))

    def _how_to_go_on(self) -> list[str]:
        """What somebody who leaves should know."""
        is_kept = self.saver is not None and self.saver.works and not self.game.is_over
        options = named_language(self.language)
        return [say("answer-resume", self.language, options=options)] if is_kept else []

    def _welcome(self) -> None:
        game = self.game
        if game.actions:
            self.screen.say(say("start-resumed", self.language, map=game.edition.names))
            return
        if len(self.people) == 1:
            name = game.edition.names.in_language(self.language)
            rivals = {game.name(seat): bot for seat, bot in self.bots.items()}
            words = rivals_words(rivals, self.language)
            self.screen.say(say("start-welcome", self.language, map=name, others=words))
        self.screen.say(say("start-goal", self.language))
        key = "start-first.you" if [game.first_seat] == self.people else "start-first"
        self.screen.say(say(key, self.language, name=game.name(game.first_seat)))

    # What people are asked and told.

    def choose(self, view: View, legal: LegalActions) -> Action:
        """Ask until the view's seat has chosen something legal."""
        seat = view.seat
        assert seat is not None
        self._hand_over(seat)
        if view.phase == "turn":
            self.since[seat] = self.told[seat]
        while True:
            menu = menu_for(view, legal, self.speaker(seat))
            action = Walk(self, seat).choose_from(menu)
            if action is not None:
                self.memory.keep(Moment(self.game.clone(), seat, dict(self.told), dict(self.since)))
                self.told[seat] = len(self.game.events)
                return action

    def _hand_over(self, seat: int) -> None:
        """Between two people at one terminal a curtain falls."""
        if self.is_shared and self.looking != seat:
            self.screen.clear()
            self.screen.ask(say("start-curtain", self.language, name=self.game.name(seat)))
            self.screen.clear()
        self.looking = seat

    def news(self, seat: int, since: int) -> list[str]:
        """What a seat has seen happen after so many events, a paragraph a turn."""
        events = [seen_by(event, seat) for event in self.game.events[since:]]
        return list(paragraphs(events, self.speaker(seat)))

    def tell(self, seat: int) -> bool:
        """Say what happened since the seat last chose; whether there was anything."""
        news = self.news(seat, self.told[seat])
        for paragraph in news:
            self.screen.say(paragraph)
        return bool(news)

    def typed_ahead(self) -> str:
        """What was typed before it was asked for, once."""
        typed, self.ahead = self.ahead, ""
        return typed

    def no_hints(self) -> str:
        """At this terminal hints are always given."""
        return ""

    def undo(self, seat: int) -> str:
        """Go back to before the seat's last action; returns why that cannot be."""
        moment = self.memory.last(seat, self.game.events)
        if isinstance(moment, str):
            return say(moment, self.language)
        self.memory.forget_last()
        raise TakenBack(moment)

    def hear(self, table: Table, events: Sequence[Event]) -> None:
        """Before others go on, a person sees what they built and may take it back."""
        seat = self.looking
        built = any(isinstance(event, Claim | StationBuilt) for event in events)
        if seat is None or not built or not self.screen.pages or self.game.is_over:
            return
        moment = self.memory.last(seat, self.game.events)
        if isinstance(moment, Moment) and len(moment.game.actions) == len(self.game.actions) - 1:
            self.tell(seat)
            self.told[seat] = len(self.game.events)
            self.ahead = self.screen.ask(say("answer-may-undo", self.language))
            if command_in(self.ahead) == ("undo", ""):
                self.ahead = ""
                self.undo(seat)

    def hear_failure(self, table: Table, seat: int, failure: BadBot) -> None:
        """People are told why another bot plays on, or that the game ends."""
        words = say("start-bot-fails", self.language, name=self.game.name(seat), why=failure)
        self.screen.say(words, "yellow")

    # The end.

    def _finish(self) -> None:
        game = self.game
        reader = self.people[0] if len(self.people) == 1 else None
        for seat in self.people[:1]:
            self.screen.show("")
            self.tell(seat)
        show_result(game, self.speaker(reader), self.screen)
        self.screen.say(say("start-seed", self.language, seed=game.seed), "dim")


def _heard_of(game: Game, seat: int) -> int:
    """How many events lie before what a seat has not heard of: up to its own last doing. Nothing
    was heard in a game that begins."""
    if not game.actions:
        return 0
    own = [
        number
        for number, event in enumerate(game.events, 1)
        if getattr(event, "seat", None) == seat and not isinstance(event, Turn | Offer)
    ]
    return own[-1] if own else 0

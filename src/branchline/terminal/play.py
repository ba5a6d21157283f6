"""A game at the terminal: people in some seats, bots in the others."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from pathlib import Path
from types import MappingProxyType

from rich.console import Group, RenderableType

from branchline.bots.registry import make_bot
from branchline.editions.edition import Edition, Language
from branchline.errors import BadBot, BadNotation, CannotWrite, IllegalAction
from branchline.game.actions import Action
from branchline.game.events import Offer, Turn, seen_by
from branchline.game.game import Game, Player
from branchline.game.legal import LegalActions
from branchline.game.record import record_of
from branchline.game.view import View
from branchline.table.observers import Observer
from branchline.table.seating import bot_player, place_at, rehearse, rehearse_advice
from branchline.table.table import Table
from branchline.terminal import commands, scores
from branchline.terminal.choices import TurnMenu, menu_for
from branchline.terminal.hints import FEW_HINTS, HINT_BUDGET, MANY_HINTS, Adviser, hints_table
from branchline.terminal.menus import Menu, OptionsMenu, Trouble
from branchline.terminal.payments import claim_payments, station_payments
from branchline.terminal.rivals import VisibleBot, rivals_words
from branchline.terminal.saving import Saver
from branchline.terminal.screen import Interrupted, Left, Screen, is_yes
from branchline.terminal.speaker import Speaker
from branchline.terminal.tables import hand_flow, heading, labelled, market_flow, position
from branchline.text.catalogue import LANGUAGES, say
from branchline.text.events import paragraphs

BOT_NAMES = ("Ada", "Blaise", "Chloé", "Dorian", "Elin")
NOBODY: Mapping[int, str] = MappingProxyType({})
TITLES = {
    "first_keep": "table-first-tickets",
    "turn": "table-your-turn",
    "second_card": "table-second-card",
    "tunnel": "table-tunnel",
    "keep": "table-new-tickets",
}


def players_for(people: Sequence[str], bots: Sequence[str]) -> list[Player]:
    """People in the first seats and these bots in the others."""
    taken = {name.casefold() for name in people}
    names = [one for one in BOT_NAMES if one.casefold() not in taken]
    return [*map(Player, people), *(bot_player(names[i], bot) for i, bot in enumerate(bots))]


def play_game(
    edition: Edition | str,
    name: str | Sequence[str],
    bots: Sequence[str],
    *,
    seed: str | None = None,
    language: Language = "en",
    screen: Screen | None = None,
    hints: bool = False,
    budget: str = HINT_BUDGET,
    keep: bool = False,
) -> Game:
    """Play a game of a person, or of several with names of their own, against bots to its end, or
    until somebody leaves; returns it as it is then. With `keep` it can be gone on with later.

    With `hints`, people are shown the best choices before they choose, thought about for `budget`.
    """
    screen = screen or Screen()
    with screen.busy(say("start-preparing", language)):
        people = [name] if isinstance(name, str) else name
        game = Game(edition, players_for(people, bots), seed=seed)
        rehearse(game, set(bots))
        if hints:
            rehearse_advice(game)
        rivals = dict(enumerate(bots, len(people)))
        sitting = Sitting(game, language, screen, rivals, hints=hints, budget=budget, keep=keep)
    sitting.play()
    return game


def resume_game(game: Game, *, language: Language, screen: Screen, hints: bool = False) -> None:
    """Go on with a kept game; its bots begin to think anew."""
    with screen.busy(say("start-preparing", language)):
        rivals = {
            seat: player.player.removeprefix("bot:")
            for seat, player in enumerate(game.players)
            if player.player.startswith("bot:")
        }
        sitting = Sitting(game, language, screen, rivals, hints=hints, keep=True)
    sitting.play()


def save_game(game: Game, file: Path) -> None:
    """Append the game's record to a file, as one stopped here if it is not over."""
    if not game.is_over:
        game.abandon()
    append(file, record_of(game).to_json() + b"\n")


def append(file: Path, line: bytes) -> None:
    """Add to a file."""
    try:
        with file.open("ab") as target:
            target.write(line)
    except OSError as error:
        raise CannotWrite(
            f"cannot write {file}: {error.strerror}; choose another file with --save"
        ) from None


class Go(Enum):
    """Where a command leads: nowhere, to the list before, or to the whole table anew."""

    STAY = auto()
    BACK = auto()
    AGAIN = auto()


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
        self.game = game
        self.language: Language = language
        self.screen = screen
        self.people = [seat for seat in range(len(game.players)) if seat not in bots]
        self.bots = bots
        players = [
            VisibleBot(make_bot(bots[seat], place_at(game, seat, bots[seat])), screen, language)
            if seat in bots
            else Person(self)
            for seat in range(len(game.players))
        ]
        self.saver = Saver(game) if keep else None
        listening = [self, *([self.saver] if self.saver else [])]
        self.table = Table(game, players, listening, after_failure="fallback")
        self.adviser = Adviser(game, budget)
        self.hints = hints
        self.told = {seat: _heard_of(game, seat) for seat in self.people}
        """How many events each person was told when they last chose something."""
        self.since = dict(self.told)
        """And when their last turn had ended."""
        self.looking: int | None = None

    def speaker(self, seat: int | None) -> Speaker:
        """Speaks to a seat."""
        names = [player.name for player in self.game.players]
        return Speaker(self.game.edition, names, self.language, seat)

    def play(self) -> None:
        """From the welcome to the score sheet."""
        try:
            self._welcome()
            self.table.run()
            self._finish()
        except (Interrupted, KeyboardInterrupt):
            raise KeyboardInterrupt(*self._how_to_go_on()) from None
        except Left:
            for words in (say("answer-left", self.language), *self._how_to_go_on()):
                self.screen.say(words)

    def _how_to_go_on(self) -> list[str]:
        """What somebody who leaves should know."""
        is_kept = self.saver is not None and self.saver.works and not self.game.is_over
        return [say("answer-resume", self.language)] if is_kept else []

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

    def hear_failure(self, table: Table, seat: int, failure: BadBot) -> None:
        """People are told why another bot plays on."""
        words = say("start-bot-fails", self.language, name=self.game.name(seat), why=failure)
        self.screen.say(words, "yellow")

    def _hand_over(self, seat: int) -> None:
        """Between two people at one terminal a curtain falls."""
        if len(self.people) > 1 and self.looking != seat:
            self.screen.clear()
            self.screen.ask(say("start-curtain", self.language, name=self.game.name(seat)))
            self.screen.clear()
        self.looking = seat

    def _tell(self, seat: int) -> bool:
        """What happened since the seat last chose; whether there was anything."""
        news = self._news(seat, self.told[seat])
        for paragraph in news:
            self.screen.say(paragraph)
        return bool(news)

    def _news(self, seat: int, since: int) -> list[str]:
        events = [seen_by(event, seat) for event in self.game.events[since:]]
        return list(paragraphs(events, self.speaker(seat)))

    # A person's choice.

    def choose(self, view: View, legal: LegalActions) -> Action:
        """Ask until the view's seat has chosen something legal."""
        assert view.seat is not None
        self._hand_over(view.seat)
        if view.phase == "turn":
            self.since[view.seat] = self.told[view.seat]
        while True:
            menu = menu_for(view, legal, self.speaker(view.seat))
            action = self._walk(menu, view.seat)
            if action is not None:
                self.told[view.seat] = len(self.game.events)
                return action

    def _show_table(self, seat: int) -> None:
        view, speaker = self.game.view(seat), self.speaker(seat)
        title = say(TITLES[view.phase], self.language)
        self.screen.show("", heading(view, speaker, title))
        if self._tell(seat) and view.phase != "second_card":
            self.screen.show("")
        if view.phase == "turn":
            self.screen.show(position(view, speaker, self.screen.width))
        elif view.phase in ("keep", "first_keep"):
            cards = labelled(
                [
                    (say("table-hand", self.language), hand_flow(view, speaker)),
                    (say("table-market", self.language), market_flow(view, speaker)),
                ]
            )
            self.screen.show(position(view, speaker, self.screen.width), cards, "")

    def _show_hints(self, seat: int, most: int) -> None:
        """The best choices as the search sees them."""
        with self.screen.busy(say("hint-thinking", self.language)):
            advice = self.adviser.advice(seat)
        self._page(hints_table(advice[:most], self.game.view(seat), self.speaker(seat)))

    def _walk(self, menu: Menu, seat: int) -> Action | None:
        """From list to list to an action; None starts anew, in another language perhaps."""
        path = [menu]
        self._show_table(seat)
        if self.hints:
            self._show_hints(seat, FEW_HINTS)
        typed = self._page(menu.draw())
        while True:
            line = typed or self.screen.ask(path[-1].ask)
            typed = ""
            answer = self._answer(line, path[-1], seat)
            if isinstance(answer, Trouble):
                self.screen.say(answer.message, "yellow")
            elif answer is Go.AGAIN:
                return None
            elif answer is Go.BACK:
                path.pop()
                if not path:
                    return None
                typed = self._page(path[-1].draw())
            elif isinstance(answer, Action):
                if self._is_legal(answer, seat):
                    return answer
            elif isinstance(answer, Menu):
                if _is_narrowed(path[-1]):
                    path.pop()
                path.append(answer)
                typed = self._page(answer.draw())

    def _answer(self, line: str, menu: Menu, seat: int) -> "Action | Menu | Trouble | Go":
        """What a line means: a command, an action in full, or a choice of the menu."""
        command = commands.command_in(line)
        if command and command[0] == "do":
            return self._do(command[1], seat)
        if command:
            return self._obey(*command, seat)
        if commands.is_notation(line):
            return self._typed(line, seat)
        answer = menu.pick(line)
        if answer is not None:
            return answer
        return Trouble(say("answer-unreadable", self.language, text=line)) if line else Go.BACK

    def _do(self, number: str, seat: int) -> Action | Trouble:
        """The choice of a hint by its number."""
        advice = self.adviser.given(seat)
        if not advice:
            return Trouble(say("answer-no-hints", self.language))
        if not number.isdecimal() or not 1 <= int(number) <= len(advice):
            return Trouble(say("answer-which-hint", self.language, most=len(advice)))
        return advice[int(number) - 1].action

    def _is_legal(self, action: Action, seat: int) -> bool:
        """Whether the game allows it; says why not."""
        reason = self.game.why_not(action, seat)
        if isinstance(reason, IllegalAction):
            why = reason.sentence(self.language)
            self.screen.say(say("answer-refused", self.language, why=why), "yellow")
        return reason is None

    def _typed(self, line: str, seat: int) -> Action | Menu | Trouble:
        """What an action in full means; without a payment, the choice of it."""
        game, view, speaker = self.game, self.game.view(seat), self.speaker(seat)
        word, _, name = line.partition(" ")
        if word.casefold() == "claim" and view.phase == "turn" and ":" not in name:
            answer = TurnMenu(view, game.legal_actions(seat), speaker).route_named(name)
            if answer is not None and name.casefold() not in game.edition.route_numbers:
                return answer
        try:
            action = commands.read_action(line, view, speaker)
        except BadNotation:
            example = game.edition.routes[0].id
            words = say("answer-bad-notation", self.language, text=line, route=example)
            return Trouble(words)
        if not isinstance(action, str):
            return action
        legal = game.legal_actions(seat)
        if action in legal.claims:
            return claim_payments(view, legal.claims[action], speaker)
        if action in legal.stations:
            return station_payments(legal.stations[action], speaker)
        return commands.typical_action(action, view)

    def _obey(self, command: str, rest: str, seat: int) -> "Go":
        """Do what a command says."""
        game, view, speaker = self.game, self.game.view(seat), self.speaker(seat)
        match command:
            case "help":
                self._page(commands.help_page(game.edition, self.language))
            case "rules":
                self._page(commands.rules_page(game.edition, self.language))
            case "map":
                self._page(commands.map_page(view, speaker))
            case "routes":
                self._page(commands.routes_page(view, speaker, rest))
            case "tickets":
                self._page(commands.tickets_page(view, speaker))
            case "log":
                self._page(commands.log_page(game.events_for(seat), speaker))
            case "last":
                news = self._news(seat, self.since[seat])
                self._page(Group(*(news or [say("answer-no-news", self.language)])))
            case "hint":
                self._show_hints(seat, MANY_HINTS)
                self.screen.say(say("hint-about", self.language), "dim")
            case "why":
                self.screen.say(commands.why_words(rest, view, speaker))
            case "lang":
                return self._speak(rest)
            case "quit":
                if is_yes(self.screen.ask(say("answer-leave", self.language))):
                    raise Left
            case _:
                return Go.BACK
        return Go.STAY

    def _page(self, content: RenderableType) -> str:
        return self.screen.page(content, self.language)

    def _speak(self, word: str) -> "Go":
        """Change the language."""
        for language in LANGUAGES:
            if word.casefold() == language:
                self.language = language
                self.screen.say(say("answer-language-set", language))
                return Go.AGAIN
        self.screen.say(say("answer-which-language", self.language))
        return Go.STAY

    # The end.

    def _finish(self) -> None:
        game = self.game
        reader = self.people[0] if len(self.people) == 1 else None
        for seat in self.people[:1]:
            self.screen.show("")
            self._tell(seat)
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


def _is_narrowed(menu: Menu) -> bool:
    """Whether the menu is a part of the one before it."""
    return isinstance(menu, OptionsMenu) and menu.whole is not None


def show_result(game: Game, speaker: Speaker, screen: Screen) -> None:
    """The tickets, then the sheet, then the winner."""
    result = game.result
    if result is None or not result.winners:
        screen.say(say("score-no-result", speaker.language))
        return
    screen.page(Group("", *scores.ticket_lines(result, speaker)), speaker.language)
    screen.pause(speaker.language)
    screen.show("", scores.score_table(result, game.edition, speaker), "")
    for line in scores.remarks(result, speaker):
        screen.say(line)
    for line in scores.verdict(result, game.edition, speaker):
        screen.say(line, "bold")

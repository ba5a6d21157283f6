"""One person's way from list to list to an action, and the commands on the way."""

from enum import Enum, auto
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType

from branchline.errors import BadNotation, IllegalAction
from branchline.game.actions import Action
from branchline.terminal import commands, phrases
from branchline.terminal.choices import TurnMenu
from branchline.terminal.hints import FEW_HINTS, MANY_HINTS, hints_table
from branchline.terminal.keeping import keep_menu
from branchline.terminal.menus import Menu, OptionsMenu, Trouble
from branchline.terminal.payments import claim_payments, station_payments
from branchline.terminal.screen import Left, is_yes
from branchline.terminal.standings import standings_page, tickets_page
from branchline.terminal.tables import hand_flow, heading, labelled, market_flow, position
from branchline.text.catalogue import LANGUAGES, say

if TYPE_CHECKING:
    from branchline.editions.edition import Language
    from branchline.terminal.company import Company

TITLES = {
    "first_keep": "table-first-tickets",
    "turn": "table-your-turn",
    "second_card": "table-second-card",
    "tunnel": "table-tunnel",
    "keep": "table-new-tickets",
}


class Go(Enum):
    """Where a command leads: nowhere, to the list before, or to the whole table anew."""

    STAY = auto()
    BACK = auto()
    AGAIN = auto()


class Walk:
    """A person in a seat, about to choose."""

    def __init__(self, sitting: "Company", seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.game = sitting.game
        self.screen = sitting.screen
        self.language: Language = sitting.language
        self.speaker = sitting.speaker(seat)
        self.view = self.game.view(seat)
        self.legal = self.game.legal_actions(seat)
        self.typed = ""
        """What was typed instead of reading on."""

    def choose_from(self, menu: Menu) -> Action | None:
        """From list to list to an action; None starts anew, in another language perhaps."""
        path = [menu]
        self._show_table()
        if self.sitting.hints:
            self._show_hints(FEW_HINTS)
        self._page(menu.draw())
        self.typed = self.typed or self.sitting.typed_ahead()
        while True:
            line = self.typed or self.screen.ask(path[-1].ask)
            self.typed = ""
            answer = self._answer(line, path[-1])
            if isinstance(answer, Trouble):
                self.screen.say(answer.message, "yellow")
            elif answer is Go.AGAIN:
                return None
            elif answer is Go.BACK:
                path.pop()
                if not path:
                    return None
                self._page(path[-1].draw())
            elif isinstance(answer, Action):
                if self._is_legal(answer):
                    return answer
            elif isinstance(answer, Menu):
                if _is_narrowed(path[-1]):
                    path.pop()
                path.append(answer)
                self._page(answer.draw())

    # What is shown.

    def _show_table(self) -> None:
        view, speaker = self.view, self.speaker
        title = say(TITLES[view.phase], self.language)
        if self.sitting.is_shared:
            title = f"{speaker.player(self.seat)} · {title}"
        self.screen.show("", heading(view, speaker, title, self.screen.width))
        if self.sitting.tell(self.seat) and view.phase != "second_card":
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

    def _show_hints(self, most: int) -> None:
        """The best choices as the search sees them."""
        with self.screen.busy(say("hint-thinking", self.language)):
            advice = self.sitting.adviser.advice(self.seat)
        self._page(hints_table(advice[:most], self.view, self.speaker))

    def _page(self, content: RenderableType) -> None:
        self.typed = self.screen.page(content, self.language)

    # What was typed.

    def _answer(self, line: str, menu: Menu) -> "Action | Menu | Trouble | Go":
        """What a line means: a command, an action in full, or a choice of the menu."""
        command = commands.command_in(line)
        if command and command[0] == "do":
            return self._do(command[1])
        if command:
            return self._obey(*command)
        shown = menu.shown_as(line) if isinstance(menu, TurnMenu) else ""
        phrase = phrases.phrase_in(line, self.speaker)
        if phrase and not shown:
            return self._typed(line, *phrase)
        answer = menu.pick(shown or line)
        if answer is not None:
            return answer
        return Trouble(say("answer-unreadable", self.language, text=line)) if line else Go.BACK

    def _do(self, number: str) -> Action | Trouble:
        """The choice of a hint by its number."""
        advice = self.sitting.adviser.given(self.seat)
        if not advice:
            return Trouble(say("answer-no-hints", self.language))
        if not number.isdecimal() or not 1 <= int(number) <= len(advice):
            return Trouble(say("answer-which-hint", self.language, most=len(advice)))
        return advice[int(number) - 1].action

    def _is_legal(self, action: Action) -> bool:
        """Whether the game allows it; says why not."""
        reason = self.game.why_not(action, self.seat)
        if isinstance(reason, IllegalAction):
            why = reason.sentence(self.language)
            self.screen.say(say("answer-refused", self.language, why=why), "yellow")
        return reason is None

    def _typed(self, line: str, verb: str, rest: str) -> Action | Menu | Trouble:
        """What an action in words means; without a payment, the choice of it."""
        view, speaker, legal = self.view, self.speaker, self.legal
        if verb == "claim" and view.phase == "turn" and ":" not in rest:
            answer = TurnMenu(view, legal, speaker).route_named(rest)
            if answer is not None and rest.casefold() not in view.edition.route_numbers:
                return answer
        if verb == "keep" and view.offer:
            answer = keep_menu(view, speaker).pick(rest)
            if answer is not None:
                return answer
        try:
            action = phrases.read_action(line, view, speaker)
        except BadNotation as wrong:
            return Trouble(wrong.said(self.language))
        if not isinstance(action, str):
            return action
        if action in legal.claims:
            return claim_payments(view, legal.claims[action], speaker)
        if action in legal.stations:
            return station_payments(legal.stations[action], speaker)
        return phrases.typical_action(action, view)

    def _obey(self, command: str, rest: str) -> Go:
        """Do what a command says."""
        edition, view, speaker = self.game.edition, self.view, self.speaker
        match command:
            case "help":
                self._page(commands.help_page(speaker))
            case "rules":
                self._page(commands.rules_page(edition, self.language))
            case "board":
                self.typed = self.sitting.board.show(view, speaker, rest)
            case "routes":
                self._page(commands.routes_page(view, speaker, rest))
            case "tickets":
                self._page(tickets_page(view, speaker))
            case "standings":
                self._page(standings_page(view, speaker))
            case "log":
                self._page(commands.log_page(self.game.events_for(self.seat), speaker))
            case "last":
                news = self.sitting.news(self.seat, self.sitting.since[self.seat])
                self._page(Group(*(news or [say("answer-no-news", self.language)])))
            case "hint":
                self._obey_hint()
            case "why":
                self.screen.say(phrases.why_words(rest, view, speaker))
            case "undo":
                self.screen.say(self.sitting.undo(self.seat), "yellow")
            case "lang":
                return self._speak(rest)
            case "quit":
                if is_yes(self.screen.ask(say("answer-leave", self.language))):
                    raise Left
            case _:
                return Go.BACK
        return Go.STAY

    def _obey_hint(self) -> None:
        """The best choices, unless there are reasons to give none."""
        why_not = self.sitting.no_hints()
        if why_not:
            self.screen.say(why_not, "yellow")
            return
        self._show_hints(MANY_HINTS)
        self.screen.say(say("hint-about", self.language), "dim")

    def _speak(self, word: str) -> Go:
        """Change the language."""
        for language in LANGUAGES:
            if word.casefold() == language:
                self.sitting.language = language
                self.screen.say(say("answer-language-set", language))
                return Go.AGAIN
        self.screen.say(say("answer-which-language", self.language))
        return Go.STAY


def _is_narrowed(menu: Menu) -> bool:
    """Whether the menu is a part of the one before it."""
    return isinstance(menu, OptionsMenu) and menu.whole is not None

"""A person at a terminal, in a seat at a table of a server."""

import queue
from collections.abc import Callable

from branchline.client.game import RemoteGame
from branchline.client.seat import RemoteSeat
from branchline.client.waiting import WaitingSeat
from branchline.editions.edition import Edition, Language
from branchline.errors import ServerRefused
from branchline.game.far_views import LAYOUT
from branchline.game.notation import format_action
from branchline.terminal.board import BoardScreen
from branchline.terminal.choices import menu_for
from branchline.terminal.hints import HINT_BUDGET, Adviser
from branchline.terminal.scores import show_result
from branchline.terminal.screen import Interrupted, Left, Screen, is_yes
from branchline.terminal.speaker import Speaker
from branchline.terminal.walk import Walk
from branchline.text.catalogue import listed, say
from branchline.text.lines import paragraphs
from branchline.text.votes import vote_sentence


class RemoteSitting:
    """What a person is shown of a table far away, asked and told."""

    def __init__(
        self, remote: RemoteSeat, edition: Edition, language: Language, screen: Screen
    ) -> None:
        assert remote.seat is not None, "somebody who plays has a seat"
        self.seat = remote.seat
        self.edition = edition
        self.language: Language = language
        self.screen = screen
        self.hints = self.is_shared = False
        self.board = BoardScreen(screen)
        self.told = 0
        """Events that the person was told."""
        self.since = {self.seat: 0}
        self._acted = 0
        """The number of the person's last action in the log."""
        self._own_end = 0
        """Events that there were after it."""
        self._cuts: queue.SimpleQueue[bool] = queue.SimpleQueue()
        remote.numbers, remote.language, remote.tell = LAYOUT, language, self._cuts.put
        self._waiting = WaitingSeat(remote, self._look_around)

    def play(self) -> bool:
        """From the lobby to the score sheet; whether the game is over."""
        try:
            with self._waiting:
                self.game = RemoteGame(self.edition, self.seat, self._waiting.scene())
                self.adviser = Adviser(self.game, HINT_BUDGET)
                self._sit()
                while self.game.table.phase != "over":
                    if not self._take_turn():
                        self._wait()
            self._finish()
        except (Interrupted, KeyboardInterrupt):
            raise KeyboardInterrupt(say("join-return", self.language)) from None
        except Left:
            for key in ("answer-left", "join-return"):
                self.screen.say(say(key, self.language))
            return False
        return True

    def _sit(self) -> None:
        """Wait until the game begins, and say how."""
        while self.game.table.phase == "lobby":
            free = sum(not one.name for one in self.game.table.seats)
            with self.screen.busy(say("join-waiting", self.language, free=free)):
                self._hear()
        if self.game.scene.view is not None and self.game.scene.view.phase == "first_keep":
            self.screen.say(say("start-goal", self.language))
            first = self.game.scene.view.first_seat
            key = "start-first.you" if first == self.seat else "start-first"
            self.screen.say(say(key, self.language, name=self.game.name(first)))

    def _take_turn(self) -> bool:
        """Choose if the person is asked; whether something was done."""
        if self.game.has_stand_in:
            return self._come_back()
        if not self.game.is_asked:
            return False
        view = self.game.view(self.seat)
        if view.phase == "turn":
            self.since[self.seat] = self._own_end
        menu = menu_for(view, self.game.legal_actions(self.seat), self.speaker(self.seat))
        action = Walk(self, self.seat).choose_from(menu)
        if action is not None:
            self._do(lambda: self._waiting.act(format_action(action)))
        return True

    def _come_back(self) -> bool:
        """A bot plays for somebody who was away; take the seat back if they want to."""
        if not is_yes(self.screen.ask(say("join-bot-plays", self.language))):
            return False
        self._do(self._waiting.come_back)
        return True

    def _do(self, deed: Callable[[], int]) -> None:
        """Do something, and go on to the scene that has it; or say why the server refuses, and go
        on to the scene that explains it."""
        try:
            self._acted = deed()
        except ServerRefused as error:
            self.screen.say(say("join-refused", self.language, why=error.sentence), "yellow")
            self._hear()
        while self.game.table.number < self._acted:
            self._hear()

    def _wait(self) -> None:
        """Wait for the others, and tell what they do."""
        awaited = [self.game.name(seat) for seat in self.game.table.awaited]
        names = listed(awaited, self.language)
        with self.screen.busy(say("join-turn", self.language, names=names)):
            self._hear()
        self.tell(self.seat)

    def _hear(self) -> None:
        """Go on by the next scene, and pass on what people said and voted for."""
        self.game.take(self._waiting.scene())
        for said in self.game.said:
            words = said.text or say(f"page-say-{said.preset.replace('_', '-')}", self.language)
            name = self.game.player_name(said.player)
            self.screen.say(say("join-said", self.language, name=name, text=words), "cyan")
        for vote in self.game.voted:
            voters, speaker = self.game.seats_of(vote.player), self.speaker(self.seat)
            text = vote_sentence(speaker, vote.seat, voters, vote.wanted, vote.votes, vote.needed)
            self.screen.say(text, "cyan")
        if self.game.table.number <= self._acted:
            self._own_end = len(self.game.events)

    def _look_around(self) -> None:
        """Say what became of the connection, while somebody waits."""
        while not self._cuts.empty():
            key = "join-found" if self._cuts.get() else "join-lost"
            self.screen.say(say(key, self.language), "yellow")

    def _finish(self) -> None:
        self.screen.show("")
        self.tell(self.seat)
        if self.game.result is None:
            self.screen.say(say("join-aborted", self.language))
        else:
            show_result(self.game, self.speaker(self.seat), self.screen)

    # What a person's way to an action needs.

    def speaker(self, seat: int | None) -> Speaker:
        """Speaks to a seat."""
        names = [one.name for one in self.game.table.seats]
        return Speaker(self.edition, names, self.language, seat)

    def news(self, seat: int, since: int) -> list[str]:
        """What the seat has seen happen after so many events, a paragraph a turn."""
        return list(paragraphs(self.game.events[since:], self.speaker(seat)))

    def tell(self, seat: int) -> bool:
        """Say what happened since the seat was told last; whether there was anything."""
        news = self.news(seat, self.told)
        for paragraph in news:
            self.screen.say(paragraph)
        self.told = len(self.game.events)
        return bool(news)

    def typed_ahead(self) -> str:
        """Nothing: what is typed early is read when it is asked for."""
        return ""

    def no_hints(self) -> str:
        """Hints are given against bots alone."""
        return "" if self.game.is_against_bots else say("join-no-hints", self.language)

    def undo(self, seat: int) -> str:
        """Nothing is taken back here."""
        return say("join-no-undo", self.language)

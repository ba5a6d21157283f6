"""Stepping through a record in words, a turn at a time; without a terminal all of it at once."""

from dataclasses import dataclass, field

from rich.rule import Rule
from rich.text import Text

from branchline.editions.edition import Edition, Language
from branchline.errors import BadRecord, BranchlineError
from branchline.game.events import End, Event, Fill, Turn
from branchline.game.game import Game
from branchline.game.record import Record, begin
from branchline.game.view import View
from branchline.terminal.scores import show_result
from branchline.terminal.screen import Interrupted, Left, Screen
from branchline.terminal.speaker import Speaker
from branchline.terminal.tables import labelled, market_flow, seats_table
from branchline.text.catalogue import say
from branchline.text.events import sentence
from branchline.text.speaker import spoken_to


@dataclass(slots=True)
class Scene:
    """A turn: what happened, and the table after it."""

    view: View
    actions: int = 0
    """How many actions of the game lie behind it, as `branchline board --at` counts them."""
    events: list[Event] = field(default_factory=list[Event])


def scenes_of(record: Record, edition: Edition | None = None) -> tuple[Game, list[Scene]]:
    """The game of a record, played again, and its turns; the first scene is the set-up."""
    game = begin(record, edition)
    scenes = [Scene(game.view(), events=list(game.events))]
    for number, (seat, text) in enumerate(record.actions, 1):
        try:
            events = game.play(text, seat)
        except BranchlineError as error:
            raise BadRecord(
                "error-record-action",
                {"number": str(number), "action": f"'{text}'", "seat": str(seat), "why": error},
            ) from None
        scenes[-1].actions = number
        _add(scenes, events, game.view())
    if record.events and record.events[-1] == End("abandoned"):
        _add(scenes, game.abandon(), game.view())
    return game, scenes


def _add(scenes: list[Scene], events: list[Event], view: View) -> None:
    """What one action did: it may end a turn and begin the next."""
    scenes[-1].view = view
    for event in events:
        if isinstance(event, Turn):
            scenes.append(Scene(view, scenes[-1].actions))
        scenes[-1].events.append(event)


def replay_game(
    record: Record,
    *,
    edition: Edition | None = None,
    language: Language = "en",
    screen: Screen | None = None,
) -> None:
    """Show a record turn by turn."""
    game, scenes = scenes_of(record, edition)
    names = [player.name for player in record.seats]
    speaker = Speaker(game.edition, names, language, spoken_to(names))
    Replay(game, scenes, speaker, screen or Screen()).show()


class Replay:
    """A record on the screen."""

    def __init__(self, game: Game, scenes: list[Scene], speaker: Speaker, screen: Screen) -> None:
        self.game = game
        self.scenes = scenes
        self.speaker = speaker
        self.screen = screen
        self.at = 0

    def show(self) -> None:
        """All scenes, or as they are asked for."""
        language = self.speaker.language
        players, name = self.speaker.names, self.game.edition.names
        title = say("replay-title", language, map=name, players=players)
        self.screen.show(Rule(Text(title, "bold"), style="dim"))
        if not self.screen.pages:
            for number in range(len(self.scenes)):
                self._show_scene(number)
            return
        try:
            self._show_scene(0)
            while self._turn_page(self.screen.ask(say("replay-ask", language))):
                pass
        except Interrupted:
            raise KeyboardInterrupt from None
        except Left:
            return

    def _turn_page(self, line: str) -> bool:
        """Go where the line says; whether there is more to ask."""
        language, last = self.speaker.language, len(self.scenes) - 1
        word = line.casefold()
        if word in ("q", "quit", "quitter"):
            return False
        if word == "b":
            wanted = self.at - 1
        elif line.isdecimal():
            wanted = int(line)
        elif not line:
            wanted = self.at + 1
        else:
            self.screen.say(say("replay-unreadable", language, text=line))
            return True
        if 0 <= wanted <= last:
            self.at = wanted
            self._show_scene(wanted)
        elif line.isdecimal():
            self.screen.say(say("replay-no-such-turn", language, text=line, last=last))
        else:
            self.screen.say(say("replay-start" if wanted < 0 else "replay-end", language))
        return True

    def _show_scene(self, number: int) -> None:
        language, last = self.speaker.language, len(self.scenes) - 1
        scene = self.scenes[number]
        title = say("replay-step", language, number=number, last=last, actions=scene.actions)
        if number == 0:
            title = say("log-forked" if self.game.start else "replay-set-up", language)
        self.screen.show("", Rule(Text(title, "bold"), align="left", style="dim"))
        for event in scene.events:
            if not isinstance(event, Fill):
                self.screen.say(sentence(event, self.speaker))
        if self.screen.pages:
            market = labelled(
                [(say("table-market", language), market_flow(scene.view, self.speaker))]
            )
            self.screen.show(market, seats_table(scene.view, self.speaker))
        if number == last and self.game.is_over:
            show_result(self.game, self.speaker, self.screen)

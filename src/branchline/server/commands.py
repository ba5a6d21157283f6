"""From a player's command to the entry of the log that it asks for, or to a reason why not."""

import unicodedata
from dataclasses import dataclass

from branchline.bots.levels import LEVELS
from branchline.bots.roster import ROSTER
from branchline.errors import BadNotation
from branchline.game.actions import Action, ChangePlayer
from branchline.game.notation import format_action, parse_action
from branchline.server.entries import (
    Aborted,
    Acted,
    AnyEntry,
    BotSat,
    HostChanged,
    Intended,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    Voted,
)
from branchline.server.intents import is_intent_for
from branchline.server.pace import SECOND, Slow, Untimed
from branchline.server.presence import AWAY
from branchline.server.protocol import (
    NAME_LENGTH,
    Abort,
    Act,
    Command,
    Intend,
    PassHost,
    Replace,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    TakeHost,
    Vote,
)
from branchline.server.refusals import Refused
from branchline.server.state import Chair, TableState
from branchline.server.votes import check_vote, needed_on, voted_out, without
from branchline.wording import Wording

BOTS = (*LEVELS, *ROSTER, "random")
"""Bots that may play here: none that starts a program, and none whose thinking has no bound."""
PLAYS_ON = "medium"
"""The bot that plays on for a player who resigns, or is voted out."""
MINUTE = 60.0
PRESETS = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "oops",
    "nice_route",
    "my_route",
    "hurry",
    "wait",
    "bye",
    "laugh",
    "applause",
    "surprise",
    "train",
)


def cleaned(text: str) -> str:
    """A text as others may be shown it: no control or formatting characters, single spaces."""
    plain = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if letter.isspace() else letter
        for letter in plain
        if letter.isspace() or not unicodedata.category(letter).startswith("C")
    )
    return " ".join(kept.split())


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a command depends on besides its table."""

    now: int
    """The time in milliseconds since 1970."""
    players: int
    """How many people have joined the table."""
    claim: str = ""
    """What the log is to call the profile of a player who sits down with one."""
    is_host_away: bool = False
    """Whether the host has not looked at the table for long."""


def entries_for(
    state: TableState, player: int, command: Command, around: Circumstances
) -> list[AnyEntry]:
    """What the command of a player asks for, checked against everything but the game's rules;
    raises `Refused`."""
    match command:
        case Sit():
            return [_sit(state, player, command, around.claim)]
        case Stand(_, seat):
            _check_lobby(state)
            if state.host != player:
                _own_chair(state, player, seat)
            elif _chair(state, seat) is None:
                return []
            return [Stood(seat)]
        case SeatBot(_, seat, bot):
            _check_lobby(state)
            _check_host(state, player)
            _check_free(state, seat)
            return [BotSat(seat, _checked_bot(bot))]
        case Start(_, bot):
            _check_lobby(state)
            _check_host(state, player)
            _checked_bot(bot)
            free = [seat for seat, chair in enumerate(state.chairs) if chair is None]
            return [*(BotSat(seat, bot) for seat in free), Started()]
        case PassHost(_, other):
            _check_host(state, player)
            if other >= around.players:
                raise Refused("server-no-player", player=other)
            return [HostChanged(other)]
        case TakeHost():
            if state.host == player:
                return []
            _check_host_away(state, player, around)
            return [HostChanged(player)]
        case Act():
            return [_act(state, player, command)]
        case Intend():
            return _intend(state, player, command)
        case Replace(_, seat, bot):
            _check_playing(state)
            _check_late(state, player, seat, around)
            return _with_votes(state, seat, Replaced(seat, _checked_bot(bot)))
        case Vote(_, seat, wanted):
            _check_playing(state)
            _chair(state, seat)
            check_vote(state, player, seat, around.now)
            return _vote(state, player, seat, wanted)
        case Return(_, seat):
            _check_playing(state)
            chair = _own_chair(state, player, seat)
            if chair.resigned:
                raise Refused("server-resigned")
            return [Returned(seat)] if chair.bot else []
        case Resign(_, seat):
            _check_playing(state)
            if _own_chair(state, player, seat).resigned:
                raise Refused("server-resigned")
            return _with_votes(state, seat, Resigned(seat, PLAYS_ON))
        case Abort():
            _check_host(state, player)
            _check_may_abort(state)
            return [Aborted()]
        case Say(_, preset, text):
            return [_say(state, player, preset, cleaned(text))]


def _chair(state: TableState, seat: int) -> Chair | None:
    if seat >= len(state.chairs):
        raise Refused("server-no-seat", seat=seat)
    return state.chairs[seat]


def _own_chair(state: TableState, player: int, seat: int) -> Chair:
    chair = _chair(state, seat)
    if chair is None or chair.player != player:
        raise Refused("server-not-your-seat")
    return chair


def _check_host(state: TableState, player: int) -> None:
    if state.host != player:
        raise Refused("server-not-host")


def _check_host_away(state: TableState, player: int, around: Circumstances) -> None:
    """Whoever sits may take the place of a host who neither looks nor says anything."""
    if not state.seats_of(player):
        raise Refused("server-not-seated")
    is_silent = around.now - state.steps.last_word_of(state.host) >= AWAY * SECOND
    if not (around.is_host_away and is_silent):
        raise Refused("server-host-is-here", minutes=round(AWAY / MINUTE))


def _check_lobby(state: TableState) -> None:
    if state.phase != "lobby":
        raise Refused("server-has-begun" if state.phase == "playing" else "server-game-over")


def _check_playing(state: TableState) -> None:
    if state.phase != "playing":
        raise Refused("server-not-begun" if state.phase == "lobby" else "server-game-over")


def _check_free(state: TableState, seat: int) -> None:
    if _chair(state, seat) is not None:
        raise Refused("server-seat-taken")


def _checked_bot(bot: str) -> str:
    if bot not in BOTS:
        raise Refused("server-no-bot", bot=bot)
    return bot


def _sit(state: TableState, player: int, command: Sit, claim: str) -> Sat:
    _check_lobby(state)
    _check_free(state, command.seat)
    name = cleaned(command.name)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refused("server-bad-name", most=NAME_LENGTH)
    return Sat(command.seat, player, name, command.contribution, claim)


def _act(state: TableState, player: int, command: Act) -> Acted:
    _check_playing(state)
    if _own_chair(state, player, command.seat).bot:
        raise Refused("server-bot-plays")
    action = _parsed(command.action)
    if isinstance(action, ChangePlayer):
        raise Refused("server-bad-message", reason=Wording("server-change-player"))
    return Acted(command.seat, format_action(action))


def _parsed(text: str) -> Action:
    try:
        return parse_action(text)
    except BadNotation as error:
        raise Refused("server-bad-message", reason=error) from None


def _intend(state: TableState, player: int, command: Intend) -> list[AnyEntry]:
    _check_playing(state)
    if _own_chair(state, player, command.seat).bot:
        raise Refused("server-bot-plays")
    if not isinstance(state.settings.pace, Slow | Untimed):
        raise Refused("server-intent-live")
    if command.action:
        assert state.game is not None
        if state.game.phase == "turn" and command.seat in state.awaited:
            raise Refused("server-your-turn")
        action = _parsed(command.action)
        if not is_intent_for(state.edition, action):
            raise Refused("server-intent-other")
        wanted = format_action(action)
    else:
        wanted = ""
    is_news = state.intents.get(command.seat, "") != wanted
    return [Intended(command.seat, wanted)] if is_news else []


def _check_late(state: TableState, player: int, seat: int, around: Circumstances) -> None:
    """Players may replace a seat that is out of time; their own they resign."""
    chair = _chair(state, seat)
    if not state.seats_of(player) or chair is None or chair.player in (None, player):
        raise Refused("server-not-your-seat")
    deadline = state.clocks.deadlines.get(seat)
    if chair.bot or deadline is None:
        raise Refused("server-in-time")
    if around.now < deadline:
        raise Refused("server-in-time")


def _vote(state: TableState, player: int, seat: int, wanted: bool) -> list[AnyEntry]:
    known = state.votes.get(seat, frozenset())
    votes = known | {player} if wanted else known - {player}
    if votes == known:
        return []
    vote = Voted(seat, player, wanted, len(votes), needed_on(state.people, seat))
    return [vote, *_replaced(voted_out(state.people, {**state.votes, seat: votes}))]


def _with_votes(state: TableState, seat: int, leaving: AnyEntry) -> list[AnyEntry]:
    """Somebody leaves the game, and so do those whom more than half of the rest want replaced."""
    rest = without(state.people, seat)
    return [leaving, *_replaced(voted_out(rest, state.votes))]


def _replaced(seats: list[int]) -> list[AnyEntry]:
    return [Replaced(seat, PLAYS_ON) for seat in seats]


def _check_may_abort(state: TableState) -> None:
    if state.phase == "over":
        raise Refused("server-game-over")
    if state.game and state.game.phase != "first_keep":
        raise Refused("server-too-late-to-abort")


def _say(state: TableState, player: int, preset: str, text: str) -> Said:
    chat = state.settings.chat
    if preset in PRESETS and chat != "off":
        return Said(player, preset=preset)
    if text and chat == "free":
        return Said(player, text=text)
    raise Refused("server-chat-off")

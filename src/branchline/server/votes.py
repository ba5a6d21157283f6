"""Votes at a table that waits for somebody: whether a bot is to play on in their place.

Those who still play as people decide, more than half of all but the one concerned. A vote lapses
when the seat acts or has another player, and when whoever gave it leaves the game (`state.py`).
"""

from collections.abc import Mapping, Set

from branchline.server.pace import SECOND, Slow
from branchline.server.protocol import VoteInfo
from branchline.server.refusals import Refused
from branchline.server.state import TableState

MINUTE = 60 * SECOND
PATIENCE = 5 * MINUTE
"""How long a seat has kept the others waiting before there can be a vote."""


def votes_of(state: TableState) -> dict[int, VoteInfo]:
    """What is, or can be, voted on, by seat: whom others wait for. Slow tables leave it to their
    clocks."""
    if isinstance(state.settings.pace, Slow):
        return {}
    people = state.people
    awaited = [seat for seat in state.awaited if seat in people and voters_on(people, seat)]
    return {
        seat: VoteInfo(
            possible_from(state, seat),
            tuple(sorted(voters_on(people, seat))),
            tuple(sorted(state.votes.get(seat, ()))),
            needed_on(people, seat),
        )
        for seat in awaited
    }


def voters_on(people: Mapping[int, int], seat: int) -> Set[int]:
    """The players who may vote on a seat; `people` are those who still play, by seat."""
    return set(people.values()) - {people[seat]}


def needed_on(people: Mapping[int, int], seat: int) -> int:
    """How many of them must want it: more than half."""
    return len(voters_on(people, seat)) // 2 + 1


def possible_from(state: TableState, seat: int) -> int:
    """From when on there can be a vote on a seat that is asked. Its patience begins anew with every
    action, and time in which no server ran is not counted."""
    acted = state.steps[state.moment - 1].time if state.moment else 0
    since = max(acted, state.clocks.asked[seat])
    return state.clocks.uptime.after(since, PATIENCE)


def check_vote(state: TableState, player: int, seat: int, now: int) -> None:
    """Raise `Refused` unless the player may vote on the seat of a game that is on."""
    people = state.people
    if isinstance(state.settings.pace, Slow):
        raise Refused("server-vote-slow")
    if player not in people.values():
        raise Refused("server-vote-people")
    if seat not in people:
        raise Refused("server-vote-bot")
    if people[seat] == player:
        raise Refused("server-vote-own")
    if seat not in state.awaited:
        raise Refused("server-not-asked")
    if now < possible_from(state, seat):
        raise Refused("server-vote-early", minutes=round(PATIENCE / MINUTE))


def voted_out(people: Mapping[int, int], votes: Mapping[int, Set[int]]) -> list[int]:
    """The seats that enough of these people want bots to play, one after the other: whoever is
    replaced has no vote any more, and the others may then be enough elsewhere."""
    for seat, players in votes.items():
        is_played = seat in people
        if is_played and len(players & voters_on(people, seat)) >= needed_on(people, seat):
            return [seat, *voted_out(without(people, seat), votes)]
    return []


def without(people: Mapping[int, int], seat: int) -> dict[int, int]:
    """The people who still play when the player of a seat does so no more."""
    return {one: player for one, player in people.items() if one != seat}

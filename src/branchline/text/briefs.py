"""Every event that is news as one short line, for a log that shows the cards beside it."""

from collections.abc import Sequence

from branchline.game.events import (
    Blind,
    BonusDraw,
    Bonuses,
    Claim,
    End,
    Event,
    Keep,
    LastRound,
    Passed,
    PlayerChanged,
    RejectsShuffled,
    Reset,
    Reshuffle,
    StationBuilt,
    Stop,
    Take,
    Tunnel,
    Withdrawn,
)
from branchline.text.events import addressed, player_words
from branchline.text.speaker import Speaker
from branchline.wording import Wording, counted


def brief(event: Event, speaker: Speaker) -> str:
    """What happened, in a few words."""
    wording = _wording(event, speaker)
    return speaker.say(addressed(wording, getattr(event, "seat", None), speaker))


def brief_draw(draws: Sequence[Take | Blind], speaker: Speaker) -> str:
    """All that was drawn in one turn."""
    number = len(draws)
    taken = sum(isinstance(draw, Take) for draw in draws)
    if 0 < taken < number:
        wording = Wording("brief-take-and-draw")
    else:
        cards = Wording("card-unknown" if number == 1 else "card-two-unknown")
        wording = Wording("brief-take" if taken else "brief-draw", {"cards": cards})
    return speaker.say(addressed(wording, draws[0].seat, speaker))


def _wording(event: Event, speaker: Speaker) -> Wording:
    match event:
        case Claim(_, route, _, points):
            return Wording("brief-claim", {**_ends(route, speaker), "points": points})
        case Tunnel(_, route, _, _, extra):
            return Wording("brief-tunnel", {**_ends(route, speaker), "extra": extra})
        case Withdrawn(_, route):
            return Wording("brief-withdraw", _ends(route, speaker))
        case StationBuilt(_, city, _):
            return Wording("brief-station", {"city": speaker.city_names(city)})
        case BonusDraw(_, cards):
            return Wording("brief-bonus-draw", {"cards": counted(len(cards), "card")})
        case Keep(_, tickets, ()):
            return Wording("brief-keep", {"tickets": counted(len(tickets), "ticket")})
        case Keep(_, tickets, rejected):
            kept = len(tickets)
            return Wording("brief-keep-some", {"kept": kept, "offered": kept + len(rejected)})
        case PlayerChanged(_, player, resigned):
            key = "brief-player-resigned" if resigned else "brief-player"
            return Wording(key, {"player": player_words(player)})
        case Reshuffle(number, _):
            return Wording("brief-reshuffle", {"cards": counted(number, "card")})
        case _:
            return Wording(PLAIN[type(event)])


PLAIN: dict[type[Event], str] = {
    Bonuses: "brief-bonuses",
    Reset: "brief-reset",
    RejectsShuffled: "brief-rejects-shuffled",
    Stop: "brief-stop",
    Passed: "brief-pass",
    LastRound: "brief-last-round",
    End: "brief-end",
}
"""Events of which nothing but their seat is told."""


def _ends(route: str, speaker: Speaker) -> dict[str, object]:
    """The two cities of a route."""
    one = speaker.routes[route]
    return {"from": speaker.city_names(one.city_a), "to": speaker.city_names(one.city_b)}

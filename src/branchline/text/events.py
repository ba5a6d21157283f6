"""Every event as one complete sentence, addressed to a reader.

Events may be as a seat sees them (`seen_by`): cards and tickets that are hidden are counted, never
named.
"""

from collections import Counter
from collections.abc import Sequence

from branchline.game.events import (
    HIDDEN_CARD,
    Blind,
    BonusDraw,
    Bonuses,
    Claim,
    Deal,
    End,
    Event,
    Fill,
    Keep,
    LastRound,
    Offer,
    Passed,
    PlayerChanged,
    RejectsShuffled,
    Reset,
    Reshuffle,
    StationBuilt,
    Stop,
    Take,
    Tunnel,
    Turn,
    Withdrawn,
)
from branchline.game.wording import card_name, one_card
from branchline.text.speaker import Speaker
from branchline.wording import Wording, counted


def sentence(event: Event, speaker: Speaker) -> str:
    """What happened, in one sentence."""
    return speaker.say(wording_of(event, speaker))


def wording_of(event: Event, speaker: Speaker) -> Wording:
    """What happened, in no language yet: spoken to the seat of the event if the reader has it."""
    return addressed(_wording(event, speaker), getattr(event, "seat", None), speaker)


def addressed(wording: Wording, seat: int | None, speaker: Speaker) -> Wording:
    """A wording spoken to a seat if the reader has it, else of whoever fills it."""
    if seat is None:
        return wording
    if seat == speaker.me:
        return Wording(f"{wording.key}.you", wording.values)
    return Wording(wording.key, {**wording.values, "name": speaker.player(seat)})


def _wording(event: Event, speaker: Speaker) -> Wording:
    """Which message an event takes, and what fills it besides the player's name."""
    match event:
        case Bonuses(cards):
            names = [speaker.bonuses[card].names for card in cards]
            return Wording("event-bonuses", {"bonuses": names})
        case Fill(slot, card):
            laid = Wording("card-one.start", {"card": card, "name": card_name(card)})
            return Wording("event-fill", {"card": laid, "place": slot + 1})
        case Reset(discarded):
            return Wording("event-reset", {"cards": _cards(discarded)})
        case Reshuffle(number, after):
            cards = counted(number, "discarded-card")
            if not after:
                return Wording("event-reshuffle", {"cards": cards})
            drawn = counted(after, "card")
            return Wording("event-reshuffle-after", {"cards": cards, "drawn": drawn})
        case RejectsShuffled(tickets):
            return Wording("event-rejects-shuffled", {"tickets": ticket_words(tickets, speaker)})
        case Deal(_, cards):
            return Wording("event-deal", {"cards": _cards(cards)})
        case Offer(_, tickets):
            return Wording("event-offer", {"tickets": ticket_words(tickets, speaker)})
        case Keep(_, tickets, ()):
            return Wording("event-keep", {"tickets": ticket_words(tickets, speaker)})
        case Keep(_, tickets, rejected):
            kept, others = ticket_words(tickets, speaker), ticket_words(rejected, speaker)
            return Wording("event-keep-some", {"tickets": kept, "rejected": others})
        case Take(_, _, card):
            return Wording("event-take", {"card": one_card(card)})
        case Blind(_, card):
            drawn = Wording("card-unknown") if card == HIDDEN_CARD else one_card(card)
            return Wording("event-blind", {"card": drawn})
        case BonusDraw(_, cards):
            return Wording("event-bonus-draw", {"cards": _cards(cards)})
        case PlayerChanged(_, player, resigned):
            key = "event-player-resigned" if resigned else "event-player"
            return Wording(key, {"player": player_words(player)})
        case LastRound():
            wagons = counted(speaker.edition.rules.last_round_wagons, "wagon")
            return Wording("event-last-round", {"wagons": wagons})
        case Turn():
            return Wording("event-turn")
        case Stop():
            return Wording("event-stop")
        case Passed():
            return Wording("event-pass")
        case End(reason):
            return Wording(f"event-end-{reason.replace('_', '-')}")
        case _:
            return _building(event, speaker)


def _building(event: Claim | Tunnel | Withdrawn | StationBuilt, speaker: Speaker) -> Wording:
    """Events about routes and stations."""
    match event:
        case Claim(_, route, payment, points):
            values = {
                "route": speaker.ends(speaker.routes[route]),
                "spaces": counted(speaker.routes[route].length, "space"),
                "payment": payment,
                "points": counted(points, "point"),
            }
            return Wording("event-claim", values)
        case Tunnel(_, route, laid, revealed, extra):
            shown = {"number": len(revealed), "cards": _cards(revealed)}
            values = {
                "route": speaker.ends(speaker.routes[route]),
                "laid": laid,
                "revealed": Wording("event-revealed", shown),
                "extra": Wording("event-extra", {"number": extra, "cards": counted(extra, "card")}),
            }
            return Wording("event-tunnel", values)
        case Withdrawn(_, route):
            return Wording("event-withdraw", {"route": speaker.ends(speaker.routes[route])})
        case StationBuilt(_, city, payment):
            return Wording("event-station", {"city": speaker.city_names(city), "payment": payment})


def _cards(cards: Sequence[str]) -> object:
    """Several cards; hidden ones are only counted."""
    if not cards or HIDDEN_CARD in cards:
        return counted(len(cards), "card")
    return Counter(cards)


def ticket_words(tickets: Sequence[str], speaker: Speaker) -> object:
    """Several tickets with their points; hidden ones are only counted."""
    if not tickets or HIDDEN_CARD in tickets:
        return counted(len(tickets), "ticket")
    named = [speaker.tickets[name] for name in tickets]
    return [
        Wording("words-ticket", {**speaker.ends(ticket).values, "points": ticket.points})
        for ticket in named
    ]


def player_words(player: str) -> Wording:
    """Who plays a seat: a person, or a bot by its name."""
    kind, _, name = player.partition(":")
    return Wording("event-bot", {"bot": name}) if kind == "bot" else Wording("event-person")

"""Every event as one complete sentence, in English or French.

Events may be as a seat sees them (`seen_by`): cards and tickets that are hidden are counted, never
named. Each template comes twice, spoken to the reader and spoken of somebody.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from branchline.editions.edition import Language
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
from branchline.game.words import join_words
from branchline.terminal.speaker import Speaker

PERSONAL: dict[str, dict[Language, tuple[str, str]]] = {
    "deal": {
        "en": ("You start with {cards}.", "{name} starts with {cards}."),
        "fr": ("Vous commencez avec {cards}.", "{name} commence avec {cards}."),
    },
    "offer": {
        "en": ("You are offered {tickets}.", "{name} is offered {tickets}."),
        "fr": ("On vous propose {tickets}.", "On propose {tickets} à {name}."),
    },
    "keep": {
        "en": ("You keep {tickets}.", "{name} keeps {tickets}."),
        "fr": ("Vous gardez {tickets}.", "{name} garde {tickets}."),
    },
    "keep_some": {
        "en": ("You keep {tickets} and reject {rejected}.",
               "{name} keeps {tickets} and rejects {rejected}."),
        "fr": ("Vous gardez {tickets} et refusez {rejected}.",
               "{name} garde {tickets} et refuse {rejected}."),
    },
    "turn": {
        "en": ("It is your turn.", "It is the turn of {name}."),
        "fr": ("C'est à vous de jouer.", "C'est à {name} de jouer."),
    },
    "take": {
        "en": ("You take {card} from the market.", "{name} takes {card} from the market."),
        "fr": ("Vous prenez {card} au marché.", "{name} prend {card} au marché."),
    },
    "blind": {
        "en": ("You draw {card} from the deck.", "{name} draws {card} from the deck."),
        "fr": ("Vous piochez {card}.", "{name} pioche {card}."),
    },
    "stop": {
        "en": ("You stop after one card.", "{name} stops after one card."),
        "fr": ("Vous vous arrêtez après une carte.", "{name} s'arrête après une carte."),
    },
    "claim": {
        "en": ("You claim {route} ({spaces}) with {payment} and score {points}.",
               "{name} claims {route} ({spaces}) with {payment} and scores {points}."),
        "fr": ("Vous prenez {route} ({spaces}) avec {payment} et marquez {points}.",
               "{name} prend {route} ({spaces}) avec {payment} et marque {points}."),
    },
    "tunnel": {
        "en": ("You lay {laid} for the tunnel {route}; {revealed}, {extra}.",
               "{name} lays {laid} for the tunnel {route}; {revealed}, {extra}."),
        "fr": ("Vous posez {laid} pour le tunnel {route} ; {revealed}, {extra}.",
               "{name} pose {laid} pour le tunnel {route} ; {revealed}, {extra}."),
    },
    "withdraw": {
        "en": ("You give up the tunnel {route} and take the cards back.",
               "{name} gives up the tunnel {route} and takes the cards back."),
        "fr": ("Vous renoncez au tunnel {route} et reprenez vos cartes.",
               "{name} renonce au tunnel {route} et reprend ses cartes."),
    },
    "bonus_draw": {
        "en": ("For this route you draw {cards} from the deck.",
               "For this route {name} draws {cards} from the deck."),
        "fr": ("Pour cette route, vous piochez {cards}.",
               "Pour cette route, {name} pioche {cards}."),
    },
    "station": {
        "en": ("You build a station in {city} with {payment}.",
               "{name} builds a station in {city} with {payment}."),
        "fr": ("Vous construisez une gare à {city} avec {payment}.",
               "{name} construit une gare à {city} avec {payment}."),
    },
    "pass": {
        "en": ("You pass, as nothing is possible.", "{name} passes, as nothing is possible."),
        "fr": ("Vous passez, car rien n'est possible.",
               "{name} passe, car rien n'est possible."),
    },
    "last_round": {
        "en": ("You have {wagons} or fewer left: everybody has one more turn.",
               "{name} has {wagons} or fewer left: everybody has one more turn."),
        "fr": ("Il vous reste {wagons} ou moins : chacun joue encore un tour.",
               "Il reste à {name} {wagons} ou moins : chacun joue encore un tour."),
    },
    "player": {
        "en": ("Your seat is now played by {player}.",
               "The seat of {name} is now played by {player}."),
        "fr": ("Votre place est désormais tenue par {player}.",
               "La place de {name} est désormais tenue par {player}."),
    },
    "player_resigned": {
        "en": ("You resign, and your seat is now played by {player}.",
               "{name} resigns, and the seat is now played by {player}."),
        "fr": ("Vous abandonnez, et votre place est désormais tenue par {player}.",
               "{name} abandonne, et sa place est désormais tenue par {player}."),
    },
}  # fmt: skip

COMMON: dict[str, dict[Language, str]] = {
    "bonuses": {
        "en": "The bonuses of this game are {bonuses}.",
        "fr": "Les bonus de cette partie sont {bonuses}.",
    },
    "fill": {
        "en": "{Card} is laid face up in place {place} of the market.",
        "fr": "{Card} est posée à la place {place} du marché.",
    },
    "reset": {
        "en": "Too many locomotives lie face up: the market ({cards}) is replaced.",
        "fr": "Trop de locomotives sont visibles : le marché ({cards}) est remplacé.",
    },
    "reshuffle": {
        "en": "The deck is empty: it is made anew from {cards}.",
        "fr": "La pioche est vide : on la refait avec {cards}.",
    },
    "reshuffle_after": {
        "en": "The deck runs out after {drawn} of the next draw: it is made anew from {cards}.",
        "fr": "La pioche s'épuise après {drawn} du tirage suivant : on la refait avec {cards}.",
    },
    "rejects_shuffled": {
        "en": "The rejected tickets are shuffled and go under the deck: {tickets}.",
        "fr": "Les tickets refusés sont mélangés et vont sous la pioche : {tickets}.",
    },
}

ENDS: dict[str, dict[Language, str]] = {
    "wagons": {
        "en": "The last turns are played and the game is over.",
        "fr": "Les derniers tours sont joués et la partie est terminée.",
    },
    "all_passed": {
        "en": "Everybody has passed, so the game is over.",
        "fr": "Tout le monde a passé, la partie est donc terminée.",
    },
    "turn_limit": {
        "en": "The game has reached the limit of its turns and is over.",
        "fr": "La partie a atteint sa limite de tours et elle est terminée.",
    },
    "abandoned": {
        "en": "The game is stopped here, without a result.",
        "fr": "La partie est arrêtée ici, sans résultat.",
    },
}

REVEALED: dict[Language, tuple[str, str, str]] = {
    "en": ("no card can be revealed", "{cards} is revealed", "{cards} are revealed"),
    "fr": ("aucune carte ne peut être révélée", "on révèle {cards}", "on révèle {cards}"),
}
EXTRA: dict[Language, tuple[str, str]] = {
    "en": ("so nothing more is asked", "so {cards} must be added"),
    "fr": ("il n'y a donc rien à ajouter", "il faut donc ajouter {cards}"),
}
A_CARD: dict[Language, str] = {"en": "a card", "fr": "une carte"}
PERSON: dict[Language, str] = {"en": "a person", "fr": "une personne"}
BOT: dict[Language, str] = {"en": "the bot {name}", "fr": "le robot {name}"}


def sentence(event: Event, speaker: Speaker) -> str:
    """What happened, in one sentence."""
    key, values = _parts(event, speaker)
    if key == "end":
        return ENDS[values["reason"]][speaker.language]
    seat: int | None = getattr(event, "seat", None)
    if seat is None:
        return COMMON[key][speaker.language].format(**values)
    spoken_to, spoken_of = PERSONAL[key][speaker.language]
    name = speaker.player(seat)
    return (spoken_to if seat == speaker.me else spoken_of).format(name=name, **values)


def _parts(event: Event, speaker: Speaker) -> tuple[str, dict[str, str]]:
    """Which template an event takes, and what fills it."""
    match event:
        case Bonuses(cards):
            names = [speaker.bonus(card) for card in cards]
            return "bonuses", {"bonuses": join_words(names, speaker.language)}
        case Fill(slot, card):
            article = speaker.card(card)
            return "fill", {"Card": article[0].upper() + article[1:], "place": str(slot + 1)}
        case Reset(discarded):
            return "reset", {"cards": _cards(discarded, speaker)}
        case Reshuffle(number, after):
            values = {"cards": speaker.count(number, "used card")}
            if not after:
                return "reshuffle", values
            return "reshuffle_after", {**values, "drawn": speaker.count(after, "card")}
        case RejectsShuffled(tickets):
            return "rejects_shuffled", {"tickets": _tickets(tickets, speaker)}
        case Deal(_, cards):
            return "deal", {"cards": _cards(cards, speaker)}
        case Offer(_, tickets):
            return "offer", {"tickets": _tickets(tickets, speaker)}
        case Keep(_, tickets, ()):
            return "keep", {"tickets": _tickets(tickets, speaker)}
        case Keep(_, tickets, rejected):
            return "keep_some", {
                "tickets": _tickets(tickets, speaker),
                "rejected": _tickets(rejected, speaker),
            }
        case Take(_, _, card):
            return "take", {"card": speaker.card(card)}
        case Blind(_, card) if card == HIDDEN_CARD:
            return "blind", {"card": A_CARD[speaker.language]}
        case Blind(_, card):
            return "blind", {"card": speaker.card(card)}
        case BonusDraw(_, cards):
            return "bonus_draw", {"cards": _cards(cards, speaker)}
        case PlayerChanged(_, player, resigned):
            return "player_resigned" if resigned else "player", {"player": _player(player, speaker)}
        case LastRound():
            wagons = speaker.count(speaker.edition.rules.last_round_wagons, "wagon")
            return "last_round", {"wagons": wagons}
        case Turn():
            return "turn", {}
        case Stop():
            return "stop", {}
        case Passed():
            return "pass", {}
        case End(reason):
            return "end", {"reason": reason}
        case _:
            return _building(event, speaker)


def _building(
    event: Claim | Tunnel | Withdrawn | StationBuilt, speaker: Speaker
) -> tuple[str, dict[str, str]]:
    """Events about routes and stations."""
    match event:
        case Claim(_, route, payment, points):
            return "claim", {
                "route": speaker.route(route),
                "spaces": speaker.count(speaker.routes[route].length, "space"),
                "payment": speaker.bag(payment),
                "points": speaker.count(points, "point"),
            }
        case Tunnel(_, route, laid, revealed, extra):
            shown = REVEALED[speaker.language][min(len(revealed), 2)]
            more = EXTRA[speaker.language][extra > 0]
            return "tunnel", {
                "route": speaker.route(route),
                "laid": speaker.bag(laid),
                "revealed": shown.format(cards=_cards(revealed, speaker)),
                "extra": more.format(cards=speaker.count(extra, "card")),
            }
        case Withdrawn(_, route):
            return "withdraw", {"route": speaker.route(route)}
        case StationBuilt(_, city, payment):
            return "station", {"city": speaker.city(city), "payment": speaker.bag(payment)}


def _cards(cards: Sequence[str], speaker: Speaker) -> str:
    """Several cards in words; hidden ones are only counted."""
    if not cards or HIDDEN_CARD in cards:
        return speaker.count(len(cards), "card")
    return speaker.bag(Counter(cards))


def _tickets(tickets: Sequence[str], speaker: Speaker) -> str:
    """Several tickets in words; hidden ones are only counted."""
    if not tickets or HIDDEN_CARD in tickets:
        return speaker.count(len(tickets), "ticket")
    return speaker.tickets_list(tickets)


def _player(player: str, speaker: Speaker) -> str:
    kind, _, name = player.partition(":")
    if kind == "bot":
        return BOT[speaker.language].format(name=name)
    return PERSON[speaker.language]


QUIET = (Fill, Turn, Deal, Offer)
"""What the tables show anyway, left out when a person is told the news."""


def paragraphs(events: Iterable[Event], speaker: Speaker) -> Iterator[str]:
    """The sentences of the events that are news, one paragraph a turn."""
    lines: list[str] = []
    for event in events:
        if isinstance(event, Turn | End | Keep | LastRound) and lines:
            yield " ".join(lines)
            lines = []
        if not isinstance(event, QUIET):
            lines.append(sentence(event, speaker))
    if lines:
        yield " ".join(lines)

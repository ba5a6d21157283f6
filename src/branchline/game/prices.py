"""What routes and stations cost, in words: the rule's id and half a sentence in each language."""

from branchline.editions.edition import GRAY, LOCOMOTIVE, Language, Route, Rules
from branchline.engine import load
from branchline.game.words import cards_alike

codes = load("plain").rules.codes

PRICES: dict[int, dict[Language, str]] = {
    codes.PLAIN_FARE: {
        "en": "it costs exactly {cards} and no locomotives",
        "fr": "il faut exactement {cards}, sans locomotive",
    },
    codes.WILD_FARE: {
        "en": "it costs {cards}, and locomotives stand for any color",
        "fr": "il faut {cards}, et les locomotives remplacent n'importe quelle couleur",
    },
    codes.FERRY_FARE: {
        "en": "the ferry costs {icons}{rest}",
        "fr": "le ferry coûte {icons}{rest}",
    },
    codes.TRIPLES_FARE: {
        "en": "the ferry costs {icons}{rest}; any three cards stand for a locomotive{times}",
        "fr": "le ferry coûte {icons}{rest} ; trois cartes quelconques remplacent une "
        "locomotive{times}",
    },
    codes.PAIRS_FARE: {
        "en": "{pairs} a locomotive or two cards of one color{rest}",
        "fr": "{pairs} une locomotive ou deux cartes d'une même couleur{rest}",
    },
    codes.EXCHANGE_FARE: {
        "en": "it costs {cards}; any {exchange} cards, locomotives too, stand for one of them",
        "fr": "il faut {cards} ; {exchange} cartes quelconques, locomotives comprises, remplacent "
        "l'une d'elles",
    },
}
RULE_IDS = {
    codes.PLAIN_FARE: "R-NO-PAY-1",
    codes.WILD_FARE: "R-ALL-CLM-8",
    codes.FERRY_FARE: "R-EU-FER-2",
    codes.TRIPLES_FARE: "R-NO-FER-1",
    codes.PAIRS_FARE: "R-NL-FER-2",
    codes.EXCHANGE_FARE: "R-NO-MUR-1",
}
GRAY_RULE_IDS = {codes.PLAIN_FARE: "R-NO-PAY-2"}
TUNNEL_RULE_IDS = {codes.WILD_FARE: "R-TUN-1"}


def price_rule(route: Route, kind: int) -> str:
    """The rule that says how a route of this kind of fare is paid."""
    ids = dict(RULE_IDS)
    if route.color == GRAY:
        ids |= GRAY_RULE_IDS
    if route.tunnel:
        ids |= TUNNEL_RULE_IDS
    return ids[kind]


def price_of(route: Route, kind: int, rules: Rules, language: Language) -> str:
    """What the route costs, as the second half of a sentence."""
    rest = route.length - route.locomotives
    return PRICES[kind][language].format(
        cards=cards_alike(route.color, route.length, language),
        icons=_icons(route, language),
        pairs=_pairs(route.locomotives, language),
        rest=_rest(kind, route.color, rest, language),
        times="" if rules.nordic_ferry_stacking else _at_most(route.locomotives, language),
        exchange=route.exchange,
    )


def _icons(route: Route, language: Language) -> str:
    """The locomotives of a ferry: more are welcome where it has other spaces."""
    locomotives = cards_alike(LOCOMOTIVE, route.locomotives, language)
    least = {"en": "at least ", "fr": "au moins "}[language]
    return least + locomotives if route.length > route.locomotives else locomotives


def _rest(kind: int, color: str, spaces: int, language: Language) -> str:
    """The spaces of a ferry that show no locomotive."""
    if not spaces:
        return ""
    cards = cards_alike(color, spaces, language)
    if kind == codes.PAIRS_FARE:
        return {
            "en": f", and the rest {cards} or locomotives",
            "fr": f", et le reste {cards} ou des locomotives",
        }[language]
    return {
        "en": f", and {cards} or more locomotives",
        "fr": f", et {cards} ou d'autres locomotives",
    }[language]


def _pairs(icons: int, language: Language) -> str:
    if icons == 1:
        return {"en": "its locomotive takes", "fr": "sa locomotive demande"}[language]
    return {
        "en": f"each of its {icons} locomotives takes",
        "fr": f"chacune de ses {icons} locomotives demande",
    }[language]


def _at_most(times: int, language: Language) -> str:
    if language == "fr":
        return f", {times} fois au plus"
    return ", once at most" if times == 1 else f", {times} times at most"


def station_price(number: int, language: Language) -> str:
    """What a station costs that is a seat's `number`-th, as the second half of a sentence."""
    cards = cards_alike(GRAY, number, language)
    return {
        "en": f"costs {cards}, and locomotives stand for any color",
        "fr": f"coûte {cards}, et les locomotives remplacent n'importe quelle couleur",
    }[language]

"""What routes and stations cost: the rule's id, and the wording of half a sentence."""

from branchline.editions.edition import COLORS, GRAY, LOCOMOTIVE, Route, Rules
from branchline.engine import load
from branchline.game.bags import Bag
from branchline.game.wording import cards_alike
from branchline.wording import Wording

codes = load("plain").rules.codes

PRICES = {
    codes.PLAIN_FARE: "refusal-price-plain",
    codes.WILD_FARE: "refusal-price-wild",
    codes.FERRY_FARE: "refusal-price-ferry",
    codes.TRIPLES_FARE: "refusal-price-triples",
    codes.PAIRS_FARE: "refusal-price-pairs",
    codes.EXCHANGE_FARE: "refusal-price-exchange",
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


def cards_lacking(route: Route, kind: int, hand: Bag) -> int:
    """How many cards the hand lacks for the route, with the color that comes nearest; 0 where it
    pays, and where substitutes leave too many ways to say."""
    if kind not in (codes.PLAIN_FARE, codes.WILD_FARE, codes.FERRY_FARE):
        return 0
    colors = COLORS if route.color == GRAY else (route.color,)
    alike = max(hand.get(color, 0) for color in colors)
    locomotives = 0 if kind == codes.PLAIN_FARE else hand.get(LOCOMOTIVE, 0)
    spare = locomotives - route.locomotives
    rest = route.length - route.locomotives
    return max(0, -spare) + max(0, rest - alike - max(0, spare))


def price_of(route: Route, kind: int, rules: Rules) -> Wording:
    """What the route costs, as the second half of a sentence."""
    rest = route.length - route.locomotives
    values = {
        "cards": cards_alike(route.color, route.length),
        "icons": route.locomotives,
        "locomotives": cards_alike(LOCOMOTIVE, route.locomotives),
        "rest": rest,
        "others": cards_alike(route.color, rest),
        "times": 0 if rules.nordic_ferry_stacking else route.locomotives,
        "exchange": route.exchange,
    }
    return Wording(PRICES[kind], values)

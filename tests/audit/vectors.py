"""The worked examples of the rules specification, sections 5.2 to 5.4, as data for the auditor."""

from audit.board import Route, Ticket
from audit.parameters import GRAY

LETTERS = {
    "K": "locomotive",
    "R": "red",
    "G": "green",
    "Y": "yellow",
    "B": "blue",
    "W": "white",
    "O": "orange",
    "P": "purple",
    "X": "black",
}

NA, EU, NO, NL = "north-america", "europe", "nordic-countries", "northern-lights"


def bag(letters: str) -> dict[str, int]:
    """The bag of a word such as `RRK`."""
    return {LETTERS[letter]: letters.count(letter) for letter in sorted(set(letters))}


def route(color: str, length: int, icons: int = 0, tunnel: bool = False, sets: int = 0) -> Route:
    """A route somewhere, of this colour and length."""
    return Route("a-b", "a", "b", color, length, tunnel, icons, 0, sets)


PAYMENTS = {
    "P-1": (NA, route("red", 3), "RRKKBBB", "RRK RKK"),
    "P-2": (NA, route(GRAY, 3), "RRKKBBB", "RRK RKK BBB BBK BKK"),
    "P-3": (EU, route(GRAY, 4, 2), "GGKKK", "GGKK GKKK"),
    "P-4": (EU, route(GRAY, 4, 2), "WWWWWWWWWK", ""),
    "P-5": (EU, route(GRAY, 2, 1), "KK", "KK"),
    "P-6": (NO, route("orange", 3, 1), "OORGY", "OORGY"),
    "P-7": (NO, route("orange", 3, 1), "OOORR", "OOORR"),
    "P-8": (NO, route("orange", 3, 1), "OOOOO", "OOOOO"),
    "P-9": (NO, route("orange", 3, 1), "OKRRR", "OKRRR"),
    "P-9b": (NO, route("orange", 3, 1), "ORRRRRR", "ORRRRRR"),
    "P-12": (NL, route(GRAY, 3, 1), "RRGG", "RRGG"),
    "P-13": (NL, route(GRAY, 3, 1), "RRRR", "RRRR"),
    "P-14": (NL, route(GRAY, 3, 1), "RRR", ""),
    "P-15": (NL, route(GRAY, 3, 1), "RRK", "KRR"),
    "P-16": (NL, route(GRAY, 1, 1), "RRB", "RR"),
    "P-17": (NL, route(GRAY, 4, 2), "KRRGG", "KRRGG"),
    "P-18": (NL, route(GRAY, 4, 2), "RRRRRR", "RRRRRR"),
    "P-18b": (
        NL,
        route(GRAY, 4, 2),
        "KKRRGWW",
        "KKRR KKWW KKRRG KKWWG KKRRW KKRWW KRRWW KRRWWG KKRRWW",
    ),
    "P-18c": (NL, route(GRAY, 4, 2), "KKKRR", "KKRR KKKR KKKRR"),
    "P-22": (EU, route("green", 2, tunnel=True), "GGGG", "GG"),
    "X-NO-1": (NO, route("yellow", 2), "YYYKK", "YY"),
    "X-NO-2": (NO, route(GRAY, 3), "BBBKGG", "BBB"),
    "X-NL-1": (NL, route("yellow", 2), "YYKK", "YY YK KK"),
    "E-28": (NO, route("yellow", 2), "YKKK", ""),
}
"""Edition, route, hand, and all its legal payments."""

WITHOUT_STACKING = {
    "P-9": (route("orange", 3, 1), "OKRRR", True),
    "P-9b": (route("orange", 3, 1), "ORRRRRR", False),
    "P-10": (route("red", 6, 2), "BBBBBBGGGGGGWWWWWW", False),
}
"""The whole hand as a payment, legal with stacking (R-NO-FER-4) and, or not, without it."""

EXCHANGES = {
    "GGGGGGGKRBWYPXO": True,
    "GGGGGGGGK": False,
    "GGGGGGGGKRBW": True,
    "GGGGGGGRRRRYYY": False,
    "GGGGGGGGG": True,
    "KKKKKKKKKRRRRRRRRRBBBBBBBBBWWWWWWWWW": True,
}
"""Murmansk–Lieksa (X-NO-7, E-29, R-NO-MUR-3)."""

TUNNELS = {
    "P-19": ("GK", "GKR", 2, "GG GK KK"),
    "P-20": ("KK", "GGK", 1, "K"),
    "P-21": ("BBB", "RRR", 0, ""),
    "P-22": ("GG", "GGK", 3, "GGG GGK GKK KKK"),
    "X-NO-4": ("GG", "GRB", 1, "G K"),
    "X-NO-5": ("GG", "KRB", 1, "G K"),
    "X-NO-6": ("KK", "KGG", 1, "K"),
}
"""Cards laid, cards revealed, extra cost, and every bag that pays it."""

LONGEST = {
    "LP-1": ("AB3 BC2 CD4", 9),
    "LP-2": ("AB5 AC4 AD3", 9),
    "LP-3": ("AB2 BC3 CA4 AD6", 15),
    "LP-4": ("AB1 BC2 CA3 AD4 DE5 EA6", 21),
    "LP-5": ("AB1 AC2 AD3 BC4 BD5 CD6", 20),
    "LP-6": ("AB6 BC4 XY6 YZ5", 11),
    "LP-7": ("AB1 BC1 CA1 AD5 DE2 EF2 FD2", 14),
    "LP-8": ("AB6 BC2 CD2 DB2 BE6", 18),
    "LP-9": ("AB3 BC3 AD2 DE4 AF1 FG6", 13),
    "LP-10": ("AB3 BC3 CD3 DA3 AE4 CF5 BG2", 17),
    "LP-11": ("AB4 AC2 CB2 AD3 DB3", 14),
    "LP-12": ("AB6 BC4 DE6 EF4", 10),
    "LP-12 joined": ("AB6 BC4 DE6 EF4 CD2", 22),
    "nothing": ("", 0),
}
"""Own routes and the length of their longest path."""

BORROWING = {
    "ST-1": ("AB1 CD1", "BC1 BE1", "B", "AD10 AE7", ["B-C"], 3),
    "ST-2": ("AB1 CD1", "BC1 BE1", "B", "AD10 AE6 BE5", ["B-E"], 1),
    "ST-3": ("AB1 CD1", "BC1 BE1", "B", "AD8 AE5 BE3", ["B-E"], 0),
    "ST-4": ("", "MZ1 MW1", "MW", "WZ5", ["M-W", "M-Z"], 5),
    "ST-4 alone": ("", "MZ1 MW1", "M", "WZ5", [], -5),
    "ST-5 two": ("AB1 EF1", "BC1 CD1 DE1", "CD", "AF12", [], -12),
    "ST-5 three": ("AB1 EF1", "BC1 CD1 DE1", "CDE", "AF12", ["B-C", "C-D", "D-E"], 12),
    "first list": ("AB1 CD1", "BC1 BD1 AC1", "B", "AD9", ["B-C"], 9),
}
"""Own routes, rival routes, stations, tickets; routes borrowed and ticket points."""


def network(words: str) -> list[Route]:
    """Routes from words such as `AB3`."""
    routes = []
    for word in words.split():
        a, b = sorted(word[:2])
        routes.append(Route(f"{a}-{b}", a, b, GRAY, int(word[2:])))
    return routes


def ticket_list(words: str) -> list[Ticket]:
    """Tickets from words such as `AD10`."""
    return [Ticket(f"{w[0]}-{w[1]}", w[0], w[1], int(w[2:])) for w in words.split()]

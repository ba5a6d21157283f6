"""The pictures on cards: what stands on each color's horizon, the engine, and the bonus emblems.

Scenes use the classes `bl-card-far` and `bl-card-near` and stand on a horizon at y = 96 in a card
100 wide; emblems lie around the origin within a circle of radius 26.
"""

from branchline.render.svg import element, group


def _path(data: str, kind: str) -> str:
    """A path of one or more classes of cards."""
    return element("path", d=data, class_=" ".join(f"bl-card-{one}" for one in kind.split()))


SCENES: dict[str, str] = {
    # Heath: rolling hills, one behind the other.
    "purple": _path("M0 84Q22 66 46 82T100 74V100H0Z", "far")
    + _path("M0 92Q30 80 58 91T100 88V100H0Z", "near"),
    # The sea with two sails.
    "blue": _path("M0 84H100V100H0Z", "far")
    + _path("M20 83V66L30 83ZM18 83V70L11 83ZM10 85H31L28 89H13Z", "near")
    + _path("M78 83V73L84 83ZM77 83V75L72 83ZM71 84H85L83 87H73Z", "near"),
    # Mesas.
    "orange": _path("M0 88H8L12 70H34L38 88H60L64 78H92L95 88H100V100H0Z", "far")
    + _path("M0 93L18 88H40L52 93L80 90L100 94V100H0Z", "near"),
    # Snowy peaks.
    "white": _path("M0 90L20 62L34 82L56 52L80 84L90 74L100 86V100H0Z", "near")
    + _path("M20 62L27 72L22 70L19 75L14 71ZM56 52L66 66L59 64L54 70L50 64L46 66Z", "snow"),
    # A forest.
    "green": _path(
        "M0 92L7 70L12 84L19 62L26 84L32 72L38 90H62L68 74L74 86L81 60L88 84L94 70L100 86V100H0Z",
        "near",
    ),
    # Wheat and a windmill.
    "yellow": _path("M0 88Q50 78 100 88V100H0Z", "far")
    + _path("M76 86L78 66H86L88 86ZM77 66Q82 60 87 66Z", "near")
    + _path("M82 65L68 52L70 50ZM82 65L96 52L94 50ZM82 65L68 78L70 80ZM82 65L96 78L94 80Z", "near"),
    # A town by night, with chimneys.
    "black": _path(
        "M0 96V80H10V72H18V80H26V66H29V58H32V66H38V84H62V76H70V62H73V54H76V62H80V76H90V70H100V96Z",
        "near",
    )
    + _path(
        "M4 84h2v3h-2zM13 76h2v3h-2zM29 72h2v3h-2zM34 78h2v3h-2zM72 68h2v3h-2zM84 82h2v3h-2z", "lit"
    ),
    # A viaduct.
    "red": _path(
        "M0 70H100V75H97V96H93V86Q87 77 81 86V96H77V86Q71 77 65 86V96H61V86Q55 77 49 86V96H45V86"
        "Q39 77 33 86V96H29V86Q23 77 17 86V96H13V86Q7 77 1 86V96H0Z",
        "near",
    )
    + _path("M0 67H100V70H0Z", "far"),
}
"""What stands before the sky of each color."""

STEAM_ENGINE = (
    element("rect", width=100, height=150, class_="bl-card-sky")
    + _path(
        "M50 78L-40 10V-40ZM50 78L0 -30H30ZM50 78L60 -40H90ZM50 78L120 -30V20Z"
        "M50 78L140 60V110ZM50 78L-40 60V110Z",
        "rays",
    )
    + _path(
        "M50 46C46 40 34 42 33 33C22 32 22 20 31 19C31 9 46 6 51 14C60 6 75 10 74 21"
        "C84 23 83 35 72 36C70 44 56 42 54 46Z",
        "steam",
    )
    + _path("M0 112Q50 106 100 112V150H0Z", "ground")
    + _path("M36 112H64L92 150H8Z", "ballast")
    + _path("M26 124h48v3h-48zM20 133h60v4h-60zM13 143h74v5h-74z", "sleepers")
    + _path("M34 118L24 150h5L38 118ZM66 118L76 150h-5L62 118Z", "rails")
    + _path("M45 46H55L57 60H43ZM42 42H58V47H42Z", "boiler")
    + _path("M22 98H78V108H22ZM30 108H70L78 124H22Z", "boiler")
    + element("circle", cx=50, cy=78, r=25, class_="bl-card-boiler")
    + element("circle", cx=50, cy=78, r=20.5, class_="bl-card-boiler-line")
    + element("circle", cx=50, cy=78, r=3, class_="bl-card-brass")
    + element("circle", cx=50, cy=62, r=5, class_="bl-card-lamp")
    + element("circle", cx=29, cy=103, r=3.6, class_="bl-card-lamp")
    + element("circle", cx=71, cy=103, r=3.6, class_="bl-card-lamp")
    + _path(
        "M34 111H40L36 124H29ZM45 111H49.5V124H43ZM50.5 111H55L57 124H50.5ZM60 111H66L71 124H64Z",
        "brass",
    )
)
"""A steam engine from the front, under its own cloud."""

_TICKET = "M-19 -11H19V-4A4 4 0 0 0 19 4V11H-19V4A4 4 0 0 0 -19 -4Z"
_ARM = "M0 0V-21M0 -13L-6 -19M0 -13L6 -19M0 -7L-4 -11M0 -7L4 -11"
_FLAKE = "".join(element("path", d=_ARM, transform=f"rotate({60 * arm})") for arm in range(6))

EMBLEMS: dict[str, str] = {
    "longest_path": _path("M-20 14C-8 14 -14 -4 -2 -2S6 14 14 6S10 -16 20 -16", "stroke")
    + element("circle", cx=-20, cy=14, r=4, class_="bl-card-solid")
    + element("circle", cx=20, cy=-16, r=4, class_="bl-card-solid"),
    "completed_tickets": _path(_TICKET, "solid") + _path("M-9 0L-3 6L9 -6", "paper-stroke"),
    "locomotives_in_hand": group(
        element("rect", x=-20, y=-13, width=15, height=24, rx=2, transform="rotate(-14)"),
        element("rect", x=-8, y=-16, width=15, height=24, rx=2),
        element("rect", x=4, y=-13, width=15, height=24, rx=2, transform="rotate(14)"),
        class_="bl-card-solid bl-card-overlaid",
    ),
    "capital_tickets": _path(
        "M0 -20L4.7 -6.5L19 -6.2L7.6 2.5L11.8 16.2L0 8L-11.8 16.2L-7.6 2.5L-19 -6.2L-4.7 -6.5Z",
        "solid",
    ),
    "wagons_left": _path("M-21 -9H21V8H-21ZM-21 -12H21V-9H-21Z", "solid")
    + _path("M-15 -5h7v6h-7zM-3.5 -5h7v6h-7zM8 -5h7v6h-7z", "paper-fill")
    + element("circle", cx=-12, cy=11, r=4.4, class_="bl-card-solid")
    + element("circle", cx=12, cy=11, r=4.4, class_="bl-card-solid"),
    "short_routes": element("rect", x=-11, y=-5, width=22, height=10, rx=2, class_="bl-card-solid")
    + element("circle", cx=-18, r=5, class_="bl-card-solid")
    + element("circle", cx=18, r=5, class_="bl-card-solid"),
    "small_tickets": group(_path(_TICKET, "solid"), transform="translate(-5 -6)scale(.62)")
    + group(_path(_TICKET, "solid overlaid"), transform="translate(5 6)scale(.62)"),
    "countries": element("circle", r=20, class_="bl-card-stroke")
    + _path(
        "M-20 0H20M0 -20V20M0 -20A12 20 0 0 0 0 20A12 20 0 0 0 0 -20M-17 -10H17M-17 10H17", "thin"
    ),
    "arctic_tickets": group(_FLAKE, class_="bl-card-thin"),
    "arctic_routes": _path("M-20 13L-6 -13H6L20 13L0 4Z", "solid")
    + _path("M-22 19H22M-11 -18L-15 -14M11 -18L15 -14M0 -22V-17", "thin"),
    "ferries": _path("M-21 2H21L15 14H-15ZM-12 -7H12V2H-12ZM-3 -17H4V-7H-3Z", "solid")
    + _path("M-22 19Q-16.5 15 -11 19T0 19T11 19T22 19", "thin"),
    "country_routes": _path("M-12 -20V21", "stroke")
    + _path("M-10 -18H18L12 -9L18 0H-10Z", "solid"),
}
"""One for each kind of bonus."""

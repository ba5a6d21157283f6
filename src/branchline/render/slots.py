"""A free space: a slot let into the paper, slim and flat beside the wagon that will stand on it."""

from branchline.render.svg import element, group

INLAY_WIDTH, BAR_WIDTH = -0.4, -4.4
"""The paper of a slot and its colored bar, against the space's width."""
BAR_LENGTH = -3.0
"""The bar against the space's length."""
BORE_LENGTH, BORE_WIDTH = 2.4, 2.0
"""The wall of a tunnel against the space; its stroke comes on top of that."""
BORE_STROKE = 1.6
WAGON_LENGTH, WAGON_WIDTH, WAGON_CORNER = 4.0, 4.6, 4.4
"""A wagon against the space below it, and the radius of its corners."""
CARRIAGE_LENGTH = -10.0
"""The part of a ferry's bar that has the locomotive's color, against the space's length."""

SLOT, TUNNEL, CARRIAGE = "slot", "tunnel", "carriage"


def box(length: float, width: float, radius: float, *, class_: str) -> str:
    """A rectangle around the origin."""
    return element(
        "rect", x=-length / 2, y=-width / 2, width=length, height=width, rx=radius, class_=class_
    )


def bore_width(space_width: float) -> float:
    """How wide a tunnel is drawn, outside to outside."""
    return space_width + BORE_WIDTH + BORE_STROKE


def wagon_size(space_length: float, space_width: float) -> tuple[float, float]:
    """Length and width of a wagon for spaces of this size."""
    return space_length + WAGON_LENGTH, space_width + WAGON_WIDTH


def slot_definitions(length: float, width: float) -> list[str]:
    """The slot, the slot of a tunnel and the middle of a ferry's slot; the bar takes the fill of
    the route around it."""
    bar = box(length + BAR_LENGTH, width + BAR_WIDTH, 1.6, class_="bl-bar")
    inlay = box(length, width + INLAY_WIDTH, 2.6, class_="bl-inlay")
    bore = box(length + BORE_LENGTH, width + BORE_WIDTH, 3.4, class_="bl-bore")
    carriage = box(length + CARRIAGE_LENGTH, width + BAR_WIDTH, 0, class_="bl-carriage")
    return [
        group(inlay, bar, id=SLOT),
        group(bore, bar, id=TUNNEL),
        group(carriage, id=CARRIAGE),
    ]

"""From a scene to the view that our rulebook, bots and menus work with."""

from branchline.client.server import Server
from branchline.editions.edition import Edition
from branchline.editions.loading import edition as load
from branchline.errors import BadEdition, CannotReach, UnknownEdition
from branchline.game.far_views import view_from_numbers
from branchline.game.view import View
from branchline.server.protocol import Scene
from branchline.wording import Wording


def edition_of(server: Server, key: str) -> Edition:
    """The edition that a server's table plays, from our own data; raises `BadEdition` if that is
    not the same."""
    theirs = server.edition(key)
    try:
        ours = load(key)
    except UnknownEdition:
        raise BadEdition([Wording("complaint-server-none", {"edition": repr(key)})]) from None
    if ours.hash != theirs.hash:
        raise BadEdition([Wording("complaint-server-other", {"edition": key})])
    return ours


def view_of(scene: Scene, edition: Edition, seat: int | None) -> View | None:
    """All that the seat may know now; None before the game."""
    if scene.view is None:
        return None
    if not scene.numbers:
        raise CannotReach("error-no-numbers", {})
    return view_from_numbers(
        edition,
        scene.table.settings.options,
        seat,
        scene.numbers,
        tuple(one.name for one in scene.table.seats),
        kept=scene.kept,
    )

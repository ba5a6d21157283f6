"""What a seat could build if its turn began now, so that it may be said beforehand."""

from dataclasses import replace

from branchline.engine.rules import codes, records
from branchline.game.legal import Choices, legal
from branchline.game.view import View


def plans(view: View) -> Choices:
    """The claims and stations that the view's seat could make if its turn began now; asked of the
    rulebook, on a copy."""
    assert view.seat is not None, "a spectator plans nothing"
    record = records.copy_record(view.record, records.STATE)
    record.phase, record.active = codes.TURN, view.seat
    all_choices = legal(replace(view, record=record)).choices()
    return Choices(
        claims=all_choices.claims,
        station_cities=all_choices.station_cities,
        stations=all_choices.stations,
    )

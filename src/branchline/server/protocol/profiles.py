"""Profiles: names that somebody has claimed, and what was counted for them."""

from typing import Annotated

import msgspec

NAME_LENGTH = 24


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a profile is to have."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class ClaimedName(msgspec.Struct, frozen=True):
    """A profile and the token that is the only key to it, told once."""

    name: str
    token: str


class ProfileLine(msgspec.Struct, frozen=True):
    """What a profile has done in an edition with a number of seats."""

    edition: str
    seats: int
    games: int
    won: int
    left_early: int
    """Games that it gave up or left to a bot."""
    average: float
    """Points of a game."""
    best: int
    rated: int
    """Games against other profiles, which its rating comes from."""
    rating: int | None
    """None before the first of them."""
    deviation: int | None
    """How far from the truth the rating may well be."""


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a profile."""

    name: str
    since: int
    """When it was claimed, in milliseconds since 1970."""
    standings: tuple[ProfileLine, ...]


class Leader(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    name: str
    games: int
    won: int
    rated: int
    rating: int
    deviation: int


class Leaders(msgspec.Struct, frozen=True):
    """The leaderboard of an edition with a number of seats, the best first."""

    edition: str
    seats: int
    leaders: tuple[Leader, ...]

"""Ratings and statistics: what a finished game adds to the profiles of those who played it.

A rating is openskill's, by edition and number of seats, on a scale where a newcomer has 1000. Only
people with profiles are rated, against each other; a bot at the table changes nothing of that.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.game.result import ranks_of
from branchline.server.schema import claims, standings
from branchline.server.state import TableState

NEWCOMER = 1000.0
"""The rating of somebody of whom nothing is known."""
UNSURE = NEWCOMER / 3
"""How far from the truth it may well be."""
SURE = 3
"""Leaderboards are ordered by the rating less so many deviations: luck alone leads nobody up."""
COUNTING_LOCK = 0x62726174
"""The lock that processes on PostgreSQL take in turns to change ratings."""


class Finish(msgspec.Struct, frozen=True):
    """How a seat with a profile finished."""

    claim: str
    rank: int
    points: int
    has_won: bool
    has_left: bool
    """Whether the player gave up, or left the seat to a bot."""


class Outcome(msgspec.Struct, frozen=True):
    """A finished game, as far as it counts."""

    table: str
    edition: str
    seats: int
    finishes: tuple[Finish, ...]


class Standing(msgspec.Struct, frozen=True):
    """What a profile has done in an edition with a number of seats."""

    games: int = 0
    won: int = 0
    left_early: int = 0
    points: int = 0
    best: int = -(1 << 30)
    rated: int = 0
    rating: float = NEWCOMER
    deviation: float = UNSURE

    def after(self, finish: Finish) -> "Standing":
        """The standing with one more game, its rating left as it was."""
        return msgspec.structs.replace(
            self,
            games=self.games + 1,
            won=self.won + finish.has_won,
            left_early=self.left_early + finish.has_left,
            points=self.points + finish.points,
            best=max(self.best, finish.points),
        )


def outcome_of(state: TableState) -> Outcome:
    """What counts of a finished game. A seat that a bot plays at the end was left and is last."""
    assert state.game is not None
    result = state.game.result
    assert result is not None
    chairs = [state.chair(seat) for seat in range(len(state.chairs))]
    left = {seat for seat, chair in enumerate(chairs) if chair.player is not None and chair.bot}
    ranks = ranks_of(result, left)
    return Outcome(
        state.table,
        state.settings.edition,
        state.settings.seats,
        tuple(
            Finish(
                chair.claim,
                ranks[seat],
                result.scores[seat].total,
                has_won=seat in result.winners and seat not in left,
                has_left=seat in left,
            )
            for seat, chair in enumerate(chairs)
            if chair.claim
        ),
    )


def rated(before: Sequence[Standing], ranks: Sequence[int]) -> list[Standing]:
    """Standings with the ratings that a game brings; the standings of a single one stay."""
    if len(before) < 2:
        return list(before)
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=NEWCOMER, sigma=UNSURE, beta=UNSURE / 2, tau=UNSURE / 100)
    teams = [[model.rating(mu=one.rating, sigma=one.deviation)] for one in before]
    teams = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        msgspec.structs.replace(one, rated=one.rated + 1, rating=team.mu, deviation=team.sigma)
        for one, [team] in zip(before, teams, strict=True)
    ]


async def count(connection: AsyncConnection, outcome: Outcome, insert: Any) -> None:
    """Count a game, once: a claim that was counted before is left alone, and so is a profile that
    was deleted meanwhile, or that played against itself."""
    if connection.dialect.name == "postgresql":
        await connection.execute(
            text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING_LOCK}
        )
    new = claims.c.id.in_([finish.claim for finish in outcome.finishes]) & ~claims.c.counted
    counting = (
        update(claims)
        .where((claims.c.table_id == outcome.table) & new)
        .values(counted=True)
        .returning(claims.c.id, claims.c.profile_id)
    )
    profile_of = {row.id: row.profile_id for row in await connection.execute(counting)}
    seats_of = Counter(profile_of.values())
    finishes = {
        profile_of[finish.claim]: finish
        for finish in outcome.finishes
        if finish.claim in profile_of and seats_of[profile_of[finish.claim]] == 1
    }
    if finishes:
        await _add(connection, outcome, finishes, insert)


async def _add(
    connection: AsyncConnection, outcome: Outcome, finishes: Mapping[str, Finish], insert: Any
) -> None:
    """Change the standings of profiles."""
    fields = Standing.__struct_fields__
    mine = (
        standings.c.profile_id.in_(finishes)
        & (standings.c.edition == outcome.edition)
        & (standings.c.seats == outcome.seats)
    )
    wanted = select(standings.c.profile_id, *(standings.c[name] for name in fields)).where(mine)
    known = {row[0]: Standing(*row[1:]) for row in (await connection.execute(wanted)).all()}
    before = [known.get(profile, Standing()).after(one) for profile, one in finishes.items()]
    after = rated(before, [finish.rank for finish in finishes.values()])
    rows = [
        {
            "profile_id": profile,
            "edition": outcome.edition,
            "seats": outcome.seats,
            "place": one.rating - SURE * one.deviation,
            **msgspec.structs.asdict(one),
        }
        for profile, one in zip(finishes, after, strict=True)
    ]
    adding = insert(standings)
    changed = {name: adding.excluded[name] for name in (*fields, "place")}
    key = ("profile_id", "edition", "seats")
    await connection.execute(adding.on_conflict_do_update(index_elements=key, set_=changed), rows)

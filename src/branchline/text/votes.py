"""Votes in words: who wants a bot to play for whom."""

from collections.abc import Collection

from branchline.text.catalogue import say
from branchline.text.speaker import Speaker

WANTED = "log-voted", "log-voted.you", "log-voted.yours"
UNWANTED = "log-unvoted", "log-unvoted.you", "log-unvoted.yours"
"""Said to anybody, to the voter, and to whom it is about."""


def vote_sentence(
    speaker: Speaker, seat: int, voters: Collection[int], wanted: bool, votes: int, needed: int
) -> str:
    """That somebody wants a bot to play a seat, or no longer, and how many now do; the voter by the
    seats that they hold."""
    to_others, to_voter, to_seat = WANTED if wanted else UNWANTED
    return say(
        to_voter if speaker.me in voters else to_seat if speaker.me == seat else to_others,
        speaker.language,
        voter=speaker.player(min(voters)),
        name=speaker.player(seat),
        votes=votes,
        needed=needed,
    )

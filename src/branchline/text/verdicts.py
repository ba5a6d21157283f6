"""Who has won, and what decided a tie."""

from collections.abc import Sequence

from branchline.editions.edition import Edition
from branchline.game.result import Result, SeatScore
from branchline.game.standings import LONGEST_PATH
from branchline.text.catalogue import say
from branchline.text.speaker import Speaker
from branchline.wording import Wording


def verdict(result: Result, edition: Edition, speaker: Speaker) -> list[str]:
    """Who won, and what decided a tie."""
    language, winners = speaker.language, result.winners
    if not winners:
        return [say("score-nobody", language)]
    points = speaker.count(_best(result), "point")
    names = [speaker.player(seat) for seat in winners]
    lines = [line for line in [tie_sentence(result, edition, speaker)] if line]
    if len(winners) > 1:
        lines.append(say("score-shared", language, names=names, points=points))
    elif winners == (speaker.me,):
        lines.append(say("score-wins.you", language, points=points))
    else:
        lines.append(say("score-wins", language, name=names[0], points=points))
    return lines


def tie_sentence(result: Result, edition: Edition, speaker: Speaker) -> str:
    """What decided between those with most points; empty if nothing had to."""
    best = _best(result) if result.winners else None
    resigned = result.resigned if isinstance(result.resigned, tuple) else ()
    tied = [
        seat
        for seat, score in enumerate(result.scores)
        if score.total == best and seat not in resigned
    ]
    if len(tied) <= len(result.winners):
        return ""
    breaks = [
        Wording(f"score-tie-{name.replace('_', '-')}") for name in _deciding(result, edition, tied)
    ]
    if not breaks:
        return ""
    names = [speaker.player(seat) for seat in tied]
    return say("score-tie-break", speaker.language, names=names, breaks=breaks)


def _best(result: Result) -> int:
    return max(result.scores[seat].total for seat in result.winners)


def _deciding(result: Result, edition: Edition, tied: Sequence[int]) -> list[str]:
    """The tie-breaks that put somebody out, each among those the one before left."""
    deciding: list[str] = []
    for name in edition.rules.tie_breaks:
        standings = {seat: _standing(result.scores[seat], edition, name) for seat in tied}
        left = [seat for seat in tied if standings[seat] == max(standings.values())]
        if len(left) < len(tied):
            deciding.append(name)
        tied = left
    return deciding


def _standing(score: SeatScore, edition: Edition, tie_break: str) -> int:
    """What a tie-break compares; the greatest stays in."""
    match tie_break:
        case "completed_tickets":
            return sum(ticket.completed for ticket in score.tickets)
        case "fewest_stations":
            return score.stations or 0
        case "longest_path_bonus":
            paths = {bonus.id for bonus in edition.bonuses if bonus.kind == LONGEST_PATH}
            return len(paths & score.bonuses.keys())
        case "longest_path":
            return score.longest_path or 0
        case "bonuses_won":
            return len(score.bonuses)
        case _:
            raise ValueError(tie_break)

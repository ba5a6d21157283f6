"""Who has won, and what decided a tie."""

from branchline.editions.edition import Edition, Language
from branchline.game.result import Result
from branchline.text.catalogue import say
from branchline.text.speaker import Speaker


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
    language = speaker.language
    breaks = ", ".join(_tie_break_words(name, language) for name in edition.rules.tie_breaks)
    names = [speaker.player(seat) for seat in tied]
    return say("score-tie-break", language, names=names, breaks=breaks)


def _best(result: Result) -> int:
    return max(result.scores[seat].total for seat in result.winners)


def _tie_break_words(name: str, language: Language) -> str:
    """What decides a tie."""
    return say(f"score-tie-{name.replace('_', '-')}", language)

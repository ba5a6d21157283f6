"""Line-ups as they are written on the command line."""

from branchline.errors import BadOption


def parse_line_up(bots: str, places: int, noun: str) -> list[str]:
    """The bot of each place: one name for all, or one for each with commas between."""
    from branchline.bots.registry import check_bot

    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check_bot(name)
    if len(names) not in (1, places):
        raise BadOption(f"{len(names)} bots for {places} {noun}; name one, or one for each")
    return names if len(names) == places else names * places

"""Falsified headers, ticket choices and results."""

from audit.changes import Record, falsifies, later_places, places


@falsifies("keep one first ticket")
def keep_one(record: Record) -> bool:
    """The first choice keeps at least two (R-NA-BOX-1 and its like)."""
    event = record["events"][places(record, "keep")[0]]
    event["rejected"] = event["tickets"][1:] + event["rejected"]
    event["tickets"] = event["tickets"][:1]
    return True


@falsifies("keep no later ticket")
def keep_none(record: Record) -> bool:
    """R-ALL-TIC-1."""
    indexes = later_places(record, "keep")
    if indexes:
        event = record["events"][indexes[0]]
        event["rejected"] = event["tickets"] + event["rejected"]
        event["tickets"] = []
    return bool(indexes)


@falsifies("keep a ticket that was not offered")
def keep_other(record: Record) -> bool:
    """R-ALL-TIC-4."""
    first, second = (record["events"][index] for index in places(record, "keep")[:2])
    first["tickets"] = [second["tickets"][0], *first["tickets"][1:]]
    return True


@falsifies("offer a ticket that somebody holds")
def offer_held(record: Record) -> bool:
    """R-ALL-TIC-1: it cannot lie in the deck any more."""
    indexes = later_places(record, "offer")
    if not indexes:
        return False
    held = record["events"][places(record, "keep")[0]]["tickets"][0]
    offer, keep = (record["events"][indexes[0] + step] for step in (0, 1))
    replaced = offer["tickets"][0]
    for event, field in ((offer, "tickets"), (keep, "tickets"), (keep, "rejected")):
        event[field] = [held if name == replaced else name for name in event[field]]
    return True


@falsifies("put other rejects under the deck")
def shuffle_other(record: Record) -> bool:
    """R-NA-SET-1, R-NL-SET-1."""
    indexes = places(record, "rejects_shuffled")
    if not indexes or not record["events"][indexes[0]]["tickets"]:
        return False
    event = record["events"][indexes[0]]
    event["tickets"] = event["tickets"][:-1]
    return True


@falsifies("count a total one too high")
def total_off(record: Record) -> bool:
    """R-NA-SCO-1, R-EU-SCO-1, R-NO-SCO-1, R-NL-SCO-1."""
    record["result"]["scores"][0]["total"] += 1
    return True


@falsifies("count route points one too low")
def routes_off(record: Record) -> bool:
    """R-ALL-INV-2."""
    record["result"]["scores"][-1]["routes"] -= 1
    return True


@falsifies("flip a ticket")
def flip_ticket(record: Record) -> bool:
    """R-ALL-TIC-9."""
    ticket = record["result"]["scores"][0]["tickets"][0]
    ticket["completed"] = not ticket["completed"]
    return True


@falsifies("lose a ticket")
def lose_ticket(record: Record) -> bool:
    """R-ALL-TIC-6: a kept ticket is counted at the end."""
    del record["result"]["scores"][0]["tickets"][0]
    return True


@falsifies("let everybody else win")
def other_winners(record: Record) -> bool:
    """R-NA-TIE-1, R-EU-TIE-1, R-NO-TIE-1, R-NL-TIE-1."""
    result = record["result"]
    result["winners"] = [s for s in range(len(record["seats"])) if s not in result["winners"]]
    return True


@falsifies("let a winner resign")
def winner_resigns(record: Record) -> bool:
    """A resigned seat is never among the winners."""
    event = {"e": "player", "seat": record["result"]["winners"][0], "player": "bot:x"}
    record["events"].insert(places(record, "turn")[0], {**event, "resigned": True})
    return True


@falsifies("withhold a bonus")
def withhold_bonus(record: Record) -> bool:
    """R-ALL-LNG-3: all tied seats get the full bonus."""
    for score in record["result"]["scores"]:
        if score["bonuses"]:
            score["bonuses"].popitem()
            return True
    return False


@falsifies("award an unknown bonus")
def unknown_bonus(record: Record) -> bool:
    """`bonuses` holds only bonuses that the edition has."""
    record["result"]["scores"][0]["bonuses"]["most_stations"] = 10
    return True


@falsifies("count a longest path wrong, or where none is asked for")
def path_off(record: Record) -> bool:
    """R-ALL-LNG-1."""
    score = record["result"]["scores"][0]
    score["longest_path"] = score.get("longest_path", 99) + 1
    return True


@falsifies("count stations wrong, or where there are none")
def stations_off(record: Record) -> bool:
    """R-EU-STA-10."""
    score = record["result"]["scores"][0]
    score["stations"] = score.get("stations", 0) + 4
    return True


@falsifies("borrow something else")
def borrow_other(record: Record) -> bool:
    """R-EU-STA-9."""
    score = record["result"]["scores"][0]
    score["borrowed"] = ["nowhere"] if not score.get("borrowed") else []
    return True


@falsifies("start with another seat")
def start_elsewhere(record: Record) -> bool:
    """R-ALL-SET-2."""
    record["first_seat"] = (record["first_seat"] + 1) % len(record["seats"])
    return True


@falsifies("seat one player fewer")
def fewer_seats(record: Record) -> bool:
    """One deal a seat, and a number of seats the edition allows."""
    record["seats"] = record["seats"][:-1]
    return True


@falsifies("name another format")
def other_format(record: Record) -> bool:
    """The header names the format."""
    record["format"] = "branchline-record/0"
    return True


@falsifies("name another edition")
def other_edition(record: Record) -> bool:
    """Cards, tickets and routes belong to one edition."""
    is_europe = record["edition"] == "europe"
    record["edition"] = "north-america" if is_europe else "europe"
    return True


@falsifies("hide the result of a finished game")
def hide_result(record: Record) -> bool:
    """`result` is null only if the game is unfinished."""
    record["result"] = None
    return True


@falsifies("let another seat have acted")
def other_actor(record: Record) -> bool:
    """The seats of the actions are the seats of the turns."""
    if not record["actions"]:
        return False
    seat, text = record["actions"][-1]
    record["actions"] = [*record["actions"][:-1], [(seat + 1) % len(record["seats"]), text]]
    return True

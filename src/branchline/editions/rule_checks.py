"""Checks between the parameters of an edition: do seats, decks, bonuses and tie-breaks agree?"""

from collections import Counter
from collections.abc import Iterator

from branchline import limits
from branchline.editions.complaints import Complaints, quote, suggest
from branchline.editions.edition import COLORS, TIE_BREAKS, Bonus
from branchline.editions.settings import FILE, Settings

RULES = f"{FILE} [rules]"
KINDS_WITH_LIMIT = ("short_routes", "small_tickets")
KINDS_WITH_COUNTRY = ("country_routes",)


def check_rules(settings: Settings, complaints: Complaints) -> None:
    """Complain about parameters that contradict each other or exceed the engine's limits."""
    if settings.rules_are_sound:
        _numbers(settings, complaints)
        _deck(settings, complaints)
        _kept_tickets(settings, complaints)
        _tie_breaks(settings, complaints)
    _ticket_decks(settings, complaints)
    _bonuses(settings, complaints)
    if len(settings.countries) > limits.COUNTRIES:
        complaints.add(
            FILE, f"{len(settings.countries)} countries; at most {limits.COUNTRIES} are possible"
        )


def _numbers(settings: Settings, complaints: Complaints) -> None:
    rules = settings.rules
    if rules.last_round_wagons >= rules.wagons:
        complaints.add(
            RULES,
            f"last_round_wagons is {rules.last_round_wagons}; "
            f"it must be below wagons, which is {rules.wagons}",
        )
    for length, points in rules.points.items():
        if not 1 <= length <= limits.LENGTH:
            complaints.add(
                RULES, f"points has a length {length}; lengths go from 1 to {limits.LENGTH}"
            )
        if not 0 <= points <= limits.POINTS:
            complaints.add(
                RULES,
                f"points gives {points} for length {length}; it must be from 0 to {limits.POINTS}",
            )
    for size, quotas in rules.parallel_routes.items():
        if not 2 <= size <= limits.GROUP:
            complaints.add(
                RULES,
                f"parallel_routes has a group size {size}; sizes go from 2 to {limits.GROUP}",
            )
        for seats, quota in quotas.items():
            if not 1 <= quota <= size:
                complaints.add(
                    RULES,
                    f"parallel_routes opens {quota} tracks of a group of {size} with "
                    f"{seats} seats; it must be from 1 to {size}",
                )
            if not 2 <= seats <= limits.SEATS:
                complaints.add(
                    RULES,
                    f"parallel_routes names {seats} seats; seats go from 2 to {limits.SEATS}",
                )


def _deck(settings: Settings, complaints: Complaints) -> None:
    rules, most = settings.rules, settings.seats[1]
    cards = len(COLORS) * rules.color_cards + rules.locomotive_cards
    hands = most * rules.starting_hand
    needed = hands + limits.MARKET + limits.DECK_MARGIN
    made_of = f"{len(COLORS)} x {rules.color_cards} + {rules.locomotive_cards} locomotives"
    if cards > limits.DECK:
        complaints.add(
            RULES, f"{cards} train cards ({made_of}); at most {limits.DECK} are possible"
        )
    if cards < needed:
        complaints.add(
            RULES,
            f"{cards} train cards ({made_of}) are too few for {most} seats: "
            f"{hands} in starting hands, {limits.MARKET} face up and {limits.DECK_MARGIN} "
            f"to spare make {needed}",
        )


def _ticket_decks(settings: Settings, complaints: Complaints) -> None:
    decks = settings.ticket_decks
    if not 1 <= len(decks) <= limits.TICKET_DECKS:
        complaints.add(
            FILE,
            f"{len(decks)} sections [[ticket_decks]]; "
            f"there must be from 1 to {limits.TICKET_DECKS}",
        )
    for name, times in Counter(deck.name for deck in decks).items():
        if times > 1:
            complaints.add(FILE, f"{times} ticket decks are named {quote(name)}; names must differ")
    dealt = sum(deck.first_deal for deck in decks)
    if dealt > limits.FIRST_DEAL:
        complaints.add(
            FILE,
            f"{dealt} tickets in the first deal of all ticket decks; "
            f"at most {limits.FIRST_DEAL} are possible",
        )
    for number, deck in enumerate(decks, start=1):
        where = f"{FILE} [[ticket_decks]] number {number}"
        if number == 1 and not deck.later_deal:
            complaints.add(
                where,
                "later_deal is 0; the first deck is drawn from during play, "
                f"so it must be from 1 to {limits.LATER_DEAL}",
            )
        if number > 1 and deck.later_deal:
            complaints.add(
                where,
                f"later_deal is {deck.later_deal}; only the first deck is drawn from "
                "during play, so it must be 0 or left out",
            )


def _kept_tickets(settings: Settings, complaints: Complaints) -> None:
    decks, rules = settings.ticket_decks, settings.rules
    dealt = sum(deck.first_deal for deck in decks)
    if rules.keep_first > dealt:
        complaints.add(
            RULES, f"keep_first is {rules.keep_first} but the first deal has only {dealt} tickets"
        )
    later = decks[0].later_deal if decks else 0
    if rules.keep_later > later > 0:
        complaints.add(
            RULES, f"keep_later is {rules.keep_later} but a later draw has only {later} tickets"
        )


def _bonuses(settings: Settings, complaints: Complaints) -> None:
    bonuses, shown = settings.bonuses, settings.rules.bonuses_shown
    if len(bonuses) > limits.BONUSES:
        complaints.add(FILE, f"{len(bonuses)} bonuses; at most {limits.BONUSES} are possible")
    if shown > len(bonuses):
        complaints.add(RULES, f"bonuses_shown is {shown} but there are only {len(bonuses)} bonuses")
    for name, times in Counter(bonus.id for bonus in bonuses).items():
        if times > 1:
            complaints.add(FILE, f"{times} bonuses have the id {quote(name)}; ids must differ")
    for number, bonus in enumerate(bonuses, start=1):
        where = f"{FILE} [[bonuses]] number {number}"
        for what in _bonus(bonus, settings):
            complaints.add(where, what)


def _bonus(bonus: Bonus, settings: Settings) -> Iterator[str]:
    if bonus.kind in KINDS_WITH_LIMIT and bonus.limit < 1:
        yield f"a bonus of kind {bonus.kind} needs a limit of 1 or more"
    if bonus.kind not in KINDS_WITH_LIMIT and bonus.limit:
        yield f"a bonus of kind {bonus.kind} has no use for a limit; leave it out"
    if bonus.kind not in KINDS_WITH_COUNTRY:
        if bonus.country:
            yield f"a bonus of kind {bonus.kind} has no use for a country; leave it out"
    elif not bonus.country:
        yield f"a bonus of kind {bonus.kind} needs a country"
    elif bonus.country not in settings.countries:
        hope = suggest(bonus.country, settings.countries)
        yield f"country {quote(bonus.country)} is not in [countries]{hope}"


def _tie_breaks(settings: Settings, complaints: Complaints) -> None:
    chain = settings.rules.tie_breaks
    for word in chain:
        if word not in TIE_BREAKS:
            known = suggest(word, TIE_BREAKS) or f"; known are {', '.join(TIE_BREAKS)}"
            complaints.add(RULES, f"tie_breaks names {quote(word)}, which is not known{known}")
    for word, times in Counter(chain).items():
        if times > 1:
            complaints.add(RULES, f"tie_breaks names {quote(word)} {times} times; once is enough")
    kinds = {bonus.kind for bonus in settings.bonuses}
    if "longest_path_bonus" in chain and "longest_path" not in kinds:
        complaints.add(
            RULES, "tie_breaks names longest_path_bonus but no bonus is of kind longest_path"
        )

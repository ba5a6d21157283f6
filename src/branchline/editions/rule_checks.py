"""Checks between the parameters of an edition: do seats, decks, bonuses and tie-breaks agree?"""

from collections import Counter
from collections.abc import Iterator

from branchline import limits
from branchline.editions.complaints import Complaints, Place, quote, suggest
from branchline.editions.edition import COLORS, TIE_BREAKS, Bonus
from branchline.editions.settings import FILE, Settings, section_of
from branchline.wording import Wording

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
        found = str(len(settings.countries))
        complaints.add(FILE, "complaint-countries", found=found, most=str(limits.COUNTRIES))


def _numbers(settings: Settings, complaints: Complaints) -> None:
    rules = settings.rules
    if rules.last_round_wagons >= rules.wagons:
        complaints.add(
            RULES,
            "complaint-last-round",
            last=str(rules.last_round_wagons),
            wagons=str(rules.wagons),
        )
    for length, points in rules.points.items():
        if not 1 <= length <= limits.LENGTH:
            most = str(limits.LENGTH)
            complaints.add(RULES, "complaint-points-length", length=str(length), most=most)
        if not 0 <= points <= limits.POINTS:
            complaints.add(
                RULES,
                "complaint-points-given",
                points=str(points),
                length=str(length),
                most=str(limits.POINTS),
            )
    for size, quotas in rules.parallel_routes.items():
        if not 2 <= size <= limits.GROUP:
            complaints.add(RULES, "complaint-group-size", size=str(size), most=str(limits.GROUP))
        for seats, quota in quotas.items():
            if not 1 <= quota <= size:
                complaints.add(
                    RULES,
                    "complaint-quota",
                    quota=str(quota),
                    size=str(size),
                    seats=str(seats),
                )
            if not 2 <= seats <= limits.SEATS:
                most = str(limits.SEATS)
                complaints.add(RULES, "complaint-quota-seats", seats=str(seats), most=most)


def _deck(settings: Settings, complaints: Complaints) -> None:
    rules, most = settings.rules, settings.seats[1]
    cards = len(COLORS) * rules.color_cards + rules.locomotive_cards
    hands = most * rules.starting_hand
    needed = hands + limits.MARKET + limits.DECK_MARGIN
    counts = {
        "cards": str(cards),
        "colors": str(len(COLORS)),
        "each": str(rules.color_cards),
        "locomotives": str(rules.locomotive_cards),
    }
    if cards > limits.DECK:
        complaints.add(RULES, "complaint-deck-large", **counts, most=str(limits.DECK))
    if cards < needed:
        complaints.add(
            RULES,
            "complaint-deck-small",
            **counts,
            seats=str(most),
            hands=str(hands),
            market=str(limits.MARKET),
            spare=str(limits.DECK_MARGIN),
            needed=str(needed),
        )


def _ticket_decks(settings: Settings, complaints: Complaints) -> None:
    decks = settings.ticket_decks
    if not 1 <= len(decks) <= limits.TICKET_DECKS:
        found, most = str(len(decks)), str(limits.TICKET_DECKS)
        complaints.add(FILE, "complaint-ticket-decks", found=found, most=most)
    for name, times in Counter(deck.name for deck in decks).items():
        if times > 1:
            complaints.add(FILE, "complaint-deck-names", times=str(times), name=quote(name))
    dealt = sum(deck.first_deal for deck in decks)
    if dealt > limits.FIRST_DEAL:
        most = str(limits.FIRST_DEAL)
        complaints.add(FILE, "complaint-first-deal", dealt=str(dealt), most=most)
    for number, deck in enumerate(decks, start=1):
        where = section_of("ticket_decks", number)
        if number == 1 and not deck.later_deal:
            complaints.add(where, "complaint-no-later-deal", most=str(limits.LATER_DEAL))
        if number > 1 and deck.later_deal:
            complaints.add(where, "complaint-later-deal", deal=str(deck.later_deal))


def _kept_tickets(settings: Settings, complaints: Complaints) -> None:
    decks, rules = settings.ticket_decks, settings.rules
    dealt = sum(deck.first_deal for deck in decks)
    if rules.keep_first > dealt:
        kept = str(rules.keep_first)
        complaints.add(RULES, "complaint-keep-first", kept=kept, dealt=str(dealt))
    later = decks[0].later_deal if decks else 0
    if rules.keep_later > later > 0:
        kept = str(rules.keep_later)
        complaints.add(RULES, "complaint-keep-later", kept=kept, dealt=str(later))


def _bonuses(settings: Settings, complaints: Complaints) -> None:
    bonuses, shown = settings.bonuses, settings.rules.bonuses_shown
    if len(bonuses) > limits.BONUSES:
        found, most = str(len(bonuses)), str(limits.BONUSES)
        complaints.add(FILE, "complaint-bonuses", found=found, most=most)
    if shown > len(bonuses):
        found = str(len(bonuses))
        complaints.add(RULES, "complaint-bonuses-shown", shown=str(shown), found=found)
    for name, times in Counter(bonus.id for bonus in bonuses).items():
        if times > 1:
            complaints.add(FILE, "complaint-bonus-ids", times=str(times), id=quote(name))
    for number, bonus in enumerate(bonuses, start=1):
        where = section_of("bonuses", number)
        for key in _bonus(bonus):
            complaints.add(where, key, kind=bonus.kind)
        if bonus.kind in KINDS_WITH_COUNTRY and bonus.country:
            check_country(bonus.country, settings, where, complaints)


def _bonus(bonus: Bonus) -> Iterator[str]:
    """Messages that say what a bonus lacks or has for nothing."""
    if bonus.kind in KINDS_WITH_LIMIT and bonus.limit < 1:
        yield "complaint-bonus-limit"
    if bonus.kind not in KINDS_WITH_LIMIT and bonus.limit:
        yield "complaint-bonus-no-limit"
    if bonus.kind in KINDS_WITH_COUNTRY and not bonus.country:
        yield "complaint-bonus-country"
    if bonus.kind not in KINDS_WITH_COUNTRY and bonus.country:
        yield "complaint-bonus-no-country"


def check_country(country: str, settings: Settings, where: Place, complaints: Complaints) -> None:
    """Complain about a country that the edition does not name."""
    if country not in settings.countries:
        hope = suggest(country, settings.countries)
        complaints.add(where, "complaint-country", country=quote(country), file=FILE, hope=hope)


def _tie_breaks(settings: Settings, complaints: Complaints) -> None:
    chain = settings.rules.tie_breaks
    for word in chain:
        if word not in TIE_BREAKS:
            known = Wording("complaint-known", {"words": ", ".join(TIE_BREAKS)})
            hope = suggest(word, TIE_BREAKS) or known
            complaints.add(RULES, "complaint-tie-break", word=quote(word), hope=hope)
    for word, times in Counter(chain).items():
        if times > 1:
            complaints.add(RULES, "complaint-tie-twice", word=quote(word), times=str(times))
    kinds = {bonus.kind for bonus in settings.bonuses}
    if "longest_path_bonus" in chain and "longest_path" not in kinds:
        complaints.add(RULES, "complaint-tie-path")

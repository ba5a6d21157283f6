"""Each mistake in an edition folder gets a complaint that its author understands."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from branchline import limits
from branchline.editions.edition import COLORS, GRAY
from branchline.editions.loading import check_folder, edition, load_edition
from branchline.errors import BadEdition, UnknownEdition
from typography import bad_spaces

TINY = Path(__file__).parents[1] / "data" / "tiny"
FILES = ("edition.toml", "cities.csv", "routes.csv", "tickets.csv")
Edit = Callable[[str, str, str], list[str]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(TINY, tmp_path / "tiny"))


@pytest.fixture
def edit(folder: Path) -> Edit:
    """Replaces a piece of a file of the copy, once, and returns the complaints."""

    def replace(file: str, old: str, new: str) -> list[str]:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return check_folder(folder)

    return replace


MISTAKES: list[tuple[str, str, str, str]] = [
    # edition.toml: the file and its keys
    (
        "edition.toml",
        "[rules]",
        "[rules",
        "edition.toml: this is not TOML: Expected ']' at the end",
    ),
    (
        "edition.toml",
        "key =",
        "kee =",
        "edition.toml: 'kee' is not known here; did you mean 'key'?",
    ),
    ("edition.toml", 'key = "tiny"\n', "", "edition.toml: key is missing"),
    (
        "edition.toml",
        '"tiny"',
        '"Tiny!"',
        "key is 'Tiny!'; it must be lower-case words joined by -",
    ),
    ("edition.toml", 'fr = "Minuscule"', 'de = "Klein"', "edition.toml names: fr is missing"),
    ("edition.toml", '"Minuscule"', '" "', "names: fr is ' '; it must be a text that is not empty"),
    ("edition.toml", "seats = [2, 3]", "seats = [3, 2]", "seats is [3, 2]; it must be the fewest"),
    ("edition.toml", "seats = [2, 3]", "seats = [2, 6]", "the most seats, from 2 to 5"),
    ("edition.toml", "seats = [2, 3]", "seats = 2", "seats is 2; it must be two whole numbers"),
    (
        "edition.toml",
        "wagons = 9",
        "wagon = 9",
        "'wagon' is not known here; did you mean 'wagons'?",
    ),
    # edition.toml: types and ranges of [rules]
    ("edition.toml", "wagons = 9", "wagons = '9'", "it must be a whole number from 3 to 60"),
    ("edition.toml", "wagons = 9", "wagons = 2", "wagons is 2; it must be a whole number from 3"),
    ("edition.toml", "wagons = 9", "wagons = 61", "wagons is 61; it must be a whole number from 3"),
    ("edition.toml", "color_cards = 3", "color_cards = 25", "a whole number from 1 to 24"),
    ("edition.toml", "locomotive_cards = 4", "locomotive_cards = 41", "number from 0 to 40"),
    ("edition.toml", "stations = 1", "stations = 6", "a whole number from 0 to 5"),
    ("edition.toml", "stations = 1", "tunnel_cards = 6", "a whole number from 0 to 5"),
    ("edition.toml", "stations = 1", "market_reset = 6", "a whole number from 0 to 5"),
    ("edition.toml", '"any_three"', '"any_tree"', "pair; did you mean 'any_three'?"),
    ("edition.toml", "stacking = true", "stacking = 1", "is 1; it must be true or false"),
    ("edition.toml", "points = {", "points = { x = 1,", "it must be points by length, such as"),
    (
        "edition.toml",
        "{ 1 = 1,",
        "{ 1 = 1, 10 = 9,",
        "points has a length 10; lengths go from 1 to",
    ),
    ("edition.toml", "{ 1 = 1,", "{ 1 = 51,", "points gives 51 for length 1; it must be from 0 to"),
    # edition.toml: parameters that contradict each other
    ("edition.toml", "stations = 1", "last_round_wagons = 9", "below wagons, which is 9"),
    ("edition.toml", "{ 2 = 1, 3 = 2 }", "{ 2 = 3, 3 = 2 }", "opens 3 tracks of a group of 2 with"),
    (
        "edition.toml",
        "{ 2 = 1, 3 = 2 }",
        "{ 2 = 1, 3 = 2, 9 = 1 }",
        "parallel_routes names 9 seats",
    ),
    (
        "edition.toml",
        ", 3 = { 2 = 2, 3 = 3 }",
        "",
        "groups of 3 routes but parallel_routes does not",
    ),
    ("edition.toml", "{ 2 = 1, 3 = 2 }", "{ 2 = 1 }", "how many are open with 3 seats"),
    ("edition.toml", "3 = { 2 = 2", "4 = { 2 = 2", "parallel_routes has a group size 4"),
    (
        "edition.toml",
        "color_cards = 3",
        "color_cards = 1",
        "12 train cards (8 x 1 + 4 locomotives) are too few for 3 seats: "
        "6 in starting hands, 5 face up and 5 to spare make 16",
    ),
    ("edition.toml", "keep_first = 1", "keep_first = 3", "but the first deal has only 2 tickets"),
    ("edition.toml", "keep_first = 1", "keep_later = 3", "but a later draw has only 2 tickets"),
    ("edition.toml", "later_deal = 2", "later_deal = 0", "must be from 1 to 4"),
    ("edition.toml", "later_deal = 2", "later_deal = 5", "a whole number from 0 to 4"),
    ("edition.toml", "first_deal = 2", "first_deal = 3", "3 seats x 3 = 9"),
    ("edition.toml", "first_deal = 2", "first_deal = 9", "a whole number from 0 to 8"),
    (
        "edition.toml",
        "later_deal = 2",
        "later_deal = 2\n[[ticket_decks]]\nname = 'long'\nfirst_deal = 1\nlater_deal = 1",
        "number 2: later_deal is 1; only the first deck is drawn from",
    ),
    (
        "edition.toml",
        "later_deal = 2",
        "later_deal = 2\n[[ticket_decks]]\nname = 'long'\nfirst_deal = 7",
        "9 tickets in the first deal of all ticket decks; at most 8",
    ),
    (
        "edition.toml",
        "later_deal = 2",
        "later_deal = 2\n[[ticket_decks]]\nname = 'regular'\nfirst_deal = 0",
        "2 ticket decks are named 'regular'",
    ),
    (
        "edition.toml",
        "later_deal = 2",
        "later_deal = 2" + "".join(f"\n[[ticket_decks]]\nname='{n}'\nfirst_deal=0" for n in "ab"),
        "3 sections [[ticket_decks]]; there must be from 1 to 2",
    ),
    # edition.toml: bonuses, tie-breaks, countries
    (
        "edition.toml",
        '"completed_tickets"\np',
        '"completed_ticket"\np',
        "mean 'completed_tickets'?",
    ),
    ("edition.toml", '"completed_tickets"\np', '"short_routes"\np', "needs a limit of 1 or more"),
    ("edition.toml", '"completed_tickets"\np', '"country_routes"\np', "needs a country"),
    (
        "edition.toml",
        '"completed_tickets"\np',
        '"country_routes"\ncountry = "lak"\np',
        "number 2: country 'lak' is not in [countries] of edition.toml; did you mean 'lake'?",
    ),
    ("edition.toml", "points = 5", "points = 5\nlimit = 2", "has no use for a limit; leave it out"),
    ("edition.toml", "points = 5", "points = 5\ncountry = 'lake'", "has no use for a country"),
    ("edition.toml", "points = 5", "points = 51", "points is 51; it must be a whole number from 1"),
    ("edition.toml", '"globetrotter"', '"longest_path"', "2 bonuses have the id 'longest_path'"),
    ("edition.toml", "stations = 1", "bonuses_shown = 3", "but there are only 2 bonuses"),
    ("edition.toml", '"fewest_stations"', '"fewest_station"', "did you mean 'fewest_stations'?"),
    ("edition.toml", '"fewest_stations"', '"completed_tickets"', "2 times; once is enough"),
    (
        "edition.toml",
        'kind = "longest_path"',
        'kind = "ferries"',
        "tie_breaks names longest_path_bonus but no bonus is of kind longest_path",
    ),
    ("edition.toml", "[countries]", "[countries]\nX = 1", "country 'X' must be made of lower-case"),
    ("edition.toml", "[countries]", "[countries]\nx = 1", "[countries]: x is 1; it must be {"),
    # the tables
    ("cities.csv", "id,board", "id,bord", "column 'bord' is not known; did you mean 'board'?"),
    ("cities.csv", ",longitude", "", "cities.csv row 1: the header lacks longitude"),
    ("cities.csv", "id,", "id,id,", "cities.csv row 1: column 'id' stands there twice"),
    ("cities.csv", ",67.0,10.0", ",67.0", "row 7: 8 values where the header has 9 columns"),
    ("cities.csv", "oak,Oak", "Oak,Oak", "row 7: id is 'Oak'; it must be made of lower-case"),
    ("cities.csv", "oak,Oak", "ash,Oak", "cities.csv row 7: city 'ash' is already in row 2"),
    ("cities.csv", "lake,true", "lac,true", "country 'lac' is not in [countries] of edition.toml"),
    ("cities.csv", "lake,true", "lake,yes", "arctic is 'yes'; it must be true or false"),
    ("cities.csv", "67.0", "97.0", "latitude is '97.0'; it must be a number from -90 to 90"),
    ("cities.csv", "67.0", "nan", "latitude is 'nan'; it must be a number from -90 to 90"),
    ("cities.csv", "oak,", "pine,Pine,Pine,Pin,lake,true,true,1,1\noak,", "leads to 'pine'"),
    ("routes.csv", "fir,oak", "fir,oac", "row 12: city 'oac' is not in cities.csv; did you mean"),
    ("routes.csv", "fir,oak", "fir,fir", "row 12: the route leads from 'fir' to itself"),
    ("routes.csv", "orange", "ornge", "did you mean 'orange'?"),
    (
        "routes.csv",
        "orange,3",
        "orange,0",
        "row 12: length is '0'; it must be a whole number from 1",
    ),
    ("routes.csv", "orange,3", "orange,10", "a whole number from 1 to 9"),
    ("routes.csv", "orange,3", "orange,4", "row 12: points in edition.toml [rules] says nothing"),
    ("routes.csv", "orange,3,false", "orange,3,no?", "tunnel is 'no?'; it must be true or false"),
    (
        "routes.csv",
        "gray,2,false,1",
        "gray,2,true,1",
        "row 6: a ferry (locomotives above 0) cannot",
    ),
    ("routes.csv", "gray,2,false,1", "gray,2,false,3", "3 but the route has only 2 spaces"),
    ("routes.csv", "0,0,2", "0,0,1", "exchange is 1; it must be 0 or from 2 to 9"),
    ("routes.csv", "gray,3", "red,3", "row 10: an exchange route must be gray, no ferry and no"),
    ("routes.csv", "3,false,0,0,2", "3,true,0,0,2", "an exchange route must be gray, no ferry"),
    ("routes.csv", "3,false,0,0,2", "3,false,1,0,2", "an exchange route must be gray, no ferry"),
    ("routes.csv", "ash,cedar", "elm,cedar", "row 9: 4 routes join"),
    ("tickets.csv", "ash,elm", "ash,elmo", "tickets.csv row 2: city 'elmo' is not in cities.csv"),
    ("tickets.csv", "ash,elm", "ash,ash", "row 2: the ticket leads from 'ash' to itself"),
    (
        "tickets.csv",
        "ash,elm",
        "oak,ash",
        "row 3: the same two cities are already on the ticket of",
    ),
    ("tickets.csv", "elm,3", "elm,0", "points is '0'; it must be a whole number from 1 to 50"),
    ("tickets.csv", "3,regular", "3,regula", "deck 'regula' is not in [[ticket_decks]]; did you"),
    ("tickets.csv", "true", "maybe", "established is 'maybe'; it must be true or false"),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), MISTAKES)
def test_a_mistake_gets_its_complaint(edit: Edit, file: str, old: str, new: str, words: str):
    complaints = edit(file, old, new)
    assert any(words in complaint for complaint in complaints), complaints


ENGLISH = re.compile(r"\b(the|is|are|not|must|with|mean|it|there|only|has)\b")


@pytest.mark.parametrize(("file", "old", "new", "words"), MISTAKES)
def test_every_complaint_is_said_in_french(
    folder: Path, edit: Edit, file: str, old: str, new: str, words: str
):
    """What an author wrote stays in its quotes or braces, what a library says behind its mark."""
    english = edit(file, old, new)
    french = check_folder(folder, "fr")
    assert len(french) == len(english)
    for one, other in zip(english, french, strict=True):
        assert one != other
        said = re.sub(r"TOML\u00a0: .*|\(.*\)|\{.*?\}|(?<!\w)'[^']*'", "", other)
        assert not ENGLISH.search(said), said
        assert not bad_spaces(said), said


def test_a_ferry_paid_with_pairs_must_be_gray(edit: Edit):
    edit("edition.toml", '"any_three"', '"pair"')
    complaints = edit("routes.csv", "gray,2,false,1", "red,2,false,1")
    assert complaints == [
        'routes.csv row 6: with ferry_substitute = "pair" every ferry must be gray'
    ]


def test_a_map_must_be_in_one_piece(folder: Path, edit: Edit):
    edit("routes.csv", "cedar,oak,gray,3,false,0,0,2\n", "")
    complaints = edit("routes.csv", "elm,fir,black,2,false,0,1,0\n", "")
    assert complaints == ["routes.csv: no path leads from 'ash' to 'fir', 'oak'"]


def test_a_seat_must_be_able_to_use_up_its_wagons(edit: Edit):
    complaints = edit("edition.toml", "wagons = 9", "wagons = 19")
    assert "one seat can fill at most 16 spaces" in complaints[0]


def test_the_largest_composition_of_a_deck_is_possible(edit: Edit):
    assert 8 * limits.COLOR_CARDS + limits.LOCOMOTIVE_CARDS <= limits.DECK
    edit("edition.toml", "color_cards = 3", f"color_cards = {limits.COLOR_CARDS}")
    most = f"locomotive_cards = {limits.LOCOMOTIVE_CARDS}"
    assert edit("edition.toml", "locomotive_cards = 4", most) == []


def test_too_many_cities_routes_tickets_and_bonuses_are_refused(folder: Path):
    def append(file: str, lines: list[str]) -> None:
        with (folder / file).open("a", encoding="utf-8") as end:
            end.write("\n".join(lines) + "\n")

    cities = [f"c{n}" for n in range(60)]
    append("cities.csv", [f"{c},C,C,C,hill,false,false,0,0" for c in cities])
    append("routes.csv", [f"ash,{c},red,1,false,0,0,0" for c in cities for _ in range(4)])
    append("tickets.csv", [f"{c},{end},5,regular,true" for c in cities for end in ("elm", "oak")])
    bonus = "[[bonuses]]\nid='b{}'\nkind='ferries'\npoints=1\nnames={{en='a',fr='b'}}"
    append("edition.toml", [bonus.format(n) for n in range(20)])
    text = "\n".join(check_folder(folder))
    assert "66 cities; there must be from 2 to 64" in text
    assert "251 routes; there must be from 1 to 192" in text
    assert "128 tickets; there must be from 1 to 96" in text
    assert "routes alike in color, length and way to pay; at most 100 are possible" in text
    assert "22 bonuses; at most 16 are possible" in text
    assert "routes end in 'ash'; at most 16 are possible" in text
    assert "4 routes join 'ash' and 'c0'; at most 3 are possible" in text


def test_too_many_kinds_of_route_are_refused(folder: Path, edit: Edit):
    spaces = [(length, icons) for length in (1, 2, 3) for icons in range(length + 1)]
    kinds = [(color, *both) for color in (GRAY, *COLORS) for both in spaces]
    ends = [f"c{n}" for n in range(len(kinds) // 3 + 1)]
    rows = "".join(
        f"{ends[n // 3]},{ends[n // 3 + 1]},{color},{length},false,{icons},0,0\n"
        for n, (color, length, icons) in enumerate(kinds)
    )
    places = "".join(f"{city},C,C,C,hill,false,false,0,0\n" for city in ends)
    edit("cities.csv", "ash,", f"{places}ash,")
    assert edit("routes.csv", "ash,birch", f"c0,ash,red,1,false,0,0,0\n{rows}ash,birch") == [
        "routes.csv: 82 different kinds of route, by color, length and way to pay; "
        "at most 79 are possible"
    ]


def test_too_many_countries_are_refused(edit: Edit):
    many = "\n".join(f"c{n} = {{ en = 'a', fr = 'b' }}" for n in range(64))
    complaints = edit("edition.toml", "[countries]", f"[countries]\n{many}")
    assert complaints == ["edition.toml: 66 countries; at most 64 are possible"]


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str):
    (folder / file).unlink()
    assert check_folder(folder) == [f"{file}: the file is missing"]


@pytest.mark.parametrize("file", FILES)
def test_a_folder_in_place_of_a_file_is_named(folder: Path, file: str):
    (folder / file).unlink()
    (folder / file).mkdir()
    assert check_folder(folder) == [f"{file}: the file cannot be read (Is a directory)"]


def test_text_that_is_not_utf8_is_named_with_its_row(folder: Path):
    data = (folder / "cities.csv").read_bytes()
    (folder / "cities.csv").write_bytes(data.replace("Frêne".encode(), "Frêne".encode("latin-1")))
    complaint = "cities.csv row 2: the text is not UTF-8; save the file as UTF-8"
    assert complaint in check_folder(folder)


@pytest.mark.parametrize("file", FILES[1:])
def test_an_empty_table_is_named(folder: Path, file: str):
    (folder / file).write_text("")
    assert f"{file}: the file is empty; its first row must be" in check_folder(folder)[0]


def test_a_missing_folder_is_a_complaint(tmp_path: Path):
    assert check_folder(tmp_path / "nowhere") == ["there is no such folder"]


def test_all_mistakes_are_told_at_once(edit: Edit):
    edit("edition.toml", "wagons = 9", "wagons = 99")
    edit("cities.csv", "67.0", "97.0")
    edit("tickets.csv", "ash,elm", "ash,elmo")
    complaints = edit("routes.csv", "orange", "ornge")
    assert [complaint.split(":")[0] for complaint in complaints] == [
        "edition.toml [rules]",
        "cities.csv row 7",
        "routes.csv row 12",
        "tickets.csv row 2",
    ]


def test_the_error_is_one_line_that_says_how_to_see_the_rest(folder: Path, edit: Edit):
    edit("cities.csv", "67.0", "97.0")
    edit("tickets.csv", "ash,elm", '"as\nh",elm')
    with pytest.raises(BadEdition) as caught:
        load_edition(folder)
    assert caught.value.listed("en") == check_folder(folder)
    assert "\n" not in str(caught.value)
    assert "branchline check" in str(caught.value)


def test_spreadsheets_may_write_a_mark_capitals_and_windows_lines(folder: Path):
    for file in FILES:
        text = (folder / file).read_text(encoding="utf-8").replace("\n", "\r\n")
        text = text.replace("false", "FALSE") if file.endswith("csv") else text
        (folder / file).write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load_edition(folder).hash == load_edition(TINY).hash


def test_the_layout_is_optional_and_never_read(folder: Path):
    (folder / "layout.toml").write_bytes(b"\xff not even text")
    assert load_edition(folder) == load_edition(TINY)


def test_the_hash_moves_with_rules_but_not_with_names_and_sentences(folder: Path, edit: Edit):
    before = load_edition(TINY).hash
    assert edit("cities.csv", "Frêne,hill,false,false,60.0", "Le Frêne,hill,false,false,59") == []
    assert edit("tickets.csv", "true", "false") == []
    assert edit("edition.toml", '"Minuscule"', '"Mini"') == []
    assert edit("edition.toml", "a map for tests", "a small map") == []
    assert load_edition(folder).hash == before
    assert edit("edition.toml", "wagons = 9", "wagons = 10") == []
    assert load_edition(folder).hash != before


def test_the_hash_does_not_mind_a_default_that_is_written_out(folder: Path, edit: Edit):
    assert edit("edition.toml", "stations = 1", "stations = 1\ntunnel_cards = 3") == []
    assert load_edition(folder).hash == load_edition(TINY).hash


def test_an_edition_is_found_by_key_or_by_folder():
    assert edition("europe").key == "europe"
    assert edition("europe") is edition("europe")
    assert edition(str(TINY)).key == "tiny"


@pytest.mark.parametrize(
    ("asked", "hope"), [("Europe", "'europe'"), ("northern-light", "'northern-lights'")]
)
def test_an_unknown_key_suggests_the_nearest(asked: str, hope: str):
    with pytest.raises(UnknownEdition, match=f"did you mean {hope}"):
        edition(asked)


def test_an_unknown_key_lists_what_there_is():
    with pytest.raises(UnknownEdition, match="Choose one of north-america, europe, nordic"):
        edition("\0")


garbage = st.one_of(st.binary(max_size=300), st.text(max_size=300).map(lambda t: t.encode()))


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(file=st.sampled_from(FILES), data=garbage)
def test_garbage_in_a_file_gives_complaints_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, file: str, data: bytes
):
    folder = shutil.copytree(TINY, tmp_path_factory.mktemp("garbage") / "tiny")
    (folder / file).write_bytes(data)
    complaints = check_folder(folder)
    assert complaints
    assert all(complaint.isprintable() for complaint in complaints)


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(file=st.sampled_from(FILES), where=st.floats(0, 1), cut=st.integers(0, 9), data=st.data())
def test_a_damaged_file_gives_complaints_or_an_edition(
    tmp_path_factory: pytest.TempPathFactory,
    file: str,
    where: float,
    cut: int,
    data: st.DataObject,
):
    folder = shutil.copytree(TINY, tmp_path_factory.mktemp("damaged") / "tiny")
    text = (folder / file).read_text(encoding="utf-8")
    at = int(where * len(text))
    piece = data.draw(st.sampled_from(["", "9" * 5000, "-1", "[" * 3000, '"', "\0", "é", ",", "="]))
    (folder / file).write_text(text[:at] + piece + text[at + cut :], encoding="utf-8")
    complaints = check_folder(folder)
    assert all(complaint.isprintable() for complaint in complaints)

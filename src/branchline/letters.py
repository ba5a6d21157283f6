"""Letters that steer a terminal or are none in XML never reach a person: they are written out."""

import unicodedata

SIGNS = str.maketrans(
    {"−": "-", "–": "-", "«": '"', "»": '"', "“": '"', "”": '"', "·": "-", "±": "+-", "×": "x"}
    | {"≤": "<=", "≥": ">=", "µ": "u", "─": "-"}
    | {"ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ł": "l"}
)
"""How signs are written where there is nothing but ASCII."""


def escaped(text: str) -> str:
    r"""The text with every control character, line's end and lone surrogate by its number; what
    people write in names, no-break spaces included, stays.

    >>> escaped("Ada\x1b[2J")
    'Ada\\x1b[2J'
    """
    if text.isprintable():
        return text
    return "".join(letter if is_harmless(letter) else _number(letter) for letter in text)


def plainly(text: str) -> str:
    """The text in the letters of ASCII: without accents, and without what has no such letter.

    >>> plainly("−2 à 3 ± 1")
    '-2 a 3 +- 1'
    """
    bare = unicodedata.normalize("NFKD", text.translate(SIGNS))
    return bare.encode("ascii", "ignore").decode()


def spell_plainly(error: UnicodeError) -> tuple[str, int]:
    """Letters for what a stream cannot write, as Python's codecs ask for them."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plainly(error.object[error.start : error.end]) or "?", error.end


def one_line(text: object) -> str:
    """What somebody else wrote, as one line."""
    return " ".join(str(text).split())


def is_harmless(letter: str) -> bool:
    """Whether a letter is shown as itself, wherever it is written."""
    category = unicodedata.category(letter)
    return category[0] != "C" and category not in ("Zl", "Zp")


def _number(letter: str) -> str:
    code = ord(letter)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"

"""Letters that steer a terminal or are none in XML never reach a person: they are written out."""

import unicodedata


def escaped(text: str) -> str:
    r"""The text with every control character, line's end and lone surrogate by its number; what
    people write in names, no-break spaces included, stays.

    >>> escaped("Ada\x1b[2J")
    'Ada\\x1b[2J'
    """
    if text.isprintable():
        return text
    return "".join(letter if is_harmless(letter) else _number(letter) for letter in text)


def is_harmless(letter: str) -> bool:
    """Whether a letter is shown as itself, wherever it is written."""
    category = unicodedata.category(letter)
    return category[0] != "C" and category not in ("Zl", "Zp")


def _number(letter: str) -> str:
    code = ord(letter)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"

"""Measured numbers as a language writes them."""

from branchline.editions.edition import Language

NOTHING = "–"
FRENCH = str.maketrans({",": "\u202f", ".": ",", "-": "−", "%": "\u202f%"})
"""A thin space between thousands and before a percent sign, a comma before decimals."""


def figure(value: float | None, form: str, language: Language) -> str:
    r"""A number in one of Python's forms, written as the language does; a dash where there is none.

    >>> figure(1234.5, ",.1f", "en"), figure(-1234.5, ",.1f", "fr")
    ('1,234.5', '−1\u202f234,5')
    """
    if value is None:
        return NOTHING
    text = format(value, form)
    return text.translate(FRENCH) if language == "fr" else text

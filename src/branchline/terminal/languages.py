"""Which language the terminal speaks when nobody says."""

import os
from collections.abc import Mapping

from branchline.editions.edition import Language

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def default_language(environment: Mapping[str, str] = os.environ) -> Language:
    """French where the first locale that is set is French, else English."""
    for variable in VARIABLES:
        if environment.get(variable):
            return "fr" if environment[variable].lower().startswith("fr") else "en"
    return "en"


def named_language(language: Language) -> str:
    """What stands behind a command that is to speak a language which is not the system's."""
    return "" if language == default_language() else f" --lang {language}"

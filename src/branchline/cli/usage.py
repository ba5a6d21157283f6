"""What is wrong with the arguments of a command, in the reader's language."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, get_args

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from branchline.cli.texts import BadText
from branchline.editions.edition import Language
from branchline.wording import Wording

MOST_COMMANDS = 8
"""How many commands are named to somebody who has typed another."""


def usage_words(error: CycloptsError, language: Language) -> str:
    """What is wrong, and where to read more."""
    from branchline.text.catalogue import put, say

    sentence = " ".join(put(part, language) for part in _parts(error)) or _plain(error)
    command = " ".join(["branchline", *(error.command_chain or ())])
    return say("typed-see", language, sentence=sentence, command=command)


def _plain(error: CycloptsError) -> str:
    """What the parser says itself, as a sentence."""
    message = str(error).strip()
    return message if message.endswith((".", "?")) else f"{message}."


def _parts(error: CycloptsError) -> Iterator[Wording]:
    """The sentences for what people do wrong most often; none for the rest."""
    match error:
        case UnusedCliTokensError():
            words = " ".join(map(repr, error.unused_tokens or ()))
            yield Wording("typed-unused", {"words": words})
        case UnknownCommandError(unused_tokens=[command, *_], app=app) if app is not None:
            names = [name for name in app if not name.startswith("-")]
            yield Wording("typed-no-command", {"command": command})
            yield from _near("typed-near-word", command, names)
            yield Wording("typed-commands", {"commands": ", ".join(names[:MOST_COMMANDS])})
        case UnknownOptionError(token=token):
            option = token.keyword or token.value
            names = [name for one in error.argument_collection if one.parse for name in one.names]
            yield Wording("typed-no-option", {"option": option})
            if len(option) > 2 and not option.startswith("--"):
                yield Wording("typed-no-letter", {"option": option[:2]})
            else:
                yield from _near("typed-near", option, names)
        case MissingArgumentError(argument=argument) if argument is not None:
            command = " ".join(error.command_chain or ())
            option = error.keyword or argument.name
            yield Wording("typed-missing", {"command": command, "option": option})
            typed = [word for word in error.unused_tokens or () if word.startswith("-")]
            for near in get_close_matches(argument.name, typed, n=1):
                if near in argument.names:
                    continue
                yield Wording("typed-instead", {"near": argument.name, "typed": near})
        case RepeatArgumentError(token=token):
            yield Wording("typed-repeated", {"option": token.keyword})
        case CoercionError():
            yield from _bad_value(error)
        case _:
            pass


def _bad_value(error: CoercionError) -> Iterator[Wording]:
    """Why a value does not fit its option."""
    token, kind = error.token, error.target_type
    option = token.keyword if token is not None else None
    choices = [choice for choice in get_args(kind) if isinstance(choice, str)]
    if isinstance(error.__cause__, BadText):
        yield _of_option(option, error.__cause__.wording)
    elif token is None:
        return
    elif choices:
        named = ", ".join(f'"{choice}"' for choice in choices)
        values = {"text": token.value, "option": option, "choices": named}
        yield Wording("typed-choice", values)
        yield from _near("typed-near-word", token.value, choices)
    elif kind is float:
        yield _of_option(option, Wording("typed-no-float", {"text": token.value}))
    elif kind is bool:
        yield _of_option(option, Wording("typed-no-bool", {"text": token.value}))


def _of_option(option: str | None, why: Wording) -> Wording:
    values: dict[str, Any] = {"why": why}
    if option is None:
        return Wording("typed-bare-value", values)
    return Wording("typed-value", {**values, "option": option})


def _near(key: str, word: str, known: Iterable[str]) -> Iterator[Wording]:
    """The known word that is meant, perhaps."""
    for near in get_close_matches(word, list(known), n=1):
        yield Wording(key, {"near": near})

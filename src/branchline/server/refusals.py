"""Why a table refuses something that the rules of the game say nothing about."""

from collections.abc import Mapping
from typing import Any

from branchline.editions.edition import Language
from branchline.errors import BranchlineError, IllegalAction

SENTENCES: dict[str, dict[Language, str]] = {
    "bad_message": {
        "en": "The message cannot be read: {reason}.",
        "fr": "Le message est illisible : {reason}.",
    },
    "bad_name": {
        "en": "A name has 1 to {most} letters; choose another.",
        "fr": "Un nom a de 1 à {most} lettres ; choisissez-en un autre.",
    },
    "bad_record": {
        "en": "The record is not right: {reason}.",
        "fr": "L'enregistrement n'est pas juste : {reason}.",
    },
    "bad_settings": {
        "en": "The table cannot be opened: {reason}.",
        "fr": "La table ne peut pas être ouverte : {reason}.",
    },
    "bot_plays": {
        "en": "A bot plays this seat; take the seat back first.",
        "fr": "Un robot joue ce siège ; reprenez-le d'abord.",
    },
    "busy": {
        "en": "Too many requests; try again in a moment.",
        "fr": "Trop de demandes ; réessayez dans un instant.",
    },
    "chat_off": {
        "en": "This table has no such chat.",
        "fr": "Cette table n'a pas ce genre de discussion.",
    },
    "failed": {
        "en": "Something went wrong on the server; nothing was done.",
        "fr": "Le serveur a rencontré une erreur ; rien n'a été fait.",
    },
    "game_over": {
        "en": "The game is over.",
        "fr": "La partie est terminée.",
    },
    "has_begun": {
        "en": "The game has begun.",
        "fr": "La partie a commencé.",
    },
    "in_time": {
        "en": "This player still has time.",
        "fr": "Ce joueur a encore du temps.",
    },
    "no_bot": {
        "en": "There is no bot named {bot}.",
        "fr": "Aucun robot ne s'appelle {bot}.",
    },
    "no_player": {
        "en": "There is no player {player} at this table.",
        "fr": "Il n'y a pas de joueur {player} à cette table.",
    },
    "no_seat": {
        "en": "There is no seat {seat} at this table.",
        "fr": "Il n'y a pas de siège {seat} à cette table.",
    },
    "no_table": {
        "en": "There is no such table, or its link is needed.",
        "fr": "Cette table n'existe pas, ou il faut son lien.",
    },
    "not_begun": {
        "en": "The game has not begun.",
        "fr": "La partie n'a pas commencé.",
    },
    "not_host": {
        "en": "Only the host may do this.",
        "fr": "Seul l'hôte peut faire cela.",
    },
    "not_over": {
        "en": "The game is not over yet.",
        "fr": "La partie n'est pas encore terminée.",
    },
    "not_stored": {
        "en": "It could not be stored, so it was not done; try again.",
        "fr": "Rien n'a pu être enregistré, donc rien n'a été fait ; réessayez.",
    },
    "not_your_seat": {
        "en": "Somebody else holds this seat.",
        "fr": "Quelqu'un d'autre tient ce siège.",
    },
    "other_origin": {
        "en": "A page of another site may not do this.",
        "fr": "La page d'un autre site ne peut pas faire cela.",
    },
    "resigned": {
        "en": "This seat has resigned.",
        "fr": "Ce siège a abandonné.",
    },
    "seat_taken": {
        "en": "The seat is taken.",
        "fr": "Le siège est pris.",
    },
    "table_full": {
        "en": "So many people are at this table that nobody else can join.",
        "fr": "Il y a tant de monde à cette table que personne ne peut s'y joindre.",
    },
    "too_late_to_abort": {
        "en": "The first turn has been played; the game can only be resigned.",
        "fr": "Le premier tour a été joué ; on peut seulement abandonner.",
    },
    "unwatched": {
        "en": "This table has no spectators.",
        "fr": "Cette table n'admet pas de spectateurs.",
    },
}


class Refused(BranchlineError):
    """The table refuses it; nothing has changed."""

    rule = ""

    def __init__(self, key: str, **values: Any) -> None:
        self.key = key
        self.values = values
        super().__init__(key, values)

    def sentence(self, language: str) -> str:
        """Why, in `language` (`en` or `fr`)."""
        return SENTENCES[self.key]["fr" if language == "fr" else "en"].format(**self.values)

    def __str__(self) -> str:
        return self.sentence("en")


def reason_of(error: Refused | IllegalAction) -> tuple[str, str, Mapping[str, Any]]:
    """The rule's id, if a rule of the game forbids it, and the key and values of the text."""
    return error.rule, getattr(error, "key", ""), getattr(error, "values", {})

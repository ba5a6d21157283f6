"""What `--help` says, in the reader's language: commands and options from the catalogue.

Only somebody who asks for help waits for the catalogue: until then a command's docstring is short.
"""

import inspect
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from cyclopts import App
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.inline_text import InlineText
from rich.console import Console, ConsoleOptions
from rich.text import Text

from branchline.editions.edition import Language

FLAGS = ("--help", "-h")
LANGUAGE_OPTION = "--lang"
NO_DEFAULT = ("False", "True", "")
"""What nobody needs to be told of an option: whether it is set."""


def asks_for_help(arguments: Sequence[str]) -> bool:
    """Whether the arguments lead to a page of help."""
    return not arguments or any(flag in arguments for flag in FLAGS)


def language_of(arguments: Sequence[str]) -> Language:
    """The language of a page of help: as `--lang` says, else that of the system."""
    from branchline.terminal.languages import default_language
    from branchline.text.catalogue import LANGUAGES

    words = [word for argument in arguments for word in argument.split("=", 1)]
    for option, value in pairwise(words):
        if option == LANGUAGE_OPTION and value in LANGUAGES:
            return value
    return default_language()


def speak(app: App, commands: Sequence[Callable[..., object]], language: Language) -> None:
    """Give the app and its commands their words."""
    from branchline.text.catalogue import say

    app.help = say("command-branchline", language)
    for command in commands:
        command.__doc__ = docstring(command, language)
    app.help_formatter = Formatter(language)
    app["--help"].help = say("command-flag-help", language)
    app["--version"].help = say("command-flag-version", language)


def docstring(command: Callable[..., object], language: Language) -> str:
    """The words for a command and its options as cyclopts reads them: a NumPy docstring."""
    from branchline.text.catalogue import say

    key = key_of(command)
    parts = [say(key, language)]
    options = [
        f"{name}\n    {say(f'{key}.{name}', language)}"
        for name in inspect.signature(command).parameters
    ]
    if options:
        parts.append("\n".join(["Parameters", "----------", *options]))
    return "\n\n".join(parts)


def key_of(command: Callable[..., object]) -> str:
    """The key of a command's words."""
    return f"command-{command.__name__.replace('_', '-')}"


class Formatter(DefaultFormatter):
    """Draws pages of help with the words of a language."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language: Language = language

    def say(self, key: str, **values: object) -> str:
        """A message of the catalogue."""
        from branchline.text.catalogue import say

        return say(f"command-{key}", self.language, **values)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel, its title and what is said of each option in the language."""
        entries = [self._worded(entry) for entry in panel.entries]
        title = self.say("panel-commands" if panel.format == "command" else "panel-options")
        super().__call__(console, options, panel.copy(title=title, entries=entries))

    def _worded(self, entry: HelpEntry) -> HelpEntry:
        """An option with its default and its choices in words."""
        remarks: list[str] = []
        if entry.choices:
            remarks.append(self.say("choices", choices=", ".join(entry.choices)))
        if entry.default is not None and entry.default not in NO_DEFAULT:
            remarks.append(self.say("default", value=entry.default))
        if entry.required:
            remarks.append(self.say("required"))
        if not remarks or not isinstance(entry.description, InlineText):
            return entry.copy(default=None)
        description = InlineText(entry.description.primary_renderable)
        description.append(Text(f"[{'; '.join(remarks)}]", "dim"))
        return entry.copy(description=description, choices=None, default=None, required=False)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows how the command is called."""
        words = str(usage).replace("COMMAND", self.say("usage-command"))
        console.print(Text(f"{self.say('usage')} {words}", "bold"))

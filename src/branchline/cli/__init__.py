"""The command line: one function a command, thin. Errors are one line and exit code 2,
an interruption is one line and exit code 130."""

import codecs
import inspect
import os
import re
import signal
import sys
from typing import Any, NoReturn

from cyclopts import App, CycloptsError

from branchline.cli import (
    arena,
    bench,
    board,
    calibrate,
    editions,
    fit,
    join,
    layout,
    play,
    replay,
    serve,
    simulate,
    tune,
    warm_up,
)
from branchline.cli.helping import asks_for_help, speak
from branchline.cli.spoken import spoken, told, without_language
from branchline.errors import BadBot, BranchlineError
from branchline.letters import escaped, spell_plainly
from branchline.output import Output

app = App(name="branchline", version_flags=["--version"], suppress_keyboard_interrupt=False)
COMMANDS = (
    play.play,
    editions.editions,
    editions.check,
    serve.serve,
    join.join,
    simulate.simulate,
    arena.arena,
    calibrate.calibrate,
    replay.replay,
    replay.verify,
    board.board,
    layout.layout,
    tune.tune,
    fit.fit,
    bench.bench,
    warm_up.warm_up,
)
for place, command in enumerate(COMMANDS):
    app.command(command, sort_key=place)

LANGUAGE = "lang"
SPEAKING = {one.__name__ for one in COMMANDS if LANGUAGE in inspect.signature(one).parameters}
"""Commands with an option of their own for the language, or for that of names."""
BAD_INPUT = 2
ENDS = (signal.SIGTERM, signal.SIGHUP)
INTERRUPTED = 128 + signal.SIGINT


def main() -> None:
    """Run the command that the arguments name."""
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        _spell_strange_letters(stream)
    for sign in ENDS:
        signal.signal(sign, _end)
    try:
        arguments = without_language(sys.argv[1:], SPEAKING)
        if asks_for_help(arguments):
            speak(app, COMMANDS, spoken())
            app.console = Output()
        code = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except BadBot as error:
        sys.stderr.write("\n".join(map(escaped, error.trace.split("\n"))))
        fail(error.said(spoken()))
    except BranchlineError as error:
        fail(error.said(spoken()))
    except CycloptsError as error:
        from branchline.cli.usage import usage_words

        fail(usage_words(error, spoken()))
    except KeyboardInterrupt as interruption:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        fail("; ".join([told("error-stopped"), *map(str, interruption.args)]), INTERRUPTED)
    except BrokenPipeError:
        _discard_output()
        sys.exit(0)
    except OSError as error:
        if error.filename is not None:
            fail(told("error-file", file=error.filename, why=error))
        _discard_output()
        fail(told("error-output", why=error))
    sys.exit(code if isinstance(code, int) else 0)


def _open_closed_streams() -> None:
    """Where a stream was closed before the start (`>&-`), nothing is read and nobody is told."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8")
            setattr(sys, name, nowhere)


def _end(sign: int, frame: object) -> NoReturn:
    """Asked to end: files that are half written and processes go with us, once; whoever asks again
    has to wait for that."""
    for one in ENDS:
        signal.signal(one, signal.SIG_IGN)
    sys.exit(128 + sign)


def _spell_strange_letters(stream: Any) -> None:
    """A terminal that knows no é and no – still shows the rest."""
    codecs.register_error("spell_plainly", spell_plainly)
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="spell_plainly")


def _discard_output() -> None:
    """What is still to be written goes nowhere, so that Python's own ending does not fail on it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Say what is wrong in one line and leave."""
    line = escaped(" ".join(re.split(r"[ \t\n\r\f\v]+", message.strip())))
    Output(stderr=True, soft_wrap=True).print(f"branchline: {line}", markup=False, highlight=False)
    sys.exit(code)

"""The command `branchline`, also as `python -m branchline`."""

import sys


def main() -> None:
    """Load the commands and run one; an interruption while they load is one line, too."""
    try:
        from branchline.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.stderr.write("branchline: stopped\n")
        sys.exit(130)
    finally:
        # An interruption that passed through a text run by `exec` is remembered by Python, which
        # then ends by the signal instead of our exit code, until another text is run.
        eval("None")


if __name__ == "__main__":
    main()

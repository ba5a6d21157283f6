"""The command `branchline`, also as `python -m branchline`."""

import sys


def main() -> None:
    """Load the commands and run one; an interruption while they load is one line, too."""
    try:
        from branchline.cli import main as run
    except KeyboardInterrupt:
        sys.stderr.write("branchline: stopped\n")
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()

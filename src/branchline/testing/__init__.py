"""Checks that authors of bots can call from their own tests."""

from branchline.testing.bots import Report, check_bot

__all__ = ["Report", "check_bot"]

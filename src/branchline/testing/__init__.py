"""Checks that authors of bots can call from their own tests."""

from branchline.testing.bots import Conformance, check_bot

__all__ = ["Conformance", "check_bot"]

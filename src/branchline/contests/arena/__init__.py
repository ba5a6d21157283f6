"""Bots against bots: duplicate deals, intervals, ratings."""

"""Bots in the seats of whole games."""

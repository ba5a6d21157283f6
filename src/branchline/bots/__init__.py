"""Bots: honest players that see a view and nothing else."""

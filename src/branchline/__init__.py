"""Branchline: a train-route board game for 2–5 players, its rules, simulator and tools."""

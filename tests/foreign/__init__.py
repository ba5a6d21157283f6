"""Bots that others write: classes, processes, their misbehaviour and their checks."""

"""Bots that others write: classes with one method, and processes in any language."""

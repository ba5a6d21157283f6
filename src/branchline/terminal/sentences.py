"""Transitional."""

from branchline.text.events import paragraphs, sentence

__all__ = ["paragraphs", "sentence"]

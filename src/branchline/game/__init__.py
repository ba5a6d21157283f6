"""The game in people's words."""

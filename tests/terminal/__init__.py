"""The terminal: sentences, tables, choices, whole games and replays."""

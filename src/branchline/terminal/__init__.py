"""Playing and reading games in a terminal, in English or French."""

"""Drawing boards: where things lie (`layout`), and how they look; it knows no rules."""

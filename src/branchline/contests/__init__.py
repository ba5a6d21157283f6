"""Many games: threads and summaries."""

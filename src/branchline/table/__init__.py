"""Who sits where, who is asked, what happens when a bot fails, who listens."""

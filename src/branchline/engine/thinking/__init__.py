"""How bots think, compiled: plan, value and choose from a view; play imagined worlds to the end."""

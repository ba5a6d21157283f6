"""The client: opens, joins, plays and watches tables of a server, and comes back after cuts."""

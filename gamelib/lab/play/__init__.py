"""Many games: what is played, by whom, where, and the table that comes of it."""

"""The page of a table: one game, whose eyes see it, and all that can be asked of it."""

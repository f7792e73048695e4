"""Other rules or other players on the same seeds, and what differs."""

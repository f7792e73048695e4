"""Who plays: bots by name, whole games, and bots that think ahead."""

"""The bench: what it measures and how it says it, never how fast."""

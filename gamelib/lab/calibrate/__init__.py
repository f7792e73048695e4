"""Whether the lab's sentences hold at their level: thousands of studies whose truth is known, from games played once."""

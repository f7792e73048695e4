"""The play face: what a newcomer meets. The same page as the lab face, with other things in its regions."""

from . import acts, ending, heading, story, timebar, trying, turn, turning

__all__ = ["acts", "ending", "heading", "story", "timebar", "trying", "turn", "turning"]

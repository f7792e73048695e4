"""The play face: what a newcomer meets. The same page as the lab face, with other things in its regions."""

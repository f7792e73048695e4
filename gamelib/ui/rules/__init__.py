"""How to play in short, and all rules of a game with a search among them."""

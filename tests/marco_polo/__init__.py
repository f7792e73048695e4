"""Marco Polo, clause by clause."""

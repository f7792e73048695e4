"""Studies: games kept in a folder, with the text that defines them."""

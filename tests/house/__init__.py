"""How the house is built: who imports whom, and what the files look like."""

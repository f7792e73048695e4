"""The parcel: what is built, what is in it, and that it works where nothing else is."""

"""Whatever is made from the rest: figures, stills, photographs and sheets to print."""

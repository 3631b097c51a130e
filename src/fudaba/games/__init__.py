"""The rules: what a match is, and one package for each game."""

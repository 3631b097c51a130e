"""A game that no file of the house knows: its rooms, its words and its rules are all in here.

Pairs is played by two with a hanafuda pack. Whoever takes the most cards wins.
"""

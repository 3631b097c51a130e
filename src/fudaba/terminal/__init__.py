"""The card table in a terminal."""

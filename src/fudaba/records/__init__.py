"""Matches as text files: written, read, replayed, verified."""

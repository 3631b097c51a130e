"""Bots that know the Snapphana games."""

"""Bots: strong or weak, but never with a look at a hidden card."""

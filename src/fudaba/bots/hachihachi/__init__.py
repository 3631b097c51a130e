"""Bots that know Hachi-Hachi."""

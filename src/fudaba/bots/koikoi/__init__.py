"""Bots that know Koi-Koi."""

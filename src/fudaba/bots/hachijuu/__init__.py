"""Bots that know Hachijuu."""

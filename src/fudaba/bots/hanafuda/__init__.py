"""What the bots of the hanafuda games have in common."""

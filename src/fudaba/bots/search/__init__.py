"""Information-set tree search, written once for all games."""

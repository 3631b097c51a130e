"""Live tables: matches with people and bots in their seats, kept so that nobody loses a move."""

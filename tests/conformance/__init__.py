"""What every registered game must do. A new game is run through all of it by being registered,
once `knowledge/` says where its cards are."""

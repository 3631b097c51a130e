"""What people ask `fudaba score`, and the answers as they are printed: a part for each family."""

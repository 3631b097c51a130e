"""The entrance: going on with a match that was left, or choosing another."""

"""Benchmarks, each printing a ratio to a peer or to the machine's limit."""

"""Simulations, tournaments and odds: many matches, on one machine or a Ray cluster, counted.

The heavy packages (pyarrow, matplotlib, openskill, ray) come with the extra `lab` and are
imported only where one of them does the work.
"""

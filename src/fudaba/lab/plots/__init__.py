"""Results as figures that a paper could print."""

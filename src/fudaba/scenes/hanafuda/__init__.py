"""What the scenes of the flower card games share."""

"""What the hanafuda games share: the field and its months, the draw, hands dealt anew."""

"""Facts of a hand, a capture pile or a deal in; the itemised result out."""

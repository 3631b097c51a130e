"""No hand is worth anything as it is dealt."""

study = None

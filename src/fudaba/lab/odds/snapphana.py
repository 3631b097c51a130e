"""The Snapphana games: nothing is paid for a hand as it is dealt, so there are no odds to count."""

study = None

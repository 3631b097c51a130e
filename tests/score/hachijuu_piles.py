"""Captured cards for the worked ledgers of Hachijuu, which name only yaku and points."""

#: Cards that make a captured yaku, and nothing else.
YAKU = {
    "inoshikacho": "6A 7A 10A",
    "akatan": "1R 2R 3R",
    "aotan": "6R 9R 10R",
    "shichitan": "1R 2R 4R 5R 6R 7R 9R",
    "shikou": "1L 3L 8L 12L",
    "sujuroku": "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2 6K1 6K2 7K1 7K2 8K1 8K2",
}

#: The whole pack in three piles of 80 points each, without a captured yaku (HJ-708).
EVEN = (
    "1L 3L 2A 4A 5A 1R 2R 1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2",
    "8L 11L 6A 8A 9A 3R 6R 5K1 5K2 6K1 6K2 7K1 7K2 8K1 8K2",
    "12L 7A 10A 11A 4R 5R 7R 9R 10R 11R 9K1 9K2 10K1 10K2 11K1 12K1 12K2 12K3",
)

#: The same with one animal moved: 90, 80 and 70 points.
UNEVEN = (f"7A {EVEN[0]}", EVEN[1], EVEN[2].replace("7A ", ""))

#: The piles of the worked ledgers that end with card points, by seat.
BY_POINTS = {
    "HJ-X605": {"0": UNEVEN[0], "1": UNEVEN[1], "2": UNEVEN[2]},  # 90, 80, 70
    "HJ-X607": {"1": EVEN[0], "0": EVEN[1]},  # 80, 80
    "HJ-X615": {"1": "1L 3L 2A 4A", "0": "8L 11L 6A"},  # 60, 50
    "HJ-X617": {"0": EVEN[0], "1": EVEN[1], "2": EVEN[2]},  # 80, 80, 80
    "HJ-X621": {"5": "1L 3L", "1": "8L 11L 6A 8A 9A 3R"},  # 40, 75
}

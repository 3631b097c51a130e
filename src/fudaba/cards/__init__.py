"""Cards are small ints, sets of cards are ints; two packs, their texts and names, shuffling."""

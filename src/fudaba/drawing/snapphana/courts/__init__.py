"""The court cards: knave, knight, queen and king."""

"""The animals, people and things that give a card its value."""

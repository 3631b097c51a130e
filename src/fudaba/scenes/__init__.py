"""What people are shown: a view turned into places, sentences and questions, in a language."""

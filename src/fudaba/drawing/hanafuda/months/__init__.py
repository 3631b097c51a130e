"""The months, each with its plant and its four cards."""

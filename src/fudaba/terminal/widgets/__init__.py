"""The parts that every table is drawn from."""

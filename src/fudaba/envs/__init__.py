"""Environments for learning programs: PettingZoo, OpenSpiel and Gymnasium (extra `envs`)."""

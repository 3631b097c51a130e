"""A match looked at again: what each decision of a seat was worth, and what was given up."""

from fudaba.lab.review.result import Change, Decision, Moment, Review
from fudaba.lab.review.study import review

__all__ = ["Change", "Decision", "Moment", "Review", "review"]

"""As all Snapphana games."""

from tests.conformance.knowledge.snapphana import (
    REVEALING,
    UNRECORDED,
    alternative,
    face_down,
    hands,
    opening_scores,
    places,
    same_course,
    seen_hands,
    shown,
)

__all__ = [
    "REVEALING",
    "UNRECORDED",
    "alternative",
    "face_down",
    "hands",
    "opening_scores",
    "places",
    "same_course",
    "seen_hands",
    "shown",
]

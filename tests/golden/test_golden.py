"""Whole matches go as they went before; `update.py` says what to do when they should not."""

import pytest

from fudaba.games.registry import NAMES
from tests.golden.cases import CASES, Case
from tests.golden.transcript import transcript
from tests.golden.update import path

LONGEST = 600


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_match_goes_as_it_went(case: Case) -> None:
    expected = path(case).read_text(encoding="utf-8").splitlines()
    assert transcript(case).splitlines() == expected


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_transcript_is_short_enough_to_read(case: Case) -> None:
    assert len(path(case).read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_every_game_has_transcripts() -> None:
    assert {case.game for case in CASES} == set(NAMES)

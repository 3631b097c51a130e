"""Record and replay: the same match, from its seed and from packs written out."""

from random import Random

import pytest
from msgspec import structs
from msgspec.json import decode, encode

from fudaba.games.contract import Match
from fudaba.games.record import Record, RecordError, replay
from fudaba.games.view import View
from tests.conformance.knowledge import Knowledge
from tests.conformance.play import matches, play_out, positions, random_action, snapshot, viewers


def through_json(record: Record) -> Record:
    return decode(encode(record), type=Record)


def with_packs(match: Match) -> Match:
    """The match played again from its record with all packs written out, sent through JSON."""
    return replay(through_json(match.record(decks=True)))


def as_recorded(view: View, known: Knowledge) -> dict[str, object]:
    return {
        field: value
        for field, value in structs.asdict(view).items()
        if field not in known.UNRECORDED
    }


def test_a_record_survives_json(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        for decks in (False, True):
            record = match.record(decks=decks)
            assert through_json(record) == record


def test_replay_from_the_seed_gives_the_same_match(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        again = replay(match.record())
        assert again == match
        assert snapshot(again) == snapshot(match)


def test_replay_from_packs_gives_the_same_match(name: str, known: Knowledge, rng: Random) -> None:
    for match in positions(name, rng):
        again = with_packs(match)
        assert again.record(decks=True) == match.record(decks=True)
        assert again.legal_actions() == match.legal_actions()
        for seat in viewers(match):
            assert as_recorded(again.view(seat), known) == as_recorded(match.view(seat), known)


def test_packs_need_no_seed(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        record = match.record(decks=True)
        record.seed = None
        again = replay(record)
        assert again.scores == match.scores
        assert again.ledger == match.ledger


def test_a_replay_goes_on_like_the_match(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        from_seed, from_packs = replay(match.record()), with_packs(match)
        while not match.is_over:
            action = random_action(match, rng)
            match.apply(action)
            from_seed.apply(action)
            from_packs.apply(action)
        assert from_seed == match
        assert from_packs.record(decks=True) == match.record(decks=True)
        assert from_packs.ledger == match.ledger


def test_the_record_does_not_change_the_match(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        before = snapshot(match)
        play_out(replay(match.record(decks=True)), rng)
        assert snapshot(match) == before


def test_an_illegal_action_is_named_by_deal_and_place(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        record = match.record()
        number = rng.randrange(len(record.deals))
        actions = record.deals[number].actions
        if actions:
            place = rng.randrange(len(actions))
            actions[place] = "no such thing"
            with pytest.raises(RecordError, match="no such thing") as refusal:
                replay(record)
            assert (refusal.value.deal, refusal.value.action) == (number, place)


def test_a_wrong_result_is_refused(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        record = match.record()
        deal = rng.choice(record.deals)
        assert deal.scores
        deal.scores[0] += 1
        with pytest.raises(RecordError):
            replay(record)


def test_a_deal_after_the_end_is_refused(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        record = match.record()
        record.deals.append(record.deals[0])
        with pytest.raises(RecordError):
            replay(record)

"""What a record may say, and what is refused with the place where it goes wrong."""

import msgspec
import pytest

import fudaba
from fudaba.games.record import DealRecord, Record, RecordError
from fudaba.records import json_form
from fudaba.records.report import Failure, Report, answer
from tests.records.examples import finished, played

BAD_TABLE = (
    "1L 2A 3K1 4R 9A 9R 9K1 9K2 1R 2R 3L 4K1 5K1 6A 7K1 8L 10A 11L 12L 12K1 5A 6R 8A 10K1 "
    "1K1 1K2 2K1 2K2 3R 3K2 4A 4K2 5R 5K2 6K1 6K2 7A 7R 7K2 8K1 8K2 10R 10K2 11A 11R 11K1 "
    "12K2 12K3"
)


def refusal(record: Record) -> Failure:
    found = answer(json_form.dump(record))
    assert isinstance(found, Failure)
    return found


def accepted(record: Record) -> Report:
    found = answer(json_form.dump(record))
    assert isinstance(found, Report), found
    return found


def test_a_finished_match_is_reported_with_every_deal() -> None:
    match = finished(9)
    report = accepted(match.record(decks=True))
    assert report.over
    assert report.scores == match.scores
    assert report.winner == match.winner
    assert [deal.end for deal in report.deals] == [deal.end for deal in match.deals]
    for deal in report.deals:
        assert deal.scores == [
            sum(entry.amount for entry in deal.entries if entry.payee == seat) for seat in (0, 1)
        ]


def test_a_record_may_stop_in_the_middle_of_a_deal() -> None:
    match = played(40)
    report = accepted(match.record())
    assert not report.over
    assert report.winner is None
    assert report.deals[-1].end is None
    assert report.deals[-1].captured == match.view(None).captured
    assert len(report.deals) == len(match.deals) + 1
    assert report.scores == match.scores


def test_deals_that_the_record_does_not_list_do_not_count() -> None:
    record = finished(9).record()
    del record.deals[1:]
    report = accepted(record)
    assert not report.over
    assert len(report.deals) == 1
    assert report.scores == report.deals[0].scores


def test_a_record_without_deals_is_a_match_not_begun() -> None:
    report = accepted(Record(fudaba=1, game="koikoi", seats=["a", "b"], seed=1))
    assert (report.over, report.scores, report.deals) == (False, [0, 0], [])


def test_an_illegal_action_is_named_by_deal_and_action() -> None:
    record = finished(9).record()
    record.deals[1].actions[3] = "stop"
    refused = refusal(record)
    assert (refused.deal, refused.action) == (1, 3)
    assert "legal: play " in refused.error or "legal: take " in refused.error


def test_an_action_after_the_end_of_a_deal_is_refused() -> None:
    record = finished(9).record()
    number = len(record.deals[0].actions)
    record.deals[0].actions.append("play 1L")
    refused = refusal(record)
    assert (refused.deal, refused.action) == (0, number)
    assert "after the end of the deal" in refused.error


def test_a_deal_after_an_unfinished_deal_is_refused() -> None:
    record = finished(9).record()
    record.deals[0].actions.pop()
    assert refusal(record).deal == 0


def test_a_deal_after_the_end_of_the_match_is_refused() -> None:
    record = finished(9).record()
    record.deals.append(record.deals[0])
    assert refusal(record).deal == 3


def test_kk_205_a_given_deck_that_must_be_dealt_again_is_refused_by_its_rule() -> None:
    record = finished(9).record(decks=True)
    record.deals[0].deck = BAD_TABLE
    refused = refusal(record)
    assert refused.deal == 0
    assert "KK-205" in refused.error
    record = finished(9).record(decks=True)
    record.deals[2].deck = BAD_TABLE
    assert refusal(record).deal == 2


#: Oya is dealt four irises, so that the deal is over before anything is played (KK-201, KK-203).
TESHI = (
    "5A 5R 5K1 5K2 1R 2K1 4A 6K1 2A 2R 3L 4K1 1L 3K1 8A 12K1 8L 9A 11L 12L 6A 7K1 9K1 10R "
    "1K1 1K2 2K2 3R 3K2 4R 4K2 6R 6K2 7A 7R 7K2 8K1 8K2 9R 9K2 10A 10K1 10K2 11A 11R 11K1 "
    "12K2 12K3"
)


@pytest.mark.parametrize("before", [1, 2])
def test_kk_205_the_deck_is_named_also_after_deals_that_ended_by_themselves(before: int) -> None:
    decks = [TESHI] * before + [BAD_TABLE]
    deals = [DealRecord(deck=deck) for deck in decks]
    deals[0].dealer = 0
    refused = refusal(Record(fudaba=1, game="koikoi", seats=["a", "b"], deals=deals))
    assert "KK-205" in refused.error
    assert (refused.deal, refused.action) == (before, None)
    played = finished(9).record(decks=True)
    played.deals[1:] = deals[1:]
    assert refusal(played).deal == before


@pytest.mark.parametrize(
    ("deck", "message"),
    [("1L 2A", "all 48 cards"), ("1L 1L", "1L is named twice"), ("1L XX", "'XX' is not a card")],
)
def test_a_deck_must_be_the_whole_pack(deck: str, message: str) -> None:
    record = finished(9).record(decks=True)
    record.deals[1].deck = deck
    refused = refusal(record)
    assert refused.deal == 1
    assert message in refused.error


def test_given_decks_need_a_first_dealer_or_a_seed() -> None:
    record = finished(9).record(decks=True)
    record.seed = None
    accepted(record)
    record.deals[0].dealer = None
    assert "dealer" in refusal(record).error
    record.deals[0].dealer = 2
    assert "no seat 2" in refusal(record).error


def test_a_deal_without_deck_needs_a_seed() -> None:
    record = finished(9).record(decks=True)
    record.seed = None
    record.deals[1].deck = None
    assert refusal(record).deal == 1


def test_a_wrong_dealer_end_or_score_is_refused() -> None:
    record = finished(9).record()
    record.deals[1].dealer = 1 - (record.deals[1].dealer or 0)
    assert "deals, not seat" in refusal(record).error
    record = finished(9).record()
    record.deals[1].end = "instant"
    assert "not by instant" in refusal(record).error
    record = finished(9).record()
    record.deals[1].scores = [99, 0]
    assert "not [99, 0]" in refusal(record).error
    record = finished(9).record()
    record.scores = [1, 1]
    assert "not " in refusal(record).error
    record = finished(9).record()
    record.winner = [0, 1]
    assert "the winner [0, 1]" in refusal(record).error
    record = played(20).record()
    record.deals[-1].end = "stop"
    assert "not finished" in refusal(record).error


def test_a_later_deck_overrides_the_seed_for_its_deal() -> None:
    seeded = finished(9)
    other = finished(10)
    record = seeded.record()
    record.deals = record.deals[:1]
    record.deals.append(other.record(decks=True).deals[1])
    record.deals[1].dealer = None
    record.deals[1].actions = []
    record.deals[1].end = None
    record.deals[1].scores = None
    match = fudaba.replay(record)
    assert match.record(decks=True).deals[1].deck == other.record(decks=True).deals[1].deck


def test_a_pile_may_be_named_by_any_of_its_cards_and_spaces_do_not_matter() -> None:
    for seed in range(200):
        match = played(10_000, seed, lightning_joker=True, deals=3)
        record = match.record()
        for deal in record.deals:
            deal.actions = [text.replace(" ", "  ").replace("11K1", "11K") for text in deal.actions]
        assert fudaba.replay(record) == match


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "go"}, "no game 'go'"),
        ({"fudaba": 2}, "format 2"),
        ({"seats": ["a"]}, "played by 2 players"),
        ({"preset": "none"}, "no preset 'none'"),
        ({"options": {"trio": 1}}, "no option 'trio'"),
        ({"options": {"deals": 5}}, "takes 12, 6, 3, not 5"),
        ({"seed": -1}, "seed"),
        ({"bots": ["", "club", "club"]}, "who plays 3 seats, not 2"),
    ],
)
def test_what_the_record_is_of_must_exist(changes: dict[str, object], message: str) -> None:
    plain = msgspec.to_builtins(Record(fudaba=1, game="koikoi", seats=["a", "b"], seed=1))
    with pytest.raises(RecordError, match=message):
        fudaba.replay(msgspec.convert(plain | changes, Record))


def test_a_stock_that_no_hand_was_mixed_into_is_refused() -> None:
    match = fudaba.game("hachijuu", seats=3).new(1)
    while not match.deals:
        texts = [match.text(action) for action in match.legal_actions()]
        match.apply_text("in" if "in" in texts else texts[0])
    record = match.record(decks=True)
    record.deals = record.deals[:1]
    record.deals[0].stock = "1L"
    assert "the deal must not give one" in refusal(record).error

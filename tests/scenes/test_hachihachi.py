"""What scenes of Hachi-Hachi say in positions of their own."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.games.contract import Match
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.questions import DECIDE
from fudaba.games.ledger import Entry
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.scene import Choice, Question
from tests.effort import effort
from tests.scenes.eights import (
    BLUE,
    NAMES,
    course,
    dealt,
    middling,
    new_match,
    question_of,
    scene_of,
    seat_of,
    stage_of,
    warning,
)

#: Lines that are paid for dekiyaku at a shoubu.
DEKIYAKU = {
    *("five_lights", "four_lights", "seven_ribbons", "poetry", "blue", "ino_shika_cho"),
    *("sixteen_kasu", "liability", "sage_pays_double"),
}


def chosen(question: Question, action: str) -> Choice:
    return next(one for one in question.choices if one.actions == [action])


def settled(match: Match, action: str) -> list[Entry]:
    """What an action adds to the ledger of the deal."""
    twin = match.copy()
    twin.stop_after_deal = True
    twin.apply_text(action)
    filed = len(twin.deals) > len(match.deals)
    entries = twin.deals[-1].entries if filed else twin.entries
    return entries[len(match.entries) :]


def with_blue() -> Match:
    """Seat 0 has just made blue ribbons in a large field, with two cards left."""
    match = dealt("hachihachi", 3, 1, BLUE, deals=3)
    while match.view(None).phase != "decide":
        middling(match)
    return match


# Shoubu or sage.


def test_a_shoubu_is_spelled_out_as_it_is_paid() -> None:
    match = with_blue()
    question = question_of(match)
    assert question.is_weighty
    assert (question.title, question.text) == ("Blue ribbons", "7 kan × 2, from Kei and Ben")
    assert (question.amount, question.unit) == ("140", "each")
    assert [pile.cards for pile in question.held] == ["6R 9R 10R"]
    shoubu, sage = question.choices
    assert (shoubu.label, shoubu.detail, shoubu.key) == ("Shoubu", "280", "x")
    assert (sage.label, sage.detail, sage.is_bold) == ("Sage", "2 cards left", True)
    told = warning(question)
    assert told.startswith("If you play on: half, taken back at your next turn")
    assert "when the cards run out: 70 each." in told
    assert "If Kei or Ben ends the deal first, you get nothing and pay for all." in told


def payers_named(question: Question) -> set[str]:
    return {name for name in NAMES if name in question.text}


def check_shoubu(match: Match) -> int:
    """Holds what the question says against the ledger; gives how many would pay."""
    seat = int(match.to_play)
    question = question_of(match)
    paid: dict[str, int] = {}
    for entry in settled(match, "shoubu"):
        if entry.payee == seat and entry.reason in DEKIYAKU:
            name = NAMES[int(entry.payer)]
            paid[name] = paid.get(name, 0) + int(entry.amount)
    assert payers_named(question) == set(paid)
    total, amounts = sum(paid.values()), set(paid.values())
    assert chosen(question, "shoubu").detail.split(" + ")[0] == str(total)
    shown = amounts.pop() if len(amounts) == 1 and len(paid) > 1 else total
    assert question.amount == str(shown)
    return len(paid)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_shoubu_names_those_who_pay_and_what_they_pay(seats: int) -> None:
    rng = Random(seats)
    asked = 0
    while asked < effort(60, 12):
        match = new_match("hachihachi", seats, rng.getrandbits(32), ino_shika_cho=True, deals=3)
        for here in course(match, rng):
            if here.question == DECIDE:
                check_shoubu(here)
                asked += 1


def test_who_is_liable_is_named_and_pays_for_both() -> None:
    """HH-716: who played the last card for another's dekiyaku pays it alone."""
    rng = Random("liable")
    found = alone = 0
    while found < effort(12, 3) or not alone:
        seed = rng.getrandbits(32)
        match = new_match(
            "hachihachi", 3, seed, liability_dekiyaku=True, ino_shika_cho=True, deals=3
        )
        for here in course(match, rng):
            assert isinstance(here, HachiHachiMatch)
            if here.question == DECIDE and any(seat >= 0 for seat in here.liable):
                alone += check_shoubu(here) == 1
                found += 1


def test_one_who_said_sage_pays_for_all() -> None:
    rng = Random("sage")
    found = 0
    while found < 3:
        match = new_match("hachihachi", 3, rng.getrandbits(32), deals=3)
        for here in course(match, rng):
            assert isinstance(here, HachiHachiMatch)
            others = [seat for seat in here.sage if seat != here.to_play]
            if here.question == DECIDE and len(others) == 1:
                said = question_of(here).text
                assert said.endswith(f"; {NAMES[others[0]]} pays for all")
                assert {
                    int(one.payer) for one in settled(here, "shoubu") if one.reason == "blue"
                } <= {others[0]}
                found += 1


def test_the_pot_is_told_beside_the_stakes() -> None:
    rng = Random("pot")
    for _ in range(200):
        match = new_match("hachihachi", 5, rng.getrandbits(32), deals=3)
        for here in course(match, rng):
            assert isinstance(here, HachiHachiMatch)
            if here.question == DECIDE and here.pot:
                pot = [one.amount for one in settled(here, "shoubu") if one.reason == "pot"]
                detail = chosen(question_of(here), "shoubu").detail
                assert detail.endswith(f" + pot {pot[0]}")
                return
    raise AssertionError("there was never a pot")


# Stay or drop.


@pytest.mark.parametrize("basis", ["dropper", "seat"])
def test_the_price_of_dropping_is_the_fee_that_is_paid(basis: str) -> None:
    rng = Random(basis)
    asked = 0
    for seats in (4, 6, 7):
        match = new_match(
            "hachihachi",
            seats,
            seats,
            deals=3,
            auction_min="free",
            drop_fee_basis=basis,
        )
        for here in course(match, rng):
            if here.view(None).phase == "auction":
                fees = [one.amount for one in settled(here, "drop") if one.reason == "drop_fee"]
                question = question_of(here)
                assert chosen(question, "drop").detail == f"pay {fees[0]}"
                assert question.title == "Stay, or drop?"
                asked += 1
    assert asked > 10


def test_the_third_to_stay_drives_the_others_out() -> None:
    match = new_match("hachihachi", 5, 1)
    for _ in range(2):
        match.apply_text("stay")
    question = question_of(match)
    third = int(match.to_play)
    out = [NAMES[(third + 1) % 5], NAMES[(third + 2) % 5]]
    assert chosen(question, "stay").detail == f"{out[0]} and {out[1]} are driven out"
    assert "the third closes the table" in question.text
    payers = [NAMES[(third - 1) % 5], "You"]
    told = f"compensation for the cards of {out[0]} and {out[1]} is paid by each of"
    assert told in warning(question)
    assert all(payer in warning(question) for payer in payers)
    match.apply_text("stay")
    scene = scene_of(match, third)
    for seat in range(5):
        badges = [badge for badge in seat_of(scene, seat).badges if badge.kind == "out"]
        assert bool(badges) == (NAMES[seat] in out)
        assert seat_of(scene, seat).rests == (NAMES[seat] in out)


def test_who_drops_carries_what_was_paid() -> None:
    match = new_match("hachihachi", 6, 3, auction_min="free")
    dealer = int(match.to_play)
    price = chosen(question_of(match), "drop").detail
    match.apply_text("drop")
    seat = seat_of(scene_of(match, None), dealer)
    assert seat.badges[-1].text == f"dropped, paid {price.removeprefix('pay ')}"
    assert seat.score == f"−{price.removeprefix('pay ')}"


# Teyaku.


def asked_about_teyaku(phase: str, number: int = 1) -> Match:
    """A match of three that asks somebody about so many teyaku."""
    for seed in range(400):
        match = new_match("hachihachi", 3, seed)
        while not match.deals:
            view = match.view(int(match.to_play))
            if (view.phase, len(view.legal)) == (phase, number + 1):
                return match
            match.apply_text("done" if "done" in view.legal else view.legal[0])
    raise AssertionError("nobody had a teyaku")


@pytest.mark.parametrize("phase", ["teyaku", "late_teyaku"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_that_somebody_is_asked_about_teyaku_others_do_not_see(
    phase: str, language: Language
) -> None:
    match = asked_about_teyaku(phase)
    asked = int(match.to_play)
    scene = scene_of(match, (asked + 1) % 3, language)
    assert scene.question is None
    assert not any(seat.to_play for seat in scene.seats)
    assert NAMES[asked] not in scene.prompt


def test_two_teyaku_may_be_declared_at_once() -> None:
    match = asked_about_teyaku("teyaku", number=2)
    question = question_of(match)
    both = question.choices[0]
    assert [one.key for one in question.choices] == ["1", "2", "3", "n"]
    assert len(both.actions) == 2
    asked = int(match.to_play)
    for action in both.actions:
        match.apply_text(action)
    shown = seat_of(scene_of(match, (asked + 1) % 3), asked).shown
    assert sorted(pile.title for pile in shown) == sorted(
        one.label for one in question.choices[1:3]
    )


def test_what_was_shown_and_is_not_played_yet_stands_beside_the_won_cards() -> None:
    match = asked_about_teyaku("teyaku")
    asked = int(match.to_play)
    match.apply_text(match.view(asked).legal[0])
    shown = seat_of(scene_of(match, None), asked).shown[0]
    assert shown.cards
    rng = Random(0)
    for here in course(match, rng):
        if here.deals:
            break
        piles = seat_of(scene_of(here, None), asked).shown
        held = set(here.game.spec.pack.set_text(int(here.hands[asked])).split())  # type: ignore[attr-defined]
        assert set(piles[0].cards.split()) == set(shown.cards.split()) & held


# Money.


def test_secret_totals_are_not_shown() -> None:
    match = new_match("hachihachi", 3, 5, "classic", public_totals="from_ishi_arai")
    rng = Random(5)
    for here in course(match, rng):
        if len(here.deals) == 2:
            break
    scene = scene_of(match, 0)
    assert [seat_of(scene, seat).score for seat in (1, 2)] == ["?", "?"]
    assert seat_of(scene, 0).score != "?"
    totals = [party.points_total for party in stage_of(match, 0).sheets(match.view(0))[0].parties]
    assert totals[0] is not None
    assert totals[1:] == [None, None]


def test_debt_may_be_paid_back_nothing_and_all_first() -> None:
    for seed in range(50):
        match = new_match("hachihachi", 4, seed, "classic")
        for here in course(match, Random(seed)):
            if here.view(None).phase == "repay" and len(here.legal_actions()) > 3:
                question = question_of(here)
                legal = here.view(int(here.to_play)).legal
                assert question.form == "amount"
                assert [one.actions[0] for one in question.choices[:2]] == [legal[0], legal[-1]]
                assert [one.key for one in question.choices[:4]] == ["0", "a", "1", "2"]
                debt = here.view(int(here.to_play)).debt[int(here.to_play)]  # type: ignore[attr-defined]
                assert question.text.startswith(f"You owe the bank {debt} points")
                assert (
                    "owes"
                    in seat_of(scene_of(here, int(here.to_play)), int(here.to_play)).score_full
                )
                return
    raise AssertionError("nobody could pay back")


# The deal, its story and its sheet.


def test_a_void_deal_does_not_count_as_a_month() -> None:
    match = new_match("hachihachi", 4, 0, auction_min="free", deals=3)
    for _ in range(7):
        match.apply_text("drop")
    match.apply_text("stay")
    scene = scene_of(match, 0)
    assert scene.subtitle == "February, deal 2 of 3"
    assert [sheet.title for sheet in scene.finished] == ["January, deal 1", "January, deal 1"]
    assert scene.finished[0].end == "All players dropped: the deal does not count."


def test_a_campaign_tells_the_year() -> None:
    match = new_match("hachihachi", 2, 0, campaign=True, deals=3)
    assert scene_of(match, 0).subtitle == "Year 1, January, deal 1 of 3"


def test_the_multipliers_and_the_pot_lie_in_the_middle() -> None:
    match = with_blue()
    facts = scene_of(match, 0).middle.facts
    assert (facts[0].value, facts[0].text, facts[0].rule) == ("×2", "large field", "HH-202")


def test_a_sheet_tells_how_every_amount_comes_about() -> None:
    match = with_blue()
    match.apply_text("shoubu")
    sheet = stage_of(match, 0).sheet(match.view(0), 1)
    assert sheet.title == "January, deal 1"
    assert sheet.end == "You ended the deal with blue ribbons."
    line = next(one for one in sheet.lines if one.rule == "HH-604")
    assert (line.payers, line.payee) == (["Kei", "Ben"], "You")
    assert line.working == "7 kan × 10 points × 2 (large field) = 140"
    assert line.cards == "6R 9R 10R"


def test_a_card_says_what_it_takes_and_makes() -> None:
    match = dealt("hachihachi", 3, 1, BLUE, deals=3)
    made = counted = 0
    while not match.deals:
        view = match.view(int(match.to_play))
        if view.phase == "play":
            for card in scene_of(match, int(match.to_play)).hand:
                if card.takes and not card.takes_either:
                    assert card.says.startswith("Takes ")
                    made += "kan" in card.more
                    counted += "card point" in card.more
                    assert card.more
        middling(match)
    assert counted


# Playing blind.


def test_playing_blind_is_spelled_out_by_the_number_of_players() -> None:
    told = warning(question_of(new_match("hachihachi", 4, mizuten=True)))
    assert told.startswith("Mizuten: you play, and begin, whatever you get. With 89 card points 3 ")
    assert "With fewer you pay 10 points (1 kan) times the multiplier to each of the 2 " in told


def test_the_holder_of_the_white_card_pays_no_blind_dealer() -> None:
    question = question_of(new_match("hachihachi", 7, preset="classic"))
    told = warning(question)
    assert "With 89 card points 5 other players each pay you 12 points (1 kan) times" in told
    assert "With fewer, when all hand cards have been played" in told
    assert told.endswith("pays nothing; if you get it, mizuten is void.")
    assert "you play, and begin" not in told

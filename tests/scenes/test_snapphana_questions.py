"""What the Snapphana games ask: discards, declarations, the card for Fjønt, a card to a trick."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.scene import Question, Scene
from tests.rules.snapphana.match import dealt, finish, lines, play, view
from tests.scenes.snapphana_scenes import action_of, says, scene, staged

#: Three kings, and four sequences with Fjønt in all of them.
RICH = "SA S7 SK HA HK D8 DQ DK I1 I2 T6 T10 T18 T20 *"
#: Four kings and a long sequence of trumps.
LONG = "SK CK HK DK T20 T19 T18 T17 S6 S7 S8 C6 C7 C8 H10"


def asked(shown: Scene) -> Question:
    assert shown.question is not None
    return shown.question


def rich(**options: Any) -> SnapphanaMatch:
    """Forehand of 800 holds much to declare."""
    match = dealt("800", {1: RICH}, seed=1, **options)
    return finish_discards(match)


def finish_discards(match: SnapphanaMatch) -> SnapphanaMatch:
    while view(match, None).phase == "discard":
        match.apply(match.legal_actions()[-1])
    return match


def everything(question: Question) -> list[str]:
    return [action for choice in question.choices for action in choice.actions]


# Declarations.


def test_what_the_hand_holds_is_listed_with_its_points_and_ticked() -> None:
    question = asked(scene(rich(), 1))
    assert (question.form, question.least, question.is_weighty) == ("several", 0, True)
    told = [(one.label, one.detail, one.cards, one.key) for one in question.choices]
    assert told == [
        ("Kings", "17", "SK HK DK", "K"),
        ("Sequence of trumps", "10", "T20 * T18", "T"),
        ("Sequence of diamonds", "10", "DK DQ *", "D"),
        ("Sequence of snapphanar", "10", "I1 I2 *", "I"),
        ("Sequence of aces", "10", "SA HA *", "A"),
    ]
    assert all(choice.is_marked for choice in question.choices)
    assert question.confirm == "Declare 97"
    assert question.text == "4 sequences count double: 17 + 2 × 40."


def test_sn_082_the_place_of_a_wild_is_told() -> None:
    trumps = asked(scene(rich(), 1)).choices[1]
    assert [(one.text, one.rule) for one in trumps.consequences if one.kind == "wild"] == [
        ("★ stands for T19", "SN-082")
    ]


def test_sn_034_ticks_bring_what_the_ledger_then_shows() -> None:
    match = rich(end_combinations=False)
    stage = staged(match, 1)
    move = everything(asked(scene(match, 1)))
    would = stage.would(match, move)
    assert (would.confirm, would.refusal) == ("Declare 97", "")
    assert would.text == "4 sequences count double: 17 + 2 × 40."
    assert [one.amount for one in would.consequences] == [17, 10, 10, 10, 10, 40]
    match.apply_all(move)
    assert view(match, 1).declared_points == [0, 97]
    finish(match)
    declared = [amount for side, amount, why in lines(match) if side == 1 and why in _REASONS]
    assert declared == [one.amount for one in would.consequences]


_REASONS = ("kings", "trump", "diamonds", "snapphanar", "aces", "sequences_doubled")


def test_fewer_ticks_bring_less() -> None:
    match = rich()
    stage = staged(match, 1)
    choices = asked(scene(match, 1)).choices
    two = [*choices[4].actions, *choices[0].actions]
    would = stage.would(match, two)
    assert (would.confirm, would.text) == ("Declare 27", "")
    none = stage.would(match, [])
    assert (none.confirm, none.refusal) == ("Declare", "")
    match.apply_all(two)
    assert view(match, 1).declared_points == [0, 27]


def test_sn_034_a_later_tick_doubles_what_was_declared_before() -> None:
    match = rich()
    choices = asked(scene(match, 1)).choices
    match.apply_all([*choices[1].actions, *choices[2].actions])
    question = asked(scene(match, 1))
    assert [choice.label for choice in question.choices] == [
        "Sequence of snapphanar",
        "Sequence of aces",
    ]
    assert question.confirm == "Declare 60"
    assert question.text == "With what you declared before, it counts double."
    match.apply_all(everything(question))
    assert view(match, 1).declared_points == [0, 80]


def test_e8_011_ticks_that_win_the_match_say_so() -> None:
    match = rich(target=90)
    stage = staged(match, 1)
    question = asked(scene(match, 1))
    assert "wins the match at once" in question.text
    would = stage.would(match, everything(question))
    assert would.consequences[-1].kind == "ends"
    assert "E8-011" in would.text
    match.apply_all(everything(question))
    assert match.is_over
    assert match.winner == 1


def test_sn_033_a_part_may_be_shown() -> None:
    match = finish_discards(dealt("800", {1: LONG}))
    stage = staged(match, 1)
    question = asked(scene(match, 1))
    kings = question.choices[0]
    assert (kings.detail, kings.parts) == ("34", "SK CK HK DK")
    part = [kings.actions[0], *(f"{question.verb} {card}" for card in ("DK", "SK", "HK"))]
    move = [*part, question.ends]
    assert stage.would(match, move).confirm == "Declare 17"
    match.apply_all(move)
    assert view(match, 1).declared[1][0].cards == "SK HK DK"


def test_cards_that_are_no_combination_are_refused() -> None:
    match = finish_discards(dealt("800", {1: LONG}))
    stage = staged(match, 1)
    would = stage.would(match, ["declare kings", "show SK", "show CK", "done"])
    assert would.refusal == "These cards alone are no combination."
    assert not view(match, 1).declared[1]


def test_a_declaration_that_was_begun_is_gathered_from_its_cards() -> None:
    match = finish_discards(dealt("800", {1: LONG}))
    match.apply_text("declare kings")
    shown = scene(match, 1)
    question = asked(shown)
    assert (question.phase, question.verb, question.ends) == ("show", "show", "done")
    assert (question.least, question.most) == (1, 4)
    assert question.title == "Kings"
    assert action_of(shown, "SK") == "show SK"
    assert action_of(shown, "T20") == ""
    match.apply_all(["show HK", "show SK", "show DK", "done"])
    assert view(match, 1).declared_points == [0, 17]


def test_playing_a_card_declares_nothing() -> None:
    match = rich()
    match.apply_text(action_of(scene(match, 1), "T20"))
    assert view(match, None).declared_points == [0, 0]


def test_in_fjabbe_nothing_is_ticked_and_the_points_count_against() -> None:
    match = dealt("fjabbe", {1: "SK CK HK T20 T19 T18 S6 S7 S8 S9"}, fjabbe_declarations=True)
    question = asked(scene(match, 1))
    assert not any(choice.is_marked for choice in question.choices)
    assert question.confirm == "Declare"
    assert "against you" in question.warning[0].text


# Discards.


def test_t1_004_ten_cards_are_gathered_in_any_order() -> None:
    match = dealt("1000", {1: "SK T20 S6 S7 S8 C6 C7 C8 H10 H9 H8 D10 D9 D8 T5 T6 T7 I1 * T0"})
    stage, shown = staged(match, 1), scene(match, 1)
    question = asked(shown)
    assert (question.form, question.least, question.most) == ("several", 10, 10)
    assert (question.verb, question.confirm) == ("discard", "Discard")
    barred = [one.card for one in shown.hand if not one.action]
    assert barred == ["SK", "T20", "T0", "*"]
    assert (shown.middle.stock, shown.middle.facts[0].text) == (20, "10 more for each")
    cards = "T7 S8 S6 H9 D10 C8 C6 T5 D8 H10"
    chosen = [f"discard {card}" for card in cards.split()]
    early = stage.would(match, chosen[:8])
    assert (early.text, early.refusal) == ("8 chosen, 2 to go", "8 chosen, 2 to go")
    assert stage.would(match, chosen).refusal == ""
    assert stage.would(match, [*chosen[:9], "discard SK"]).refusal
    match.apply_all(chosen)
    assert view(match, 1).discarded == [0, 10]
    mine = scene(match, 1).seats[-1].won[-1]
    assert (mine.cards, mine.rule) == ("S8 S6 C8 C6 H9 H10 D8 D10 T7 T5", "SN-021")


@pytest.mark.parametrize("game", ["800", "150"])
def test_the_dealer_lays_two_away(game: str) -> None:
    match = dealt(game)
    question = asked(scene(match, 0))
    assert (question.least, question.most) == (2, 2)
    assert question.title == "Discard 2 cards"


# Fjønt.


def test_sn_053_a_card_for_fjont_is_chosen_in_the_middle() -> None:
    match = finish_discards(dealt("150", {0: "* SK S6", 1: "S8 S9"}))
    play(match, "S8 SK * S9")
    shown = scene(match, 0)
    question = asked(shown)
    assert (question.phase, question.form) == ("give", "place")
    assert shown.middle.form == "field"
    places = [(one.cards, one.action, one.says) for one in shown.middle.places]
    assert places == [
        ("SK", "give SK", "the king of spades goes to Ben"),
        ("S8", "give S8", "the 8 of spades goes to Ben"),
    ]
    match.apply_text("give S8")
    assert scene(match, 0).story[-1].is_strong


def test_sn_054_a_debt_for_fjont_is_told() -> None:
    hands = {0: "* S6", 1: "S7", 2: "S8", 3: "SK"}
    match = play(finish_discards(dealt("800", hands, dealer=3)), "* S7 S8 SK")
    shown = scene(match, 2)
    fact = shown.middle.facts[-1]
    assert (fact.text, fact.rule) == ("Ann played ★; Rei is still owed a card for it", "SN-054")
    owes = [badge.text for seat in shown.seats for badge in seat.badges if badge.kind == "call"]
    assert owes == ["owes Rei for ★"]


# A card to the trick.


def test_what_a_card_does_is_said_before_it_is_played() -> None:
    hands = {
        0: "S7 H8 I2 T5 S8 H9 H10 SA S6 S9",
        1: "CA C7 C8 C9 C10 CJ CN CQ CK T6",
        2: "DN DA D6 D8 D9 D10 DJ DQ DK HK",
        3: "D7 HA H6 H7 HJ HN HQ S10 SJ SN",
    }
    match = play(dealt("fjabbe", hands), "CA DN D7")
    shown = scene(match, 0)
    assert shown.prompt == "No ♣ clubs: a trump (SN-042)."
    assert says(shown, "T5") == "You take this trick"
    assert [one.more for one in shown.hand if one.card == "T5"] == [
        "No ♣ clubs: a trump, and any trump wins"
    ]
    barred = [one for one in shown.hand if one.card == "S7"]
    assert [(one.action, one.is_up, one.more) for one in barred] == [
        ("", False, "No ♣ clubs: a trump")
    ]


def test_the_trick_lies_by_seat_from_the_one_who_leads() -> None:
    match = finish_discards(dealt("800", {0: "S6", 1: "S7", 2: "SK", 3: "S9"}))
    play(match, "S7 SK")
    shown = scene(match, 0)
    assert [(one.seat, one.cards, one.note, one.role) for one in shown.middle.places] == [
        (1, "S7", "Ben", "led"),
        (2, "SK", "Ume", "partner"),
        (3, "", "Rei", ""),
        (0, "", "Ann", ""),
    ]
    assert [one.seat for one in shown.middle.places if one.is_winning] == [2]
    assert says(scene(match, 3), "S9") == "Ume stays highest with the king of spades"
    play(match, "S9 S6")
    shown = scene(match, 0)
    assert [(one.seat, one.cards, one.is_winning) for one in shown.middle.before] == [
        (1, "S7", False),
        (2, "SK", True),
        (3, "S9", False),
        (0, "S6", False),
    ]
    assert [party.name for party in shown.parties] == ["You and Ume", "Ben and Rei"]
    assert [party.note for party in shown.parties] == ["1 trick", "no trick yet"]


def test_sn_050_fjont_says_that_it_comes_back() -> None:
    match = play(finish_discards(dealt("150", {0: "* S6", 1: "SK C7"})), "SK")
    shown = scene(match, 0)
    assert says(shown, "*") == "Comes back, Ben takes this trick"


# Fjabbe.


def test_fj_006_who_loses_as_it_stands() -> None:
    hands = {0: "CA C7 C8", 1: "T20 S6 S7", 2: "SK S8", 3: "SA S9 C6"}
    match = play(dealt("fjabbe", hands, seed=2), "T20")
    while len(view(match, None).last_trick) < 4:
        match.apply(match.legal_actions()[0])
    play(match, "S6 SK S9")
    match.apply(match.legal_actions()[0])
    seen = view(match, 0)
    losing = seen.losing
    assert losing is not None
    shown = scene(match, 0)
    for party in shown.parties:
        seat = party.seats[0]
        assert party.is_losing == (seat in losing) == (seen.tricks[seat] == 0)
        told = ("no trick", "") if party.is_losing else (str(seen.tricks[seat]), "trick")
        assert (party.score, party.unit, party.note) == (*told, "lost 0")
    fact = shown.middle.facts[-1]
    assert (fact.text[:29], fact.rule) == ("As it stands these lose the d", "FJ-006")
    cell = next(one for one in shown.progress[0].players if one.seat == losing[0])
    assert cell.text == "lost 0, would be 1: no trick, 8 left"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_combination_with_its_rule(language: Language) -> None:
    told = staged(rich(), 0, language).help()
    rows = [row for section in told.sections for row in section.rows if row.rule]
    assert {"SN-063", "SN-074", "SN-077", "SN-079", "SN-080", "SN-093", "SN-095"} <= {
        row.rule for row in rows
    }


def test_sn_056_the_sheet_says_that_fjont_was_lost() -> None:
    trumps = " ".join(f"T{number}" for number in range(6, 21))
    match = finish_discards(dealt("150", {0: "* S6 S7 S8", 1: trumps}))
    finish(match)
    sheet = staged(match, 0).sheets(match.view(0))[0]
    assert sheet.sums == [
        "Fjønt was lost, for want of a trick; it went to Ben.",
        "The discards were lost, for want of a trick.",
    ]
    assert sheet.parties[0].points == 0
    assert "fjont_lost" in [event.kind for event in match.events(1)]

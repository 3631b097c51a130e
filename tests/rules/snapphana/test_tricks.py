"""Snapphana, section 2.4 and 7.3: following, trumping, winning tricks."""

from __future__ import annotations

import pytest

from tests.rules.snapphana.match import (
    act,
    choices,
    dealt,
    discard,
    finish,
    named,
    play,
    position,
    view,
)
from tests.rules.snapphana.written import GAMES, playable, winner


@pytest.mark.parametrize("game", GAMES)
def test_sn_040_forehand_leads_any_card(game: str) -> None:
    match = dealt(game, seed=40, dealer=1)
    while named(match, "discard") != "-":
        act(match, choices(match)[0])
    forehand = 0 if game in ("1000", "150") else 2
    assert match.to_play == forehand
    assert named(match, "play") == view(match, forehand).hands[forehand].cards


def test_sn_041_who_can_follow_must() -> None:
    assert playable("S9 SA T5 HK", "S7") == "SA S9"
    assert playable("H10 T18", "H6 T12") == "H10"
    assert playable("T0 SK SQ", "T20") == "T0"


def test_sn_042_who_cannot_follow_a_plain_suit_must_trump() -> None:
    assert playable("T0 HK DQ", "S7") == "T0"
    assert playable("T5 I2 T20 HK", "S7 T9") == "I2 T5 T20"


def test_sn_043_with_neither_any_card_may_be_played() -> None:
    assert playable("HK DQ C6", "S7 T9") == "C6 HK DQ"


def test_sn_044_a_led_trump_must_be_answered_with_a_trump() -> None:
    assert playable("SK I1 T20", "T9") == "I1 T20"
    assert playable("SK I1 T20", "T0") == "I1 T20"
    assert playable("SK HQ", "T9") == "SK HQ"


def test_sn_045_fjont_is_an_exception() -> None:
    for led in ("S7", "T9", "S7 T9"):
        assert "*" in playable("S9 T5 *", led).split()
    assert playable("S9 T5", "S7") == "S9"


def test_sn_041_to_sn_045_hold_at_the_table() -> None:
    hands = {1: "S7 HK", 2: "S9 SA T5 * H6", 3: "T0 I1 HQ H7", 0: "S6 S8 C6 C7"}
    match = discard(dealt("800", hands, seed=41), "C6 C7")
    play(match, "S7")
    spades = [card for card in view(match, 2).hands[2].cards.split() if card[0] == "S"]
    assert named(match, "play").split() == [*spades, "*"]
    with pytest.raises(ValueError, match="not legal"):
        play(match, "T5")


@pytest.mark.parametrize(
    ("trick", "card"),
    [
        ("S6 S9 SA S7", "S9"),
        ("S6 HK DK CK", "S6"),
        ("S6 T0 SK HK", "T0"),
        ("S6 T7 T20 T19", "T20"),
        ("T7 SK HK T6", "T7"),
        ("HA H6 HJ H10", "HJ"),
        ("DJ *", "DJ"),
    ],
)
def test_sn_046_the_highest_trump_or_else_the_highest_of_the_suit_led(
    trick: str, card: str
) -> None:
    assert winner(trick) == card


@pytest.mark.parametrize("game", GAMES)
def test_sn_046_a_trick_is_one_card_from_every_player(game: str) -> None:
    seats = 2 if game in ("1000", "150") else 4
    hands = [f"S{rank} C{rank}" for rank in ("6", "7", "8", "9")[:seats]]
    match = position(game, hands)
    for seat in range(seats):
        assert match.to_play == seat
        assert sum(match.tricks) == 0
        play(match, hands[seat].split()[0])
    assert sum(match.tricks) == 1


def test_sn_047_the_winner_leads_to_the_next() -> None:
    match = position("fjabbe", ["S6 C6", "S7 CA", "SK C7", "S8 C8"], leader=1)
    play(match, "S7 SK S8 S6")
    assert match.to_play == 2
    play(match, "C7 C8 C6 CA")
    assert finish(match).deals[0].end == "count"
    assert [int(won) for won in match.tricks] == [0, 0, 1, 1]


# Rulings.


def test_sn_r21_there_is_no_duty_to_beat_or_to_overtrump() -> None:
    assert playable("T5 T15 SK", "T9") == "T5 T15"
    assert playable("T5 T15 HK", "S7 T9") == "T5 T15"


def test_sn_r21_must_overtrump_asks_for_a_higher_trump() -> None:
    for trick in ("T9", "S7 T9", "* T9", "S7 T9 T0", "S7 I1 T9"):
        assert playable("T5 T15 T10 HK", trick, must_overtrump=True) == "T10 T15"
    assert playable("T5 T7 HK", "S7 T9", must_overtrump=True) == "T5 T7"
    assert playable("T5 T7 HK", "S7 S9", must_overtrump=True) == "T5 T7"
    assert playable("S6 SK T20", "S9 T9", must_overtrump=True) == "S6 SK"
    assert playable("S6 SK T20", "S9", must_overtrump=True) == "S6 SK"
    assert playable("HK HQ", "S9 T9", must_overtrump=True) == "HQ HK"


def test_sn_r21_a_snapphana_beats_a_snapphana_and_fjont_stays_free() -> None:
    assert playable("T0 I1 SK", "I4", must_overtrump=True) == "I1"
    assert playable("T0 I4 SK", "S7 I1", must_overtrump=False) == "SK"
    assert playable("T0 I4 HK", "S7 I1", must_overtrump=True) == "I4"
    assert playable("T0 I4 *", "T5", must_overtrump=True) == "T0 I4 *"
    assert playable("T5 T15 *", "T9", must_overtrump=True) == "T15 *"


@pytest.mark.parametrize(("must", "legal"), [(False, "T5 T12 *"), (True, "T12 *")])
def test_sn_r21_the_switch_at_the_table(must: bool, legal: str) -> None:
    hands = ["T10 S6 S7", "T12 T5 *", "T6 S8 C6", "T7 S9 C7"]
    match = position("800", hands, must_overtrump=must)
    play(match, "T10")
    assert named(match, "play") == legal


def test_sn_r22_fjont_may_be_played_at_any_time_and_never_has_to_be() -> None:
    hands = {1: "S6 SK", 2: "S7 S8 *", 3: "S9", 0: "S10 C6 C7"}
    match = discard(dealt("800", hands, seed=22), "C6 C7")
    play(match, "S6")
    assert "*" in named(match, "play").split()  # the first trick, though she can follow
    match = position("800", ["S6", "*", "S7", "S8"])
    play(match, "S6")
    assert named(match, "play") == "*"  # the last card in hand
    play(match, "* S7 S8")
    assert match.deals[0].end == "count"


def test_sn_r22_fjont_is_no_answer_to_the_duty_to_trump() -> None:
    assert playable("* H6 T5", "S7") == "T5 *"
    assert playable("* H6 D7", "S7") == "H6 D7 *"
    assert playable("* H6 D7", "T7") == "H6 D7 *"


def test_sn_r23_fjont_never_wins() -> None:
    for trick in ("* H10", "H10 *", "* H10 S6 C6", "S6 * H10 C6"):
        assert winner(trick) != "*"
    assert winner("* T0 SK HK") == "T0"


def test_sn_r23_with_two_players_the_other_takes_a_led_fjont_and_the_last_trick() -> None:
    match = position("150", ["*", "H10"], won={0: "S6 S7"})
    play(match, "* H10")
    act(match, "give S6")
    assert [entry.reason for entry in match.deals[0].entries if entry.payee == 1] == [
        "card_points",
        "last_trick",
    ]


def test_sn_r24_a_trump_behind_a_led_fjont_makes_it_a_trump_trick() -> None:
    assert playable("I1 SK HK", "* T5") == "I1"
    assert winner("* T0 SK I4") == "I4"
    assert winner("* T5 SK HK") == "T5"


def test_sn_r37_there_are_no_signals_among_the_actions() -> None:
    match = dealt("800", seed=37)
    verbs = {text.split()[0] for text in match.game.spec.action_texts}
    assert verbs == {"discard", "declare", "show", "done", "play", "give"}


@pytest.mark.parametrize("shown", [True, False])
def test_sn_r38_only_the_last_complete_trick_may_be_looked_at(shown: bool) -> None:
    hands = {0: "S6 C6", 1: "S7 C7", 2: "S8 C8", 3: "S9 C9"}
    match = dealt("fjabbe", hands, dealer=3, seed=38, show_last_trick=shown)
    play(match, "S6 S7 S8 S9 C9")
    first = [(played.seat, played.card) for played in view(match, 1).last_trick]
    assert first == ([(0, "S6"), (1, "S7"), (2, "S8"), (3, "S9")] if shown else [])
    play(match, "C6 C7 C8")
    last = [(played.seat, played.card) for played in view(match, 1).last_trick]
    assert last == [(3, "C9"), (0, "C6"), (1, "C7"), (2, "C8")]  # open until the next lead


def test_sn_r38_piles_are_face_down_until_the_count() -> None:
    match = dealt("fjabbe", seed=38, show_last_trick=False)
    for _ in range(9):
        act(match, choices(match)[0])
    for seat in (0, 1, 2, 3, None):
        seen = view(match, seat)
        assert seen.captured == ["", "", "", ""]
        played = [event for event in seen.events if event.kind in ("play", "trick")]
        assert len(played) == 11
        assert len([event for event in played if event.cards]) == 1
    match = dealt("fjabbe", seed=38)
    for _ in range(9):
        act(match, choices(match)[0])
    told = [event.kind for event in view(match, None).events if event.cards]
    assert told.count("trick") == 1
    assert told.count("play") == 5


def test_sn_r44_only_legal_actions_are_accepted() -> None:
    match = dealt("800", {0: "SK T20 S6 S7 T5"}, seed=44)
    before = match.record()
    for wrong in ("discard SK", "discard T20", "play S6", "declare kings", "give S6", "done"):
        with pytest.raises(ValueError, match="not legal"):
            act(match, wrong)
        assert match.record() == before

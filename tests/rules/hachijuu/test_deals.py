"""Whole deals of Hachijuu, scripted action by action in `hachijuu_deals.toml`."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.contract import Match
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.record import DealRecord, Record, RecordError, replay
from tests.rules.hachijuu.match import lines, scores
from tests.rules.hachijuu.oracle import Deal
from tests.rules.hachijuu.written import P0, P1, P2, P3, choices, load, text, view

Script = dict[str, Any]
SCRIPTS: dict[str, Script] = load("hachijuu_deals.toml")


def record(name: str, number: int | None = None) -> Record:
    """The record of a scripted deal, or of its first actions."""
    script = SCRIPTS[name]
    deal = DealRecord(
        dealer=script["dealer"],
        deck=script["deck"],
        stock=script.get("stock"),
        actions=script["actions"][:number],
    )
    if number is None:
        deal.end, deal.scores = script["end"], script["scores"]
    return Record(
        fudaba=1,
        game="hachijuu",
        seats=[f"P{seat}" for seat in range(script["seats"])],
        options=script.get("options", {}),
        deals=[deal],
    )


def scripted(name: str, number: int | None = None) -> HachijuuMatch:
    """A match that begins with a scripted deal, or with its first actions."""
    match: Match = replay(record(name, number))
    assert isinstance(match, HachijuuMatch)
    return match


def scores_of(match: Match) -> list[int]:
    return [int(score) for score in match.deals[0].scores]


def announced(name: str) -> HachijuuMatch:
    """A scripted deal at its first card."""
    actions = SCRIPTS[name]["actions"]
    first = next(place for place, action in enumerate(actions) if action.startswith("play"))
    return scripted(name, first)


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripted_deals(name: str) -> None:
    script = SCRIPTS[name]
    match = scripted(name)
    assert len(match.deals) == 1
    assert match.deals[0].end == script["end"]
    assert match.deals[0].dealer == script["dealer"]
    assert scores(match) == match.scores == script["scores"]
    assert sorted(lines(match)) == sorted(script["entries"])
    assert match.dealer == script["next_oya"]


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_settlement_sums_to_zero_with_the_pot(name: str) -> None:
    script = SCRIPTS[name]
    assert sum(script["scores"]) == 0
    pot = 0
    for line in script["entries"]:
        amount = int(line.split(": ")[1].split()[0])
        pot += amount * (("> pot" in line) - line.startswith("pot"))
    assert pot == 0


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_plain_account_says_the_same(name: str) -> None:
    script = SCRIPTS[name]
    deal = Deal(
        scripted(name).game.options,
        script["seats"],
        script["dealer"],
        script["deck"].split(),
        lambda: script["stock"].split(),
    )
    course = deal.play()
    asked = next(course)
    for place, action in enumerate(script["actions"]):
        assert action in asked[2]
        try:
            asked = course.send(action)
        except StopIteration:
            assert place == len(script["actions"]) - 1
    assert (deal.end, deal.scores, deal.next_oya) == (
        script["end"],
        script["scores"],
        script["next_oya"],
    )


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_scripted_deal_is_written_as_it_was_read(name: str) -> None:
    script = SCRIPTS[name]
    match = scripted(name)
    written = match.record(decks=True).deals[0]
    assert written.deck == script["deck"]
    assert written.stock == script.get("stock")
    assert written.actions == script["actions"]
    assert (written.end, written.scores) == (script["end"], script["scores"])
    events = match.events(1)
    assert (events[-1].kind, events[-1].names) == ("end", script["end"])
    assert events[-1].seat == script["next_oya"]


@pytest.mark.parametrize("name", [name for name in SCRIPTS if "stock" in SCRIPTS[name]])
def test_hj_314_a_returned_hand_asks_for_the_stock_and_for_just_its_cards(name: str) -> None:
    script = SCRIPTS[name]
    without = record(name)
    without.deals[0].stock = None
    with pytest.raises(RecordError, match="stock"):
        replay(without)
    wrong = record(name)
    wrong.deals[0].stock = script["stock"].rpartition(" ")[0]
    with pytest.raises(RecordError, match="HJ-314"):
        replay(wrong)
    assert len(script["stock"].split()) in (21, 28)


def test_hj_r8_an_announcement_hides_the_rest_of_the_hand() -> None:
    match = announced("haneken_hidden")
    for viewer in (P0, P1, None):
        seen = view(match, viewer)
        assert (seen.hands[P2].cards, seen.hands[P2].hidden) == ("9A 9R 9K1", 4)
        assert seen.exposed[P2] == "9A 9R 9K1"
        assert [made.name for made in seen.announced[P2]] == ["sanbon"]
    own = view(match, P2)
    assert (own.hands[P2].cards, own.hands[P2].hidden) == ("4A 4R 6A 6K1 9A 9R 9K1", 0)


def test_hj_r26_the_player_chooses_which_six_of_seven_plains_to_show() -> None:
    before = scripted("six_of_seven_plains_shown", 3)
    assert len([word for word in choices(before) if word.startswith("announce suroku ")]) == 7
    match = announced("six_of_seven_plains_shown")
    for viewer in (P1, P2, None):
        seen = view(match, viewer).hands[P0]
        assert (seen.cards, seen.hidden) == ("1K1 2K1 4K1 6K1 8K1 12K1", 1)


def test_hj_312_those_put_out_give_their_hands_back_and_do_not_pay() -> None:
    match = announced("first_doubler_put_out")
    seen = view(match, None)
    assert (seen.put_out, seen.folded, seen.active) == ([0, 4], [], [1, 2, 3])
    assert [len(hand.cards.split()) + hand.hidden for hand in seen.hands] == [0, 7, 7, 7, 0]
    assert (seen.rate, seen.pot, seen.oya, seen.dealer) == (4, 0, P1, P0)
    early = view(announced("early_in_put_out"), None)
    assert (early.put_out, early.folded, early.active) == ([3], [2, 4], [5, 0, 1])


@pytest.mark.parametrize(
    ("name", "kind", "month"),
    [("field_of_three", "play", "9"), ("field_of_three_by_the_stock", "draw", "5")],
)
def test_hj_506_the_fourth_card_takes_three(name: str, kind: str, month: str) -> None:
    events = scripted(name).events(1)
    puts = [place for place, event in enumerate(events) if event.kind == "put"]
    four = next(place for place in puts if len(text(events[place].cards).split()) == 4)
    assert events[four - 1].kind == kind
    assert all(card.startswith(month) for card in text(events[four].cards).split())
    lying = view(scripted(name, 2), None).field.piles
    assert [len(pile.split()) for pile in lying] == [3]


def test_hj_r11_with_forced_agari_the_last_card_asks_nothing() -> None:
    for name in ("last_card_forced", "last_card_forced_manual"):
        assert SCRIPTS[name]["actions"][-1].startswith(("play", "take"))
        assert scripted(name).deals[0].end == "agari"
    assert choices(scripted("last_card_sage", -1)) == ["agari", "sage"]
    assert choices(scripted("last_card_agari", -1)) == ["agari", "sage"]
    assert int(scripted("last_card_agari", -1).hands[P1]) == 0


@pytest.mark.parametrize("name", SCRIPTS)
def test_hj_r10_calling_by_oneself_has_the_same_actions_and_results(name: str) -> None:
    script = SCRIPTS[name]
    played = record(name)
    played.options = {**played.options, "overlook": "manual"}
    match = replay(played)
    assert (scores_of(match), int(match.dealer)) == (script["scores"], script["next_oya"])
    # Nobody points a yaku out.
    assert "gain" not in {event.kind for event in match.events(1)}
    decided = [event.kind for event in match.events(1) if event.kind in ("agari", "sage")]
    if script.get("options", {}).get("overlook") != "manual":
        told = [event.kind for event in scripted(name).events(1)]
        assert told.count("gain") == len(decided)


def test_hj_r31_two_yaku_in_one_turn_are_one_choice() -> None:
    match = scripted("two_yaku_in_one_turn", -1)
    assert choices(match) == ["agari", "sage"]
    assert [made.name for made in view(match).dekiyaku[P0]] == ["inoshikacho", "aotan"]
    before = scripted("two_yaku_in_one_turn", -2)
    assert view(before).dekiyaku[P0] == []


def test_hj_606_the_yaku_in_sage_was_there_and_is_void() -> None:
    match = scripted("agari_voids_sage", -1)
    seen = view(match)
    assert seen.sage == [P3]
    assert [made.name for made in seen.dekiyaku[P3]] == ["aotan"]
    assert scores(scripted("agari_voids_sage"))[P3] == -100

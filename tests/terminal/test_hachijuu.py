"""Hachijuu at the terminal: whole matches, what is shown, and what is asked."""

from __future__ import annotations

import re

import pytest

from fudaba.cards.rng import Rng
from fudaba.locale import LANGUAGES, Language
from fudaba.terminal.faces import titles
from tests.terminal.hachijuu_tables import (
    assert_decision_fits,
    blue_match,
    blue_table,
    go_on,
    holding,
    match_of,
    seat_line,
    seated,
    table,
    to_decision,
)
from tests.terminal.tables import LARGE, SMALL, Middling, assert_all_on_screen, screens

SMALL_HAND = "1L 2A 3R 4K1 5R 6A 8K1"
TRIPLES = "7A 7R 7K1 9A 9R 9K1 1L"


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "ja"), (4, "sv"), (6, "en")])
async def test_a_whole_match_by_keys_at_80_by_24(seats: int, language: Language) -> None:
    match = match_of(seats, 1, deals=2)
    async with seated(table(match, Middling(), language)) as person:
        looked_at: set[str] = set()
        while not (person.view.is_over and person.page is None):
            if person.page is None:
                view = person.view
                if view.phase not in looked_at:
                    looked_at.add(view.phase)
                    assert_all_on_screen(person)
                assert_decision_fits(person)
                assert f"×{view.rate} · " in person.screen()[0]
                assert re.search(rf"\b{view.pot}\b|賃{view.pot}点", person.screen()[0])
                assert f"▐{view.rate}▌" in seat_line(person, view.oya)
            await go_on(person)
        assert {"auction", "play"} <= looked_at
        assert len(person.view.finished) == 2


async def test_a_large_terminal_shows_the_rate_and_the_players_side_by_side() -> None:
    async with seated(table(match_of(6, 1)), LARGE) as person:
        assert_all_on_screen(person)
        text = person.text()
        assert f"×{person.view.rate} rate" in text
        for told in ("Seven ribbons", "0/7", "Anna", "Greedy 5"):
            assert told in text


# The auction.


async def test_a_choice_for_which_there_is_no_room_is_not_left_out_unsaid() -> None:
    async with seated(table(match_of(3, 1)), (60, 15)) as person:
        assert {"in", "fold", "double"} <= set(person.view.legal)
        assert "too little room" in person.text()
        await person.pilot.resize_terminal(70, 24)
        await person.settle()
        for key in "fid":
            assert f"[{key}]" in person.text()


async def test_the_cube_moves_with_a_double() -> None:
    match = holding(SMALL_HAND, "in", "double", "in", seats=3)
    async with seated(table(match, Middling())) as person:
        assert "▐2▌ · oya · doubled" in seat_line(person, 1)
        assert seat_line(person, 2).rstrip().endswith("in")
        assert "rate ×2" in person.screen()[0]
        assert "[d] Double: play at ×4" in person.text()
        await person.press("d")
        assert person.view.oya == 0
        assert "▐4▌ · oya" in seat_line(person, 0)
        assert "▐" not in seat_line(person, 1)


async def test_folding_names_its_fee_and_what_follows() -> None:
    match = holding(SMALL_HAND, seats=4, fold_fee=30)
    async with seated(table(match)) as person:
        before = person.view
        assert "[f] Fold: pay 30" in person.text()
        await person.press("enter")  # a careless Enter decides nothing
        assert person.view == before
    match = holding(SMALL_HAND, "in", "fold", "fold", "double", seats=4)
    async with seated(table(match)) as person:
        assert seat_line(person, 1).rstrip().endswith("folded, paid 20")
        assert "pot 40" in person.screen()[0]
        assert "If you fold, Greedy 3 is alone" in " ".join(person.text().split())
        await person.press("f")
        assert person.page is not None
        assert "HJ-307" in person.text()


async def test_with_three_in_one_can_only_fold_or_double() -> None:
    match = holding(SMALL_HAND, "in", "in", "in", seats=4, oya=1)
    async with seated(table(match)) as person:
        text = person.text()
        assert person.view.legal == ["fold", "double"]
        assert "[f] Fold: pay 20   [d] Double: play at ×2" in text
        assert "Three are in at ×1 already" in text
        assert "[i]" not in text


async def test_at_the_highest_rate_the_third_puts_the_others_out() -> None:
    match = holding(SMALL_HAND, "double", "double", "in", seats=5, oya=2)
    async with seated(table(match)) as person:
        text = " ".join(person.text().split())
        assert "[d]" not in text
        assert "×4 is the highest rate" in text
        assert "Greedy 1 and Greedy 2" in text
        await person.press("i")
        assert person.view.put_out == [1, 2]
        assert seat_line(person, 1).rstrip().endswith("put out")


async def test_who_has_folded_watches_the_rest() -> None:
    async with seated(table(match_of(4, 8), Middling())) as person:
        await person.play_until(lambda: "fold" in person.view.legal)
        deal = person.view.deal
        await person.press("f")
        assert person.page is not None  # nothing was asked until the deal was over
        played = [event.seat for event in person.app.sitting.events(deal) if event.kind == "play"]
        assert played
        assert 0 not in played
        assert "HJ-302" in person.text()


# Hand yaku.


async def test_announcing_tells_value_and_cards_and_opens_them() -> None:
    match = holding(TRIPLES, "double", "in", "in")
    async with seated(table(match, Middling())) as person:
        text = person.text()
        assert "Paid half each by Greedy 1 and Greedy 2." in text
        assert "[1] Two triples" in text
        assert "[3] " in " ".join(text.split())
        assert_all_on_screen(person)
        await person.press("3")
        assert person.view.exposed[0] == "9A 9R 9K1"
        assert "9A 9R 9K" in seat_line(person, 0)
        strong = [s.cards for s in person.app.table_screen.scene.hand if s.strong]
        assert strong == [("9A",), ("9R",), ("9K1",)]
        await person.press(person.key("play 9R"))
        assert "9A 9K" in seat_line(person, 0)


async def test_where_sets_differ_in_one_card_it_is_the_hidden_one_that_is_named() -> None:
    match = holding("7A 7R 7K1 7K2 9A 9R 1L", "in", "in", "in")
    async with seated(table(match)) as person:
        text = person.text()
        assert "[1] Four of a month, 200" in text
        assert "[5] hiding the boar" in " ".join(text.split())
        await person.press("5")
        assert person.view.exposed[0] == "7R 7K1 7K2"


async def test_being_done_announces_nothing() -> None:
    match = holding(TRIPLES, "in", "in", "in")
    async with seated(table(match)) as person:
        await person.press("n")
        assert person.view.phase == "play"
        assert person.view.announced[0] == []


async def test_the_most_that_can_be_offered_has_keys_and_fits() -> None:
    match = holding("11L 11A 11R 11K1 12K1 12K2 12K3", "in", "in", "in")
    async with seated(table(match)) as person:
        options = person.app.table_screen.scene.options
        assert len({key for key, _ in options}) == len(options) == 20
        assert_decision_fits(person)
        assert_all_on_screen(person)


async def test_open_cards_of_others_are_shown_until_they_are_played() -> None:
    says = ("in", "in", "in", "announce futasanbon")
    match = holding(SMALL_HAND, *says, oya=1, other="7R 7K2 7A 9A 9R 9K1 12L")
    async with seated(table(match, Middling())) as person:
        counts: set[int] = set()
        while person.page is None:
            cards = titles(person.view.exposed[1])
            counts.add(len(cards.split()))
            assert cards in seat_line(person, 1)
            await go_on(person)
        assert max(counts) >= 5
        assert min(counts) <= 1


# Agari or sage.


async def test_the_decision_says_what_each_would_pay() -> None:
    async with seated(blue_table("in", "double", "in", "in")) as person:
        await to_decision(person)
        text = " ".join(person.text().split())
        assert "Blue ribbons: 400 in all 200 × 2: 200 each from Greedy 1 and Greedy 2" in text
        assert "half at the end, if nobody goes out: 100 each" in text
        assert "[x] Agari: 400" in text
        assert_all_on_screen(person)
        before = person.view
        await person.press("enter")
        assert person.view == before


async def test_agari_ends_the_deal_with_reasons_rules_and_the_next_oya() -> None:
    async with seated(blue_table("in", "double", "in", "in")) as person:
        await to_decision(person)
        await person.press("x")
        text = person.text()
        for told in ("Blue ribbons", "HJ-613", "200 points each", "6R", "9R", "10R", "+400"):
            assert told in text
        assert "Played at rate ×2. Winner: You" in text
        assert re.search(r"You +\+400 +400 points +next oya", text)


async def test_sage_plays_on_for_half_at_the_end() -> None:
    async with seated(blue_table("in", "in", "in")) as person:
        await to_decision(person)
        await person.press("g")
        assert "sage 200" in seat_line(person, 0)
        assert "✔ Blue ribbons 200" in person.text()
        await person.play_until(lambda: person.page is not None)
        text = person.text()
        assert "HJ-607" in text or "HJ-608" in text
        assert "50 points each" in text


async def test_where_yaku_may_be_overlooked_nobody_points_them_out() -> None:
    async with seated(blue_table("in", "in", "in", overlook="manual")) as person:
        await to_decision(person)
        text = person.text()
        assert "What do you say?" in text
        assert "Blue ribbons" not in text
        assert "400" not in text


# Money.


async def test_chips_to_begin_with_are_in_the_balance_and_on_the_sheet() -> None:
    async with seated(blue_table("in", "in", "in", start_chips=1000)) as person:
        assert "1000 points" in seat_line(person, 0)
        await to_decision(person)
        await person.press("x")
        assert re.search(r"You +\+200 +1200 points", person.text())
        await person.press("enter", "s")
        text = person.text()
        assert "+200 = 1200" in text
        assert re.search(r"At the start +1000 +1000 +1000", text)


async def test_card_points_are_told_where_they_decide() -> None:
    async with seated(table(match_of(3, 2), Middling())) as person:
        while "HJ-703" not in person.text():
            await go_on(person)
        counted = [int(found) for found in re.findall(r"(\d+) card points", person.text())]
        assert sum(counted) == 240


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_deal_and_every_page_in_every_language(language: Language) -> None:
    async with seated(blue_table("in", "double", "in", "in", language=language)) as person:
        await to_decision(person)
        assert_decision_fits(person)
        await screens(person)
        await person.press("x")
        assert "HJ-613" in person.text()


async def test_help_lists_all_that_scores() -> None:
    async with seated(table(match_of(3)), (100, 90)) as person:
        await person.press("?")
        text = person.text()
        for rule in ("HJ-411", "HJ-412", "HJ-421", "HJ-426", "HJ-611", "HJ-616"):
            assert rule in text


# What is hidden.


@pytest.mark.parametrize("seats", [3, 5])
async def test_hidden_cards_change_nothing_on_the_screen(seats: int) -> None:
    """Matches that differ only in what seat 0 cannot know look the same."""
    match = match_of(seats, 6)
    async with seated(table(match), SMALL) as person:
        for _ in range(4):
            await go_on(person)
        if person.page is not None:
            await person.press("enter")
        seen = await screens(person)
        twin = match.copy()
        twin.resample(0, Rng(1))
        assert [twin.view(seat).hands for seat in range(seats)] != [
            match.view(seat).hands for seat in range(seats)
        ]
        async with seated(table(twin), SMALL) as other:
            assert await screens(other) == seen


async def test_no_hidden_card_is_named() -> None:
    match = blue_match("in", "in", "in")
    async with seated(table(match)) as person:
        for _ in range(3):
            opened = " ".join(person.view.exposed).split()
            hidden = {
                card for seat in (1, 2) for card in match.view(seat).hands[seat].cards.split()
            }
            text = person.text()
            for card in hidden.difference(opened):
                if "K" not in card:
                    assert re.search(rf"(?<!\d){card}\b", text) is None
            await person.step()

"""What lies over the table: decision, score sheets, help, log, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from fudaba.games.record import replay
from fudaba.locale import LANGUAGES, Language, word
from tests.terminal.decks import MOON, PILE, PLAIN, TESHI
from tests.terminal.tables import LARGE, Shelf, drawn, new_match, seated, table


async def test_the_decision_says_what_is_at_stake() -> None:
    async with seated(table(new_match(MOON))) as person:
        await person.play_to_decision()
        text = person.text()
        assert "Moon viewing: 10 points" in text
        assert "Moon viewing 5 + Doubled for koi-koi 5" in text
        assert "[x] Shobu: take 10 points" in text
        told = " ".join(text.split())
        assert "you get nothing and the points of Bot count double" in told
        assert "Bot has: Plains 1, 3 of 5 for Ribbons." in told


async def test_a_careless_enter_decides_nothing() -> None:
    async with seated(table(new_match(MOON))) as person:
        await person.play_to_decision()
        before = person.view
        await person.press("enter")
        assert person.view == before


async def test_stopping_ends_the_deal_with_reasons_and_rules() -> None:
    async with seated(table(new_match(MOON))) as person:
        await person.play_to_decision()
        await person.press("x")
        assert person.page is not None
        text = person.text()
        for told in ("Score sheet", "Moon viewing", "8L 9A", "KK-432", "KK-601", "+10"):
            assert told in text
        await person.press("enter")
        assert person.page is None
        assert person.view.scores == [10, 0]


async def test_koi_koi_plays_on() -> None:
    async with seated(table(new_match(MOON))) as person:
        await person.play_to_decision()
        await person.press("k")
        assert person.page is None
        assert person.view.koi[0] == 1
        assert not person.view.finished
        assert "koi-koi ×1" in person.text()


async def test_a_deal_decided_before_any_play_is_shown_too() -> None:
    async with seated(table(new_match(TESHI))) as person:
        assert person.page is not None
        text = person.text()
        assert "KK-201" in text or "KK-202" in text
        await person.press("enter")
        assert person.view.deal == 2


async def test_help_lists_every_yaku_with_its_rule() -> None:
    async with seated(table(new_match(PLAIN)), (100, 70)) as person:
        await person.press("?")
        text = " ".join(person.text().split())
        for rule in ("KK-411", "KK-432", "KK-451", "KK-201", "There is no undo"):
            assert rule in text
        assert "KK-805" not in text
        await person.press("escape")
        assert person.page is None


async def test_help_knows_the_options() -> None:
    async with seated(table(new_match(PLAIN, tsukifuda=True)), (100, 76)) as person:
        await person.press("?")
        assert "KK-805" in person.text()
        assert "fudaba sheet koikoi -o deals=3 -o tsukifuda=on" in " ".join(person.text().split())


async def test_score_sheet_yaku_and_log_open_and_close() -> None:
    async with seated(table(new_match(MOON)), LARGE) as person:
        await person.press("s")
        assert "No deal is finished yet." in person.text()
        await person.press("s")
        await person.play_to_decision()
        await person.press("y")
        assert "✔ 5 points (KK-432)" in person.text()
        await person.press("y")
        await person.press("l")
        assert "Bot calls koi-koi" in person.text()
        await person.press("l")
        assert person.page is None


async def test_the_end_names_the_winner_and_lists_the_deals() -> None:
    async with seated(table(new_match(MOON)), LARGE) as person:
        await person.play_until(lambda: person.view.is_over and "the match" in person.text())
        text = person.text()
        winner = person.view.winner
        assert ("You win the match." in text) == (winner == 0)
        assert ("Bot wins the match." in text) == (winner == 1)
        assert ("The match is shared" in text) == isinstance(winner, list)
        assert all(f"deal {number}" in text for number in (1, 2, 3))
        assert all(str(score) in text for score in person.view.scores)
        await person.press("enter")
        assert "The match is over." in person.text()


def test_scores_are_shown_in_stones_too() -> None:
    koikoi = drawn(new_match(PLAIN), ["Anna", "Bot"]).stage
    assert koikoi.score_full(22) == "22 points (1 kan 10)"
    assert koikoi.score_full(1) == "1 point"


async def test_every_move_is_saved_and_q_leaves_at_once() -> None:
    shelf = Shelf(path=Path("/somewhere/match.toml"))
    kept = shelf.kept
    app = table(new_match(PLAIN), keeper=shelf)
    async with seated(app) as person:
        assert "/somewhere/match.toml" in person.text()
        assert "save and quit" in person.text()
        await person.press("2")
        moves = sum(len(deal.actions) for deal in kept[-1].deals)
        assert len(kept) >= moves
        view = person.view
        await person.pilot.press("q")
        assert app._exit
    assert replay(kept[-1]).view(0) == view
    assert kept[-1].seats == ["Anna", "Bot"]


async def test_a_resumed_match_goes_on_at_the_same_view() -> None:
    shelf = Shelf()
    async with seated(table(new_match(MOON), keeper=shelf)) as person:
        await person.play_until(lambda: len(person.view.finished) == 1 and person.page is None)
        view, text = person.view, person.text()
    async with seated(table(replay(shelf.kept[-1]), keeper=shelf)) as person:
        assert person.page is None
        assert person.view == view
        assert person.text() == text


async def test_leaving_an_unsaved_match_is_asked_about() -> None:
    app = table(new_match(PLAIN))
    async with seated(app) as person:
        await person.press("q")
        assert "it will be lost" in person.text()
        await person.press("n")
        assert person.page is None
        assert not app._exit
        await person.press("q")
        await person.pilot.press("y")
        assert app._exit


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_deal_in_every_language(language: Language) -> None:
    async with seated(table(new_match(PILE), language)) as person:
        await person.play_until(lambda: bool(person.view.finished) and person.page is not None)
        assert word("terminal.sheet.reason", language) in person.text()
        await person.press("enter")
        for key in "?syl":
            await person.press(key)
            await person.press("escape")


def test_names_cannot_upset_the_screen() -> None:
    shown = drawn(new_match(PLAIN), ["\x1b[2J[red]A\n", "x" * 40]).names
    assert shown == ["[2J[red]A", "x" * 16]

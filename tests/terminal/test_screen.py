"""What the table shows, and where."""

from __future__ import annotations

import re

import pytest

from fudaba.cards.rng import Rng
from fudaba.locale import LANGUAGES, Language, word
from fudaba.terminal.faces import nickname
from fudaba.terminal.widgets.card import CardBox, Look
from fudaba.terminal.widgets.cards import CardArea
from tests.terminal.decks import MOON, PILE, PLAIN
from tests.terminal.tables import LARGE, SMALL, inside, new_match, screens, seated, table

ESSENTIAL = ("#status", "#seat-0", "#seat-1", "#middle", "#hand", "#prompt", "#commands")


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *((SMALL, language) for language in LANGUAGES),
        (LARGE, "en"),
        ((120, 24), "en"),
        ((80, 50), "sv"),
        ((200, 60), "ja"),
    ],
)
async def test_everything_needed_is_on_the_screen(
    size: tuple[int, int], language: Language
) -> None:
    async with seated(table(new_match(MOON), language), size) as person:
        for selector in ESSENTIAL:
            assert inside(person.app.screen.query_one(selector)), selector
        boxes = [box for box in person.app.screen.query(CardBox) if box.display]
        assert len(boxes) == len(person.app.table_screen.scene.middle) + 8
        assert all(inside(box) for box in boxes)
        await person.play_to_decision()
        for selector in (*ESSENTIAL, "#decision", "#choices"):
            assert inside(person.app.screen.query_one(selector)), selector


async def test_a_crowded_field_still_fits() -> None:
    """More cards than there can ever be: the boxes narrow, none leaves the screen."""
    async with seated(table(new_match(PLAIN))) as person:
        screen = person.app.table_screen
        area = screen.query_one("#middle")
        slots = tuple(slot for slot in screen.scene.hand for _ in range(3))
        assert isinstance(area, CardArea)
        area.show(slots, [Look()] * len(slots))
        await person.settle()
        assert len(area.boxes) == 24
        assert all(inside(box) for box in area.boxes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(46, 14), (30, 24), (80, 12)])
async def test_a_terminal_that_is_too_small_says_so(
    size: tuple[int, int], language: Language
) -> None:
    """Nothing is played unseen; once there is room the table is there again."""
    async with seated(table(new_match(MOON), language), size) as person:
        before = person.view
        width, height = size
        said = word("terminal.too_small", language, width=width, height=height, wide=80, high=24)
        start = said[:12]
        assert start in person.text()
        assert "\u2551" not in person.text()
        await person.press("1", "enter")
        assert person.view == before
        await person.pilot.resize_terminal(80, 24)
        await person.settle()
        assert start not in person.text()
        await person.press("1")
        assert person.view != before


async def test_a_small_terminal_gives_up_what_is_mere_help() -> None:
    async with seated(table(new_match(MOON)), (60, 20)) as person:
        for selector in ESSENTIAL:
            assert inside(person.app.screen.query_one(selector)), selector
        assert "Your turn" in person.text()
        await person.play_to_decision()
        assert "[k] koi-koi" in person.text().lower()


async def test_a_very_large_terminal_is_used() -> None:
    async with seated(table(new_match(MOON)), (200, 60)) as person:
        card = person.app.screen.query(CardBox).first()
        assert (card.size.width, card.size.height) == (14, 7)
        lines = person.screen()
        blank = [line for line in lines[2:-1] if not line.strip()]
        hand = person.app.screen.query_one("#hand").region
        assert hand.bottom >= 57
        assert len(blank) < 30


async def test_a_very_large_terminal_cuts_no_name_at_its_side() -> None:
    app = table(new_match(MOON))
    app.sight.names[1] = "Greedy"
    async with seated(app, (200, 60)) as person:
        panel = person.app.table_screen.scene.panel.plain
        assert "…" not in panel
        assert "Red poetry ribbons and blue ribbons" in person.text()
        await person.pilot.resize_terminal(120, 40)
        await person.settle()
        assert "Red poetry ribbons and b…" in person.text()


async def test_last_moves_are_told() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        await person.press("2")
        text = person.text()
        assert "You play 2A warbler, take 2K plum" in text
        assert "» Bot plays" in text


async def test_what_came_last_carries_a_plus() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        await person.press("2")
        laid = [event.cards for event in person.view.events if event.kind == "lay"][-1]
        fresh = [slot.cards for slot in person.app.table_screen.scene.middle if slot.fresh]
        assert fresh == [(laid,)]
        assert "K×2 +2" in person.text()


async def test_legal_and_matching_cards_are_marked_without_colour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with seated(table(new_match(PLAIN))) as person:
        assert person.app.no_color
        for key in "12345678":
            assert f"[{key}]" in person.text()
        assert "╔═1L" in person.text()
        await person.press("right")
        text = person.text()
        assert "╔═2A" in text
        assert "┏━2K" in text
        assert "▼" in text
        for title in ("─1L", "─3R", "─12K", "─5A"):
            assert title in text


async def test_only_legal_cards_have_keys() -> None:
    """With must_match the cards that match have keys, the others have none."""
    async with seated(table(new_match(PLAIN, must_match=True))) as person:
        legal = {action.removeprefix("play ") for action in person.view.legal}
        assert len(legal) < 8
        keyed = {slot.cards[0] for slot in person.app.table_screen.scene.hand if slot.key}
        assert keyed == legal


async def test_yaku_progress_reads_as_so_many_of_so_many() -> None:
    async with seated(table(new_match(MOON))) as person:
        await person.play_to_decision()
        assert "3 of 5 for Ribbons" in person.text()
    async with seated(table(new_match(MOON)), LARGE) as person:
        await person.play_to_decision()
        assert "3/5" in person.text()


async def test_piles_are_shown_as_one_place() -> None:
    async with seated(table(new_match(PILE))) as person:
        await person.play_until(lambda: bool(person.view.field.piles))
        assert "1RKK" in person.text()
        assert "3 cards" in person.text()


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_hidden_cards_change_nothing_on_the_screen(size: tuple[int, int]) -> None:
    """Two matches that differ only in what seat 0 cannot know look the same."""
    match = new_match(MOON)
    async with seated(table(match), size) as person:
        for _ in range(3):
            await person.step()
        seen = await screens(person)
        for seed in range(3):
            twin = match.copy()
            twin.resample(0, Rng(seed))
            assert twin.view(1).hands != match.view(1).hands
            async with seated(table(twin), size) as other:
                assert await screens(other) == seen


async def test_no_hidden_card_is_named() -> None:
    match = new_match(MOON)
    async with seated(table(match)) as person:
        for _ in range(4):
            hidden = match.view(1).hands[1].cards.split()
            known = person.view
            lying = [known.field.free, *known.field.piles, *known.captured, known.hands[0].cards]
            assert set(hidden).isdisjoint(" ".join(lying).split())
            text = person.text()
            for card in hidden:
                if "K" not in card:
                    assert re.search(rf"(?<!\d){card}\b", text) is None
                if card[-1] in "LA":
                    assert nickname(card, "en") not in text
            await person.step()

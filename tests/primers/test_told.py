"""What the primers of the flower games work out in words, asked of the engine."""

from __future__ import annotations

from tests.score.asking import ask


def test_koikoi_doubles_for_whoever_stops_after_the_other_has_called() -> None:
    both = ["1L 3L 8L 9A", "2A 4A 5A 6A 7A 10A"]
    alone = [both[0], "2A 4A"]

    def paid(captured: list[str], koi: list[int], by: int) -> list[int]:
        settled: list[int] = ask(
            "koikoi", ask="settle", dealer=0, deal=1, captured=captured, koi=koi, end="stop", by=by
        )["scores"]
        return settled

    assert paid(alone, [1, 0], 0) == [16, 0]
    assert paid(both, [1, 0], 1) == [0, 16]
    for calls in (1, 2):
        assert paid(both, [calls, calls], 0) == [32, 0]
        assert paid(both, [calls, calls], 1) == [0, 16]


def test_koikoi_counts_the_best_set_of_ribbons_and_both_of_threes() -> None:
    worth = {
        cards: ask("koikoi", ask="yaku", captured=cards)["points"]
        for cards in (
            "1R 2R 3R 4R 5R",
            "1R 2R 3R 6R 9R 10R",
            "1R 2R 3R 6R 9R 10R 4R",
            "1R 6R 4R 5R 7R",
        )
    }
    assert list(worth.values()) == [7, 10, 11, 1]


def test_hachihachi_pays_half_out_of_cards_even_for_sets_that_did_not_count() -> None:
    settled = ask(
        "hachihachi",
        ask="settle",
        seats=3,
        order=[0, 1, 2],
        multiplier=1,
        captured={"0": "6R 9R 10R", "1": "1R 2R 3R", "2": "5A 5K1"},
        sage=[0, 1],
        end="exhausted",
    )
    assert settled["scores"] == [35, 35, -70]


def test_hachihachi_counts_a_ribbon_in_two_sets_and_enlarges_seven_by_the_willow() -> None:
    seven = "1R 2R 4R 5R 6R 9R 10R"
    worth = [
        ask("hachihachi", ask="dekiyaku", captured=cards)["kan"]
        for cards in (seven, f"{seven} 7R", f"{seven} 11R", "1L 3L 8L 12L", "1L 3L 8L 11L 12L")
    ]
    assert worth == [17, 18, 18, 10, 12]


def test_hachijuu_halves_for_each_of_two_and_again_if_nobody_goes_out() -> None:
    def paid(**end: object) -> list[int]:
        settled: list[int] = ask(
            "hachijuu",
            ask="settle",
            seats=3,
            order=[0, 1, 2],
            rate=2,
            captured={"0": "6A 7A 10A"},
            **end,
        )["scores"]
        return settled

    assert paid(end="agari", by=0) == [400, -200, -200]
    assert paid(end="exhausted", sage=[0]) == [200, -100, -100]

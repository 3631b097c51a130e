"""What a sheet says is what the engine does, under any options."""

from random import Random

import msgspec
import pytest

from fudaba.games.contract import Game
from fudaba.games.registry import NAMES, game, spec
from fudaba.locale import LANGUAGES
from fudaba.paper.koikoi.sheet import PICTURES
from fudaba.paper.registry import score_sheet, sheet
from fudaba.paper.sheet import Entry, Sheet, laid
from fudaba.paper.truth import UntruePicture, dealt, true
from fudaba.rulebook import rulebook
from fudaba.score.questions import answer


def random_game(name: str, rng: Random) -> Game:
    """A game under a random preset and a few random options."""
    wanted = spec(name)
    preset = rng.choice([*wanted.presets, None]) if wanted.presets else None
    changed = rng.sample(wanted.options, min(5, len(wanted.options)))
    return wanted.game(preset, None, {one.name: rng.choice(one.values) for one in changed})


def named(made: Sheet, name: str) -> Entry:
    """The first entry of this name."""
    return next(entry for _, entry in made.entries() if entry.name == name)


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_sheet_under_any_options_in_every_language(name: str) -> None:
    """Each picture is put to the engine while the sheet is made."""
    rng = Random(name)
    for _ in range(6):
        chosen = random_game(name, rng)
        made = [sheet(chosen, language) for language in LANGUAGES]
        assert (
            len({tuple((e.worth, e.cards, e.rule) for _, e in one.entries()) for one in made}) == 1
        )
        assert made[0].changed == [
            f"{key}={'on' if value is True else 'off' if value is False else value}"
            for key, value in chosen.overrides.items()
        ]
        for language in LANGUAGES:
            assert score_sheet(chosen, language).rows


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_is_named_is_in_the_book(name: str) -> None:
    book = rulebook(spec(name).rulebook)
    rng = Random(f"{name} rules")
    for chosen in (game(name), random_game(name, rng), random_game(name, rng)):
        made = sheet(chosen, "en")
        entries = [entry for _, entry in made.entries()]
        entries += [line for page in made.pages for line in page.lines]
        rules = [entry.rule for entry in entries] + [group.rule for group, _ in made.entries()]
        ids = {one for rule in rules if rule for one in rule.split(", ")}
        ids |= {one for e in score_sheet(chosen, "en").hints for one in e.rule.split(", ")}
        assert [one for one in ids if book.rule(one) is None] == []


@pytest.mark.parametrize("preset", spec("koikoi").presets)
def test_koikoi_pays_what_its_sheet_says(preset: str) -> None:
    """The score companion, which counts as the game does, finds each captured yaku."""
    chosen = spec("koikoi").game(preset)
    for group, entry in sheet(chosen, "en").entries():
        if group.key in ("instant", "month", "viewings") or entry.grows:
            continue
        cards = " ".join(card.code for card in laid(entry.cards))
        question = {"game": "koikoi", "ask": "yaku", "options": chosen.options, "captured": cards}
        said = msgspec.to_builtins(answer(question))
        assert said["points"] == int(entry.worth), entry.name


def test_an_option_changes_what_the_sheet_says() -> None:
    usual, changed = game("koikoi"), game("koikoi", sake_cup_kasu=True, tsukifuda=True)
    assert [group.key for group, _ in sheet(usual, "en").entries()].count("month") == 0
    assert named(sheet(changed, "en"), "The month").worth == "4"
    assert "sake cup" in named(sheet(changed, "en"), "Plains").text
    assert sheet(changed, "en").changed == ["sake_cup_kasu=on", "tsukifuda=on"]
    classic = sheet(game("hachihachi", "classic"), "en")
    assert named(classic, "Triple").amounts == ["24", "48", "96"]
    assert "1 more if it stands" in named(classic, "Triple and two pairs").text
    with_kasu = sheet(game("hachihachi", sixteen_kasu="dekiyaku"), "en")
    assert named(with_kasu, "Sixteen plains").amounts[0] == "120+"
    tricks = sheet(game("fjabbe", fjabbe_card_count="tricks"), "en")
    assert [named(tricks, one).worth for one in ("king", "knave", "others")] == ["4", "1", "0"]


def test_totals_are_told_only_where_every_card_is_in_play() -> None:
    for name in ("800", "1000"):
        assert any("In all 93" in entry.text for _, entry in sheet(game(name), "en").entries())
    for name in ("150", "fjabbe"):
        assert not any("In all" in entry.text for _, entry in sheet(game(name), "en").entries())


def test_a_picture_that_lies_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UntruePicture):
        true("goko", 15, {"goko": 14})
    monkeypatch.setitem(PICTURES, "goko", "1L 3L 8L 12L 11A")
    with pytest.raises(UntruePicture, match="does not say so: goko 15"):
        sheet(game("koikoi"), "en")


def test_cards_that_do_not_matter_are_filled() -> None:
    assert dealt("1L 1R . .").bit_count() == 4

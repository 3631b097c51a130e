"""`fudaba replay` for people: pairs by both names, who pays, who lost."""

from pathlib import Path
from random import Random

import fudaba
from fudaba.records.files import write
from tests.cli.command import fudaba_command
from tests.conformance.play import play_out


def replayed(tmp_path: Path, game: fudaba.Game, names: list[str], lang: str = "en") -> str:
    match = game.new(5)
    play_out(match, Random(1))
    write(match.record(names=names), tmp_path / "match.toml")
    answer = fudaba_command("replay", str(tmp_path / "match.toml"), "--lang", lang)
    assert answer.code == 0
    return answer.out


def test_in_800_a_side_is_both_its_players(tmp_path: Path) -> None:
    shown = replayed(tmp_path, fudaba.game("800"), ["Ann", "Bo", "Cy", "Di"])
    assert "Won by Bo + Di." in shown
    assert "Ann + Cy" in shown


def test_in_fjabbe_lost_deals_stand_beside_the_points(tmp_path: Path) -> None:
    shown = replayed(tmp_path, fudaba.game("fjabbe"), ["Ann", "Bo", "Cy", "Di"])
    assert "lost by Bo" in shown
    assert "lost partier" in shown


def test_in_hachijuu_it_says_who_pays(tmp_path: Path) -> None:
    game = fudaba.game("hachijuu", seats=4, deals=2)
    shown = replayed(tmp_path, game, ["Ann", "Bo", "Cy", "Di"])
    fees = [line.split() for line in shown.splitlines() if "Fee for folding" in line]
    assert {line[0] for line in fees} >= {"Bo", "Di"}


def test_headings_are_in_the_language_asked_for(tmp_path: Path) -> None:
    game = fudaba.game("hachijuu", deals=1)
    swedish = replayed(tmp_path, game, ["Ann", "Bo", "Cy"], "sv")
    assert "Giv 1, " in swedish
    assert "regel" in swedish
    assert "ställning" in swedish
    assert "potten" in swedish
    japanese = replayed(tmp_path, game, ["Ann", "Bo", "Cy"], "ja")
    assert "第1局" in japanese
    assert "ポット" in japanese


def test_a_name_is_no_markup(tmp_path: Path) -> None:
    shown = replayed(tmp_path, fudaba.game("koikoi", deals=3), ["[bold]Ann", "B[o]"])
    assert "[bold]Ann, B[o]" in shown
    assert "dealt by [bold]Ann" in shown


def test_names_that_were_given_are_in_the_language_asked_for(tmp_path: Path) -> None:
    shown = replayed(tmp_path, fudaba.game("koikoi", deals=3), ["You", "Greedy"], "sv")
    assert "Koi-koi: Du, Girig" in shown
    assert "You" not in shown
    assert "Greedy" not in shown

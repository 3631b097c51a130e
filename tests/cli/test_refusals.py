"""Whatever a command refuses, it refuses in one sentence of the language it is called in."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fudaba.locale import Language
from fudaba.records import json_form, toml_form
from tests.cli.command import Answer, fudaba_command
from tests.locale.english import ENGLISH, found, kept_english
from tests.records.examples import finished

#: Calls that make no sense, or that cannot be answered; `{}` is a folder with the files below.
WRONG = """
    frobnicate
    games go
    games koikoi --lang de
    games --xyzzy
    play --pace sideways
    play koikoi --bot clubb
    play koikoi --seats 3
    play koikoi -o deals=none
    play koikoi -o deals=0
    play --seats 2
    play koikoi
    play --save {}/empty.toml
    play --save {}/over.toml
    play --save {}/broken.toml
    score koikoi
    score koikoi 1Z
    score koikoi '1L 1L'
    score koikoi 1L --deal 99
    score koikoi 1L --calls 9
    score koikoi 1L --calls 1
    score koikoi --hand 1L
    score koikoi W
    score koikoi --facts {}/broken.json
    score koikoi --facts {}/list.json
    score koikoi --facts {}/of_800.json
    score koikoi --facts {}/stopped.json
    score koikoi --facts {}/keys.json
    score koikoi --facts {}/kinds.json
    score koikoi --facts {}/missing.json
    score koikoi --facts {}/nowhere.json
    score hachihachi --hand 1L
    score hachijuu --hand 1L
    score hachijuu --facts {}/hachijuu.json
    score hachihachi --facts {}/hachihachi.json
    score 800 --pile SK
    score fjabbe --hand SK
    score 800 --facts {}/side.json
    replay {}/nowhere.toml
    replay {}/broken.toml
    replay {}/broken.json
    replay {}/illegal.toml
    replay {}/unfinished.toml
    replay {}/deck.toml
    replay {}/keys.json
    replay {}/image.toml
    replay {}
    review {}/many.jsonl
    review {}/many.jsonl --match 9
    review {}/over.toml --seat 7
    review {}/over.toml --seat Nobody
    review {}/over.toml --iterations 5 --milliseconds 5
    rules koikoi KK-9999
    rules koikoi zzzz
    rules
    schema nonsense
    odds 800
    odds koikoi --preset comon
    simulate koikoi --bots clubb
    simulate koikoi --out {}/x.txt
    simulate koikoi --out {}/nowhere/x.jsonl
    simulate koikoi --plot {}/x.gif
    simulate koikoi --plot {}/nowhere/x.png
    simulate koikoi --matches 1 --deals 1
    simulate koikoi --matches 1 --ray nowhere
    simulate koikoi --matches 1 --ray 127.0.0.1:1
    tournament koikoi greedy
    tournament koikoi greedy greedy
    bench --seconds 0
    serve --log-level loud
"""
CALLS = [line.strip() for line in WRONG.splitlines() if line.strip()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files that are wrong, each in its own way."""
    made = tmp_path_factory.mktemp("wrong")
    record = finished(9).record()
    good = toml_form.dump(record)
    stopped = {"captured": ["1L", ""], "end": "stop", "by": 0}
    order = {"seats": 3, "order": [0, 2, 1], "end": "agari", "by": 0}
    texts = {
        "empty.toml": "",
        "over.toml": good,
        "broken.toml": "a =",
        "illegal.toml": good.replace('"play', '"stop', 1),
        "unfinished.toml": re.sub(r"actions = \[[^\]]*\]", "actions = []", good, count=1),
        "deck.toml": good.replace("[[deals]]\n", '[[deals]]\ndeck = "1L"\n', 1),
        "broken.json": "{",
        "list.json": "[]",
        "of_800.json": '{"game": "800"}',
        "stopped.json": json.dumps(stopped),
        "keys.json": json.dumps({**stopped, "captive": []}),
        "kinds.json": json.dumps({**stopped, "by": "nobody"}),
        "missing.json": json.dumps({"end": "stop"}),
        "hachijuu.json": json.dumps(order),
        "hachihachi.json": json.dumps({**order, "end": "shoubu"}),
        "side.json": '{"last_trick": 9, "piles": ["SK SQ", ""]}',
        "many.jsonl": f"{json_form.dump(record).decode()}\n" * 2,
    }
    for name, text in texts.items():
        (made / name).write_text(text, "utf-8")
    (made / "image.toml").write_bytes(b"\xff\xfe\x00")
    return made


def answered(call: str, folder: Path, language: str) -> Answer:
    words = [word.strip("'") for word in re.findall(r"'[^']*'|\S+", call.format(folder))]
    return fudaba_command(*words, language=language)


@pytest.mark.parametrize("call", CALLS)
def test_it_is_one_sentence_in_the_language_of_the_call(call: str, folder: Path) -> None:
    english = answered(call, folder, "en")
    assert english.code in (1, 2)
    languages: tuple[Language, ...] = ("sv", "ja")
    for language in languages:
        answer = answered(call, folder, language)
        assert (answer.code, answer.out) == (english.code, english.out)
        assert re.fullmatch("fudaba: .+\n", answer.err)
        sentence = answer.err.replace(str(folder), "")
        assert sentence != english.err.replace(str(folder), "")
        assert kept_english(sentence, english.err) == []
        is_own = re.search("[ぁ-ん]", sentence) if language == "ja" else not_english(sentence)
        assert is_own, sentence


def not_english(sentence: str) -> bool:
    """Whether no word of an English sentence is left outside of lists, quotes and names."""
    said = re.split(r"; det finns|; menade|; närmast|tillåtet:|: standard|ritas som", sentence)[0]
    return not found(ENGLISH, re.sub(r"^fudaba: |fudaba \w+|tillvalet \w+|\S*[_./]\S*", " ", said))

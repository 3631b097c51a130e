"""`python -m fudaba.drawing` writes the same bytes every time, with nothing but Python."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fudaba.drawing import PACKS, back_svg, card_svg, codes, sprite_svg
from fudaba.drawing.__main__ import main


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    main(["--out", str(tmp_path / "cards")])
    return tmp_path / "cards"


def digest(folder: Path) -> str:
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    names = "".join(path.relative_to(folder).as_posix() for path in found).encode()
    return hashlib.sha256(names + b"".join(path.read_bytes() for path in found)).hexdigest()


def test_it_writes_a_file_for_each_card_and_a_sprite_for_each_pack(folder: Path) -> None:
    names = {"W": "blank", "*": "star"}
    for pack in PACKS:
        expected = {f"{names.get(code, code)}.svg" for code in codes(pack)} | {"back.svg"}
        assert {path.name for path in (folder / pack).iterdir()} == expected
        assert (folder / f"{pack}.svg").read_text("utf-8") == sprite_svg(pack) + "\n"
        assert (folder / pack / "back.svg").read_text("utf-8") == back_svg(pack) + "\n"
    assert (folder / "snapphana" / "star.svg").read_text("utf-8") == (
        card_svg("snapphana", "*") + "\n"
    )


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_same_bytes_come_out_of_every_process(folder: Path, tmp_path: Path, seed: str) -> None:
    other = tmp_path / "again"
    subprocess.run(
        [sys.executable, "-m", "fudaba.drawing", "--out", str(other)],
        env={**os.environ, "PYTHONHASHSEED": seed},
        check=True,
    )
    assert digest(other) == digest(folder)


def test_drawing_needs_nothing_but_python_and_does_nothing_on_import() -> None:
    script = (
        "import sys; before = set(sys.modules); import fudaba.drawing; "
        "print(*sorted({name.split('.')[0] for name in set(sys.modules) - before}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert set(done.stdout.split()) <= {"fudaba", *sys.stdlib_module_names}


def test_it_says_what_may_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([])
    assert "say --out, --sheet or both" in capsys.readouterr().err

"""What the book tells administrators to install is understood by us, and fits together."""

from __future__ import annotations

import re
import shlex
from configparser import RawConfigParser
from pathlib import Path

import pytest
from msgspec import structs
from typer.main import get_command

from fudaba.cli.app import app
from fudaba.web.settings import Settings
from tests.house.pages import DOCS, ROOT

DEPLOY = ROOT / "deploy"
UNITS = sorted(file for file in DEPLOY.iterdir() if file.suffix in (".service", ".timer"))


class Unit(RawConfigParser):
    """A unit of systemd: names may come again, and are written as they are."""

    def __init__(self, file: Path) -> None:
        super().__init__(strict=False, delimiters=("=",), interpolation=None)
        self.lines = file.read_text("utf-8").splitlines()
        self.read_string("\n".join(self.lines))

    def optionxform(self, optionstr: str) -> str:
        return optionstr

    def all(self, name: str) -> list[str]:
        """Every value of a name."""
        return [line.partition("=")[2] for line in self.lines if line.startswith(f"{name}=")]


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_units_call_what_there_is(file: Path) -> None:
    unit = Unit(file)
    commands = get_command(app).commands  # type: ignore[attr-defined]
    for line in unit.all("ExecStart"):
        for name, rest in re.findall(r"bin/fudaba (\w+)(.*)", line):
            commands[name].make_context(name, shlex.split(rest.replace("'", "")))
    known = {f"FUDABA_{field.name.upper()}" for field in structs.fields(Settings)}
    for line in unit.all("Environment"):
        assert {pair.partition("=")[0] for pair in line.split()} <= known | {"FUDABA_HOME"}


def test_there_is_a_process_for_the_proxies_to_lead_to() -> None:
    (told,) = re.findall(
        r"systemctl enable --now fudaba@(\d+)", (DEPLOY / "fudaba@.service").read_text()
    )
    assert int(told) == Settings().port
    for name in ("Caddyfile", "nginx.conf"):
        text = (DEPLOY / name).read_text("utf-8")
        assert f"127.0.0.1:{told}" in text
        assert text.count("{") == text.count("}")


def test_nginx_passes_on_what_the_server_must_know() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    passed = set(re.findall(r"proxy_set_header (\S+)", text))
    assert passed == {"Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"}


def test_every_file_stands_in_the_book() -> None:
    text = (DOCS / "server.md").read_text("utf-8")
    assert [file.name for file in DEPLOY.iterdir() if f"../deploy/{file.name}" not in text] == []


def test_every_setting_stands_in_the_book() -> None:
    text = (DOCS / "server.md").read_text("utf-8")
    names = [field.name for field in structs.fields(Settings) if field.name != "test_seeds"]
    assert [name for name in names if f"`{name}`" not in text] == []


@pytest.mark.parametrize(
    "file", [file for file in UNITS if file.suffix == ".service"], ids=lambda file: file.name
)
def test_a_service_may_write_beside_its_database(file: Path) -> None:
    # Reading an SQLite database in WAL mode writes into its folder: a nightly copy that may only
    # write to the folder of copies fails.
    unit = Unit(file)
    (home,) = re.findall(r"FUDABA_HOME=(\S+)", "\n".join(unit.all("Environment")))
    (folders,) = unit.all("StateDirectory")
    assert unit.all("ProtectSystem") == ["strict"]
    assert home in {f"/var/lib/{folder}" for folder in folders.split()}

"""Tables rebuilt from their rows, trouble with the disk, damage, and what is closed."""

import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from fudaba.refusal import Refusal
from fudaba.tables import statements
from fudaba.tables.keeping import Keeping
from fudaba.tables.setup import SeatSetup, Setup, checked, new_seed
from fudaba.tables.sqlite import SqliteSession, SqliteStore
from fudaba.tables.store import NewerDatabase, StoreTrouble, Write
from tests.cli.command import fudaba_command
from tests.tables.halls import for_two, hall_at, play


async def test_a_table_is_rebuilt_from_its_rows(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with hall_at(path) as hall:
        live = await hall.lay(for_two())
        await play(hall, live, 25)
        before = live.table.match
    async with hall_at(path) as hall:
        again = await hall.table(live.table.id)
        assert again.table.number == 25
        assert again.table.match == before
        await play(hall, again, 5)
    assert before is not None


async def test_a_full_disk_costs_no_move_that_was_acknowledged(tmp_path: Path) -> None:
    """The file may not grow: what does not fit is refused, what was stored stays, and play goes
    on as soon as there is room."""
    store = FullStore(tmp_path / "tables.sqlite")
    async with hall_at(store) as hall:
        live = await hall.lay(for_two(options={"deals": 12}))
        await play(hall, live, 5)
        store.is_full = True
        with pytest.raises(Refusal) as refused:
            await play(hall, live, 500)
        assert refused.value.key == "tables.not_stored"
        stored = live.table.number
        assert stored >= 5
        store.is_full = False
        await play(hall, live, 5)
        assert live.table.number >= stored + 5
        rows = await hall.reader.ask(lambda session: statements.rows(session, live.table.id))
        assert [row.number for row in rows] == list(range(live.table.number))


class FullStore(SqliteStore):
    """A file that can be kept from growing, as by a full disk."""

    is_full = False

    def session(self, *, writes: bool) -> SqliteSession:
        return FullSession(self)


class FullSession(SqliteSession):
    """A connection to it."""

    def __init__(self, store: FullStore) -> None:
        super().__init__(store.path)
        self._of = store

    def write(self, batch: Sequence[Write]) -> list[bool]:
        ((pages,),) = self.fetch("pragma page_count", ())
        most = pages if self._of.is_full else 1_000_000
        self.fetch(f"pragma max_page_count = {most}", ())
        return super().write(batch)


async def test_a_damaged_row_harms_its_table_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with hall_at(path) as hall:
        bad, good = await hall.lay(for_two()), await hall.lay(for_two())
        await play(hall, bad, 5)
        await play(hall, good, 5)
    for damage in ("actions = '[\"play'", "actions = '[\"play 99X\"]'", "kind = 'dance'"):
        with closing(sqlite3.connect(path)) as file, file:
            file.execute(
                f"update moves set {damage} where table_id = ? and number = 3", (bad.table.id,)
            )
        async with hall_at(path) as hall:
            with pytest.raises(Refusal) as refused:
                await hall.table(bad.table.id)
            assert refused.value.key == "tables.damaged"
            again = await hall.table(good.table.id)
            await play(hall, again, 1)


async def test_a_row_that_is_missing_is_damage_too(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with hall_at(path) as hall:
        live = await hall.lay(for_two())
        await play(hall, live, 5)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("delete from moves where number = 2")
    async with hall_at(path) as hall:
        with pytest.raises(Refusal):
            await hall.table(live.table.id)


async def test_a_number_is_taken_once(tmp_path: Path) -> None:
    """Two processes on one file would be a mistake, but even then one row wins."""
    path = tmp_path / "tables.sqlite"
    async with hall_at(path) as one, hall_at(path) as two:
        live = await one.lay(for_two())
        other = await two.table(live.table.id)
        await play(one, live, 1)
        with pytest.raises(Refusal) as refused:
            await play(two, other, 1)
        assert refused.value.key == "tables.overtaken"
        assert other.table.number == 1
        assert other.table.match == live.table.match


async def test_unvisited_tables_are_closed_and_leave_the_memory(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "tables.sqlite") as hall:
        live = await hall.lay(for_two())
        await play(hall, live, 3)
        keeping = Keeping(hall, keep=0.0, unload=0.0)
        await keeping.look()
        again = await hall.table(live.table.id)
        assert again.table.state == "closed"
        with pytest.raises(Refusal) as refused:
            again.table.check_actions(["play 1L"])
        assert refused.value.key == "tables.closed"
        await Keeping(hall, keep=1e9, unload=0.0).look()
        assert live.table.id not in hall.tables


async def test_a_backup_is_whole_while_rows_are_written(tmp_path: Path) -> None:
    store, copy = SqliteStore(tmp_path / "tables.sqlite"), tmp_path / "copy.sqlite"
    async with hall_at(store) as hall:
        live = await hall.lay(for_two())
        await play(hall, live, 10)
        store.backup(str(copy))
        await play(hall, live, 10)
        with pytest.raises(sqlite3.Error):
            store.backup(str(tmp_path / "nowhere" / "copy.sqlite"))
    async with hall_at(copy) as hall:
        again = await hall.table(live.table.id)
        assert again.table.number == 10
        await play(hall, again, 3)


async def test_a_copy_goes_back_into_an_empty_file(tmp_path: Path) -> None:
    kept, copy, fresh = (tmp_path / f"{name}.sqlite" for name in ("kept", "copy", "fresh"))
    async with hall_at(kept) as hall:
        live = await hall.lay(for_two())
        await play(hall, live, 10)
    assert fudaba_command("backup", str(copy), "--database", str(kept)).code == 0
    before = copy.read_bytes()
    answer = fudaba_command("restore", str(copy), "--database", str(fresh))
    assert (answer.code, answer.out) == (0, f"1 table is back from {copy}\n")
    assert copy.read_bytes() == before
    async with hall_at(fresh) as hall:
        again = await hall.table(live.table.id)
        assert again.table.match == live.table.match
        await play(hall, again, 3)
    twice = fudaba_command("restore", str(copy), "--database", str(fresh))
    assert "there are tables in that database already" in twice.err
    assert twice.code != 0


def test_nothing_is_neither_copied_nor_brought_back(tmp_path: Path) -> None:
    nothing, other = str(tmp_path / "nothing.sqlite"), str(tmp_path / "other.sqlite")
    assert fudaba_command("backup", other, "--database", nothing).code != 0
    assert fudaba_command("restore", nothing, "--database", other).code != 0
    (tmp_path / "words.txt").write_text("no database", "utf-8")
    assert fudaba_command("restore", str(tmp_path / "words.txt"), "--database", other).code != 0


def test_a_backup_ends_though_others_never_stop_writing(tmp_path: Path) -> None:
    store, copy = SqliteStore(tmp_path / "tables.sqlite"), tmp_path / "copy.sqlite"
    store.migrate()
    session = store.session(writes=True)
    person = "insert into people values (?, ?, ?)"
    session.write([Write(also=((person, (f"p{n}", "x" * 900, "en")),)) for n in range(4000)])
    is_done, written = threading.Event(), [0]

    def write_on() -> None:
        while not is_done.is_set():
            written[0] += 1
            session.write([Write(also=((person, (f"q{written[0]}", "x", "en")),))])

    writer = threading.Thread(target=write_on)
    writer.start()
    store.backup(str(copy))
    is_done.set()
    writer.join()
    with closing(sqlite3.connect(copy)) as file:
        ((people,),) = file.execute("select count(*) from people")
    assert 4000 <= people <= 4000 + written[0]


def test_nothing_cannot_be_copied(tmp_path: Path) -> None:
    missing, kept = tmp_path / "mistyped.sqlite", tmp_path / "copy.sqlite"
    kept.write_text("an older copy")
    with pytest.raises(FileNotFoundError):
        SqliteStore(missing).backup(str(kept))
    assert kept.read_text() == "an older copy"
    assert not missing.exists()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.migrate()
    with closing(sqlite3.connect(store.path)) as file:
        file.execute("pragma user_version = 99")
    with pytest.raises(NewerDatabase):
        store.migrate()


async def test_the_writer_outlives_what_nobody_expected(tmp_path: Path) -> None:
    store = Unexpected(tmp_path / "tables.sqlite")
    async with hall_at(store) as hall:
        store.fails = True
        with pytest.raises(Refusal) as refused:
            await hall.lay(for_two())
        assert refused.value.key == "tables.not_stored"
        assert not await hall.is_stored_to()
        store.fails = False
        live = await hall.lay(for_two())
        await play(hall, live, 1)


class Unexpected(SqliteStore):
    """A store whose sessions may fail as none should."""

    fails = False

    def session(self, *, writes: bool) -> SqliteSession:
        return Failing(self)


class Failing(SqliteSession):
    def __init__(self, of: Unexpected) -> None:
        super().__init__(of.path)
        self._of = of

    def write(self, batch: Sequence[Write]) -> list[bool]:
        if self._of.fails:
            raise RuntimeError("nobody expected this")
        return super().write(batch)


async def test_who_comes_back_once_a_day_keeps_the_table(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "tables.sqlite") as hall:
        live = await hall.lay(for_two())
        day = 86_400.0
        start = hall.now()
        hall.now = lambda: start + 13 * day  # type: ignore[method-assign]
        await Keeping(hall, keep=14 * day, unload=1e9).visited(live)
        hall.now = lambda: start + 15 * day  # type: ignore[method-assign]
        await Keeping(hall, keep=14 * day, unload=1e9).look()
        assert live.table.state == "playing"


def test_migrations_run_once(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "deep" / "tables.sqlite")
    for _ in range(2):
        store.migrate()
    with closing(store.session(writes=False)) as session:
        assert session.fetch("pragma user_version", ()) == [(len(statements.MIGRATIONS),)]
        assert session.fetch("pragma journal_mode", ()) == [("wal",)]
        assert session.fetch("pragma synchronous", ()) == [(2,)]


def test_a_batch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.migrate()
    with closing(store.session(writes=True)) as session:
        good = statements.introduce("anna", "Anna", "sv")
        with pytest.raises(StoreTrouble):
            session.write([Write(also=(good,)), Write(also=(("no such statement", ()),))])
        assert statements.person(session, "anna") is None
        session.write([Write(also=(good,))])
        assert statements.person(session, "anna") == ("Anna", "sv")


def test_seeds_have_128_bits() -> None:
    seeds = [new_seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert 120 < max(seed.bit_length() for seed in seeds) <= 128


def test_a_table_that_cannot_be_is_refused() -> None:
    def laid(*seats: SeatSetup, **rest: object) -> Setup:
        return Setup(game="koikoi", seats=list(seats), invite="x", **rest)  # type: ignore[arg-type]

    bot, anna = SeatSetup(kind="bot", level="greedy"), SeatSetup(kind="person", person="anna")
    wrong = {
        "tables.only_bots": laid(bot, bot),
        "tables.practice_needs_bots": laid(anna, SeatSetup(kind="open"), practice=True),
        "tables.patience": laid(anna, bot, patience=1.0),
        "tables.long_name": laid(SeatSetup(kind="person", person="a", name="x" * 41), bot),
    }
    for key, setup in wrong.items():
        with pytest.raises(Refusal) as refused:
            checked(setup)
        assert refused.value.key == key
    assert checked(laid(anna, bot)).seats == [anna, bot]


class Caller:
    """A guest of a hall."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.pokes = 0

    def poke(self) -> None:
        self.pokes += 1

    def nudge(self, waits: int) -> None:
        pass

    def looks_from(self) -> int | None:
        return None


async def test_patience_counts_from_when_the_last_window_closed(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "tables.sqlite") as hall:
        live = await hall.lay(for_two(patience=60.0))
        anna, window = Caller("anna"), Caller("anna")
        live.enter(anna)
        live.enter(window)
        live.go(anna, 1000.0)
        assert live.patience_ends(0) is None
        live.go(window, 1010.0)
        assert live.patience_ends(0) == 1070.0
        live.waited["anna"] = 1200.0
        assert live.patience_ends(0) == 1200.0
        live.enter(anna)
        live.go(anna, 2000.0)
        assert live.patience_ends(0) == 2060.0


async def test_everybody_at_a_table_is_told_of_a_row(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "tables.sqlite") as hall:
        live = await hall.lay(for_two())
        guests = [Caller("anna"), Caller("bo"), Caller("carl")]
        for guest in guests:
            live.enter(guest)
        await play(hall, live, 3)
        assert [guest.pokes for guest in guests] == [3, 3, 3]

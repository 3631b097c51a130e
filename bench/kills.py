"""`kill -9` under load, every acknowledged move counted: `python -m bench.kills --kills 1000`."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from time import perf_counter

from tests.web.killing import kill_often
from tests.web.nursery import Nursery

UNLIMITED = {"rate": 1e6, "burst": 10**6, "max_connections": 10**6, "max_tables": 10**6}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    nursery = Nursery()
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        settings = {"database": str(path), **UNLIMITED}
        acknowledged = asyncio.run(kill_often(nursery, given.kills, given.seed, settings))
        with closing(sqlite3.connect(path)) as file:
            rows = file.execute("select client from moves where kind = 'move'").fetchall()
    nursery.close()
    stored = Counter(client.partition(":")[2] for (client,) in rows)
    lost = sum((acknowledged - stored).values())
    twice = sum(number > 1 for number in stored.values())
    print(
        f"{given.kills} kills in {perf_counter() - start:.0f} s: "
        f"{sum(acknowledged.values())} moves acknowledged, {lost} lost, {twice} stored twice"
    )


if __name__ == "__main__":
    main()

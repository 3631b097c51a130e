"""The pieces played as tasks of a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from typing import Any, Final

from fudaba.lab.crew import GLANCE
from fudaba.lab.piece import Piece, play_piece
from fudaba.lab.problem import Unavailable, Unusable, extra
from fudaba.refusal import Said

#: Seconds for the cluster to answer at all; Ray itself would try for ten minutes.
PATIENCE: Final = 5.0
HIGHEST_PORT: Final = 65535


class OnRay:
    """Tasks on the cluster at an address; `auto` finds the one this machine belongs to."""

    def __init__(self, job: bytes, address: str, workers: int | None) -> None:
        self._ray = extra("ray", Said("lab.clusters"))
        self._own = not self._ray.is_initialized()
        if self._own:
            self._connect(address)
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self.workers = max(1, min(processors, workers or processors))
        self._job = self._ray.put(job)
        self._task = self._ray.remote(num_cpus=1)(play_piece)
        self._given: list[Any] = []

    def _connect(self, address: str) -> None:
        # Ray asks before it changes what it does about GPUs; there are none here.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        _knock(os.environ.get("RAY_ADDRESS", "auto") if address == "auto" else address)
        try:
            self._ray.init(
                address=address,
                log_to_driver=False,
                logging_level=logging.ERROR,
                configure_logging=True,
            )
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            reason = " ".join(str(error).split(".")[0].split())
            raise Unavailable("lab.no_ray_because", address=address, reason=reason) from None

    @property
    def busy(self) -> int:
        return len(self._given)

    def start(self, first: int, packs: int) -> None:
        self._given.append(self._task.remote(self._job, first, packs))

    def finished(self) -> list[Piece]:
        done, self._given = self._ray.wait(self._given, timeout=GLANCE)
        return [self._result(task) for task in done]

    def halt(self) -> list[Piece]:
        done, rest = self._ray.wait(self._given, num_returns=len(self._given), timeout=0)
        for task in rest:
            self._ray.cancel(task, force=True)
        self._given = []
        return [self._result(task) for task in done]

    def close(self) -> None:
        for task in self._given:
            self._ray.cancel(task, force=True)
        self._given = []
        if self._own:
            self._ray.shutdown()

    def _result(self, task: Any) -> Piece:
        try:
            piece: Piece = self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            raise Unavailable("lab.ray_task", reason=_last_line(error)) from None
        except self._ray.exceptions.RayError as error:
            raise Unavailable("lab.ray_failed", reason=_last_line(error)) from None
        return piece


def _knock(address: str) -> None:
    """Unavailable where nothing listens at HOST:PORT; what `auto` means only Ray can tell."""
    if address in ("auto", "local"):
        return
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal() or int(port) > HIGHEST_PORT:
        raise Unusable("usage.ray_address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, UnicodeError):
        raise Unavailable("lab.no_ray", address=address) from None


def _last_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else type(error).__name__

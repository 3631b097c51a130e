"""Says which core is tested, and keeps Hypothesis to the same examples in every run."""

import signal

from hypothesis import settings

from fudaba.cards.bits import is_compiled

settings.register_profile("fudaba", derandomize=True, deadline=None)
settings.load_profile("fudaba")

# Tests started behind a shell are handed down that Ctrl-C is ignored, and the commands that are
# tested for how they end by it would never end.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"fudaba: {'compiled' if is_compiled() else 'interpreted'} core"

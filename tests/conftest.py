"""Says which core is tested, and keeps Hypothesis to the same examples in every run."""

from hypothesis import settings

from fudaba.cards.bits import is_compiled

settings.register_profile("fudaba", derandomize=True, deadline=None)
settings.load_profile("fudaba")


def pytest_report_header() -> str:
    return f"fudaba: {'compiled' if is_compiled() else 'interpreted'} core"

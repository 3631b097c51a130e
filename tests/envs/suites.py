"""PettingZoo's own tests, imported without the warnings about its own example games."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

__all__ = ["api_test", "seed_test"]

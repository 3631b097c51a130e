"""What `make play` and `make test` are made of; runs with the standard library alone."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - what is called here may be older than the house
    sys.exit("Fudaba needs Python 3.11 or newer: make play PYTHON=python3.11")

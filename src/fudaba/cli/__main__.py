"""`python -m fudaba.cli`, for where the command is not on the path."""

from fudaba.cli import main

main()

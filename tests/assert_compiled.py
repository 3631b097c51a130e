"""Fails unless the core that is imported is the compiled one: `python -m tests.assert_compiled`."""

import sys
from importlib import import_module

import setup


def main() -> None:
    for path in setup.COMPILED:
        name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
        module = import_module(name)
        if not str(module.__file__).endswith((".so", ".pyd")):
            sys.exit(f"{name} is not compiled: {module.__file__}")
    print(f"{len(setup.COMPILED)} modules are compiled")


if __name__ == "__main__":
    main()

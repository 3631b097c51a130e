"""Builds the core with mypyc; FUDABA_PURE=1, or a machine without a compiler, leaves it Python."""

import os

from setuptools import Extension, setup

#: The modules that are compiled: the rules, the bots, and everything they are made of.
COMPILED = [
    "src/fudaba/bots/careless.py",
    "src/fudaba/bots/contract.py",
    "src/fudaba/bots/random.py",
    "src/fudaba/bots/hachihachi/chances.py",
    "src/fudaba/bots/hachihachi/greedy.py",
    "src/fudaba/bots/hachihachi/joining.py",
    "src/fudaba/bots/hachihachi/prospects.py",
    "src/fudaba/bots/hachihachi/sight.py",
    "src/fudaba/bots/hachihachi/stopping.py",
    "src/fudaba/bots/hachijuu/chances.py",
    "src/fudaba/bots/hachijuu/greedy.py",
    "src/fudaba/bots/hachijuu/joining.py",
    "src/fudaba/bots/hachijuu/prospects.py",
    "src/fudaba/bots/hachijuu/sight.py",
    "src/fudaba/bots/hachijuu/stopping.py",
    "src/fudaba/bots/hanafuda/chances.py",
    "src/fudaba/bots/hanafuda/prospects.py",
    "src/fudaba/bots/hanafuda/sight.py",
    "src/fudaba/bots/koikoi/chances.py",
    "src/fudaba/bots/koikoi/greedy.py",
    "src/fudaba/bots/koikoi/prospects.py",
    "src/fudaba/bots/koikoi/sight.py",
    "src/fudaba/bots/koikoi/stopping.py",
    "src/fudaba/bots/search/node.py",
    "src/fudaba/bots/search/tree.py",
    "src/fudaba/bots/search/bot.py",
    "src/fudaba/bots/snapphana/avoiding.py",
    "src/fudaba/bots/snapphana/chances.py",
    "src/fudaba/bots/snapphana/classes.py",
    "src/fudaba/bots/snapphana/discards.py",
    "src/fudaba/bots/snapphana/fjabbe.py",
    "src/fudaba/bots/snapphana/fjabbe_weights.py",
    "src/fudaba/bots/snapphana/greedy.py",
    "src/fudaba/bots/snapphana/playing.py",
    "src/fudaba/bots/snapphana/sight.py",
    "src/fudaba/bots/snapphana/weights.py",
    "src/fudaba/bots/snapphana/winning.py",
    "src/fudaba/cards/bits.py",
    "src/fudaba/cards/hanafuda.py",
    "src/fudaba/cards/rng.py",
    "src/fudaba/games/capture.py",
    "src/fudaba/games/contract.py",
    "src/fudaba/games/draw.py",
    "src/fudaba/games/events.py",
    "src/fudaba/games/ledger.py",
    "src/fudaba/games/months.py",
    "src/fudaba/games/phases.py",
    "src/fudaba/games/playout.py",
    "src/fudaba/games/redeal.py",
    "src/fudaba/games/share_out.py",
    "src/fudaba/games/card_points.py",
    "src/fudaba/games/sevens.py",
    "src/fudaba/games/table.py",
    "src/fudaba/games/table_redeal.py",
    "src/fudaba/games/hachihachi/achievements.py",
    "src/fudaba/games/hachihachi/actions.py",
    "src/fudaba/games/hachihachi/auction.py",
    "src/fudaba/games/hachihachi/bank.py",
    "src/fudaba/games/hachihachi/compensation.py",
    "src/fudaba/games/hachihachi/deal.py",
    "src/fudaba/games/hachihachi/dekiyaku.py",
    "src/fudaba/games/hachihachi/facts.py",
    "src/fudaba/games/hachihachi/field.py",
    "src/fudaba/games/hachihachi/aftermath.py",
    "src/fudaba/games/hachihachi/joining.py",
    "src/fudaba/games/hachihachi/preparation.py",
    "src/fudaba/games/hachihachi/table.py",
    "src/fudaba/games/hachihachi/turn.py",
    "src/fudaba/games/hachihachi/match.py",
    "src/fudaba/games/hachihachi/options.py",
    "src/fudaba/games/hachihachi/phases.py",
    "src/fudaba/games/hachihachi/resample.py",
    "src/fudaba/games/hachihachi/settlement.py",
    "src/fudaba/games/hachihachi/teyaku.py",
    "src/fudaba/games/hachihachi/tokushuyaku.py",
    "src/fudaba/games/hachijuu/actions.py",
    "src/fudaba/games/hachijuu/announcing.py",
    "src/fudaba/games/hachijuu/auction.py",
    "src/fudaba/games/hachijuu/dekiyaku.py",
    "src/fudaba/games/hachijuu/facts.py",
    "src/fudaba/games/hachijuu/joining.py",
    "src/fudaba/games/hachijuu/match.py",
    "src/fudaba/games/hachijuu/options.py",
    "src/fudaba/games/hachijuu/resample.py",
    "src/fudaba/games/hachijuu/settlement.py",
    "src/fudaba/games/hachijuu/table.py",
    "src/fudaba/games/hachijuu/teyaku.py",
    "src/fudaba/games/hachijuu/turn.py",
    "src/fudaba/games/koikoi/actions.py",
    "src/fudaba/games/koikoi/deal.py",
    "src/fudaba/games/koikoi/instant.py",
    "src/fudaba/games/koikoi/match.py",
    "src/fudaba/games/koikoi/options.py",
    "src/fudaba/games/koikoi/phases.py",
    "src/fudaba/games/koikoi/play.py",
    "src/fudaba/games/koikoi/resample.py",
    "src/fudaba/games/koikoi/settlement.py",
    "src/fudaba/games/koikoi/yaku.py",
    "src/fudaba/cards/snapphana.py",
    "src/fudaba/games/snapphana/actions.py",
    "src/fudaba/games/snapphana/aftermath.py",
    "src/fudaba/games/snapphana/combinations.py",
    "src/fudaba/games/snapphana/counting.py",
    "src/fudaba/games/snapphana/deal.py",
    "src/fudaba/games/snapphana/declaring.py",
    "src/fudaba/games/snapphana/discarding.py",
    "src/fudaba/games/snapphana/exchange.py",
    "src/fudaba/games/snapphana/fjabbe.py",
    "src/fudaba/games/snapphana/kinds.py",
    "src/fudaba/games/snapphana/match.py",
    "src/fudaba/games/snapphana/options.py",
    "src/fudaba/games/snapphana/phases.py",
    "src/fudaba/games/snapphana/resample.py",
    "src/fudaba/games/snapphana/rule_sets.py",
    "src/fudaba/games/snapphana/sequences.py",
    "src/fudaba/games/snapphana/settlement.py",
    "src/fudaba/games/snapphana/table.py",
    "src/fudaba/games/snapphana/tricking.py",
    "src/fudaba/games/snapphana/tricks.py",
]

#: Hidden symbols let the C compiler inline across functions; wrap-around is Python's after masks.
FLAGS = ["-fvisibility=hidden", "-fwrapv"]


def extensions() -> list[Extension]:
    """The compiled modules, none where the pure build is asked for."""
    if os.environ.get("FUDABA_PURE"):
        return []
    from mypyc.build import mypycify

    built = mypycify(COMPILED, opt_level="3", group_name="fudaba")
    for extension in built:
        extension.extra_compile_args += FLAGS
        extension.optional = True
    return built


if __name__ == "__main__":
    setup(ext_modules=extensions())

"""A bot of one's own for Koi-Koi: takes the best card that it can, and stops when it may."""

import re

import fudaba
from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match


class QuickBot(Bot):
    """Looks at its own view of the table, and one move ahead."""

    name = "quick"

    def choose(self, match: Match, rng: Rng) -> int:
        field = match.view(int(match.to_play)).field
        lying = set(re.findall(r"(\d+)[LARK]", " ".join([field.free, *field.piles])))

        def worth(action: int) -> int:
            found = re.fullmatch(r"(play|take) (\d+)([LARK])\d?", match.text(action))
            if found is None:
                return 5 if match.text(action) == "stop" else 0
            value = "KRAL".index(found[3]) + 1
            return value if found[1] == "take" or found[2] in lying else -value

        return max(match.legal_actions(), key=worth)


if __name__ == "__main__":
    won = 0
    for seed in range(200):
        players = [QuickBot(), bot("random", "koikoi")]
        match, rng = fudaba.game("koikoi", deals=3).new(seed), Rng(seed)
        while not match.is_over:
            match.apply(players[match.to_play].choose(match, rng))
        won += match.winner == 0
    print(f"{won} of 200 matches won")

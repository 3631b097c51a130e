"""What may be declared, and what declaring several combinations at once would bring."""

# Left as Python: it makes what views show.

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.bits import cards_of
from fudaba.cards.pack import SNAPPHANA
from fudaba.games.asked import EffectView, effect_views
from fudaba.games.effect import ENDS, Effect
from fudaba.games.snapphana.combinations import best, worth
from fudaba.games.snapphana.declaring import spelling, tell_declaration
from fudaba.games.snapphana.facts import DECLARATION
from fudaba.games.snapphana.kinds import KINDS
from fudaba.games.snapphana.match import SnapphanaMatch


class OfferView(Struct, frozen=True):
    """A combination that the viewer may declare: the best of its kind in the hand."""

    name: str
    #: Before any doubling.
    points: int
    rule: str
    cards: str
    #: What declares all of it; more than one where only a part of it might be shown (SN-033).
    actions: list[str]


def offers_of(match: SnapphanaMatch) -> list[OfferView]:
    """What the seat to play may declare, in the order of the kinds."""
    found: list[OfferView] = []
    for kind in cards_of(int(match.beside)):
        row = KINDS[kind]
        cards = best(kind, match.hands[match.to_play])
        found.append(
            OfferView(
                name=row.name,
                points=int(worth(kind, cards)),
                rule=row.rule,
                cards=SNAPPHANA.set_text(int(cards)),
                actions=[match.text(code) for code in spelling(match, kind, cards)],
            )
        )
    return found


def promised_by(match: SnapphanaMatch, offers: list[OfferView]) -> list[EffectView]:
    """What a player would have who declared everything."""
    if not offers:
        return []
    return promised(match, [action for offer in offers for action in offer.actions])


def promised(match: SnapphanaMatch, move: list[str]) -> list[EffectView]:
    """What declaring several combinations at once would bring, line by line; and whether that
    wins the match (E8-011)."""
    twin = match.copy()
    twin.stop_after_deal = True
    twin.apply_all(move)
    found: list[Effect] = []
    bundle = twin.bundles[match.to_play]
    if bundle is not None:
        tell_declaration(match, bundle, found)
    if len(twin.deals) > len(match.deals) and twin.deals[-1].end == DECLARATION:
        found.append(Effect(ENDS, match.to_play, name=DECLARATION, rule="E8-011"))
    return effect_views(SNAPPHANA, found)

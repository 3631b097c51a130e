"""What somebody taps who knows how a deal went."""

from typing import Any

from fudaba.scenes.noting import PadAsk
from fudaba.scenes.pad import PadScene, PadStage
from fudaba.score.guide import Draft


def told(pad: PadStage, known: list[dict[str, Any]], facts: dict[str, Any]) -> Draft:
    """The draft after every question was answered, one by one; or what may be noted instead."""
    draft = Draft()
    scene = pad.scene(known, draft)
    while scene.asks and not scene.asks[-1].is_answered:
        ask = scene.asks[-1]
        place = len(scene.asks) - 1
        if ask.otherwise is not None and is_known_otherwise(facts, ask):
            draft = pad.answered(known, draft, place, ask.otherwise)
        elif not facts.get(ask.key) and is_noted_instead(facts, ask.instead):
            rest = {key: one for key, one in draft.facts.items() if key != ask.key}
            draft = Draft(facts={**rest, ask.instead: {}}, none=draft.none)
        else:
            value = value_of(facts, ask, scene)
            draft = pad.answered(known, draft, place, value)
        scene = pad.scene(known, draft)
    return draft


def is_noted_instead(facts: dict[str, Any], key: str) -> bool:
    """Who has counted points has perhaps nothing to say of what was made."""
    return facts.get(key) is not None or (key == "made" and bool(facts.get("points")))


def is_known_otherwise(facts: dict[str, Any], ask: PadAsk) -> bool:
    """Whether of a hand only the teyaku are known by name, and it is asked for in full."""
    return ask.key == "teyaku" and ask.form == "cards" and "names" in facts["teyaku"][str(ask.seat)]


def value_of(facts: dict[str, Any], ask: PadAsk, scene: PadScene) -> Any:
    """What somebody taps who knows what happened."""
    noted = facts.get(ask.key)
    if ask.key == "captured" and noted is None:
        noted = facts.get("made")  # the cards of the yaku are enough
    if ask.key == "says":
        place = sum(one.key == "says" and one.is_answered for one in scene.asks)
        return facts["says"][place]
    if ask.key == "mizuten":
        return "mizuten" if noted else "look"
    if ask.key == "last_trick":
        return "none" if noted is None else noted
    if ask.key == "caught":
        return bool((noted or {}).get(ask.of))
    if ask.of:
        return (noted or {}).get(ask.of, "")
    if ask.form == "shares":
        seats = [int(choice.value) for choice in ask.choices]
        return {str(seat): _cards_of(noted, seat) for seat in seats}
    if ask.form == "seats":
        if ask.key == "teyaku":
            return [
                int(seat)
                for seat, one in (noted or {}).items()
                if one.get("groups") or one.get("names")
            ]
        offered = [choice.value for choice in ask.choices]
        return [int(seat) for seat in noted or [] if int(seat) in offered]
    if ask.form == "numbers":
        if isinstance(noted, list):
            return {str(seat): number for seat, number in enumerate(noted)}
        return noted or {}
    if ask.key == "field":
        return " ".join(card for card in (noted or "").split() if card in ask.cards.split())
    if ask.seat is None:
        return noted if noted is not None else ""
    found = _cards_of(noted, ask.seat)
    if ask.key == "teyaku":
        return found["names"] if ask.form == "names" else found["hand"]
    if ask.key == "declared":
        return " ".join(dict.fromkeys(" ".join(one["cards"] for one in found).split()))
    return found


def _cards_of(noted: Any, seat: int) -> Any:
    """What was noted of one seat, whether they stand in a list or under their numbers."""
    found = noted[seat] if isinstance(noted, list) else (noted or {}).get(str(seat))
    return "" if found is None else found


def kept_nothing_back(facts: dict[str, Any], draft: Draft) -> bool:
    """Whether everything was declared that the cards allow, as the pad takes it."""
    for key in ("teyaku", "declared"):
        told = {seat: one for seat, one in (facts.get(key) or {}).items() if one}
        ours = draft.facts.get(key) or {}
        for seat, one in told.items():
            if key == "teyaku" and one.get("groups") and one != ours.get(seat):
                return False
            if key == "declared" and sorted(map(str, one)) != sorted(map(str, ours.get(seat, []))):
                return False
    return True

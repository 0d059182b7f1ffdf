"""The View of a seat: what it may see, with its decision, for screens and other programs."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.codes import choice_from
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.cities import cities_of
from sevenwonders.engine.see.decision import decision_of
from sevenwonders.engine.see.memory import memory_of
from sevenwonders.engine.see.model.city import CityView, StageView, VariantView
from sevenwonders.engine.see.model.view import OVER, EdificeView, PartnerView, View
from sevenwonders.engine.see.recall import recalled
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.sight_table import DIRECTIONS, EDIFICE_STATES
from sevenwonders.engine.see.slugs import card_slugs
from sevenwonders.engine.vocabulary import AGES, KINDS, NOTHING

__all__ = ["CityView", "EdificeView", "StageView", "VariantView", "View", "view"]


def view(state: State, seat: i64, *, memory: bool = False) -> View:
    """What a seat sees, on request with its memory; ``sight.SPECTATOR`` sees what is public."""
    sight = Sight(state, seat)
    components = sight.components()
    phase = sight.phase()
    holder = sight.holder()
    asked = _asked(sight)
    return View(
        seat=seat,
        edition=components.edition,
        boxes=components.boxes,
        players=sight.players(),
        age=sight.age(),
        turn=sight.turn(),
        turns=sight.turns(),
        direction=DIRECTIONS[sight.direction()],
        phase=OVER if phase == NOTHING else KINDS[phase],
        asked=asked,
        waiting=tuple([seat for seat in asked if not sight.has_chosen(seat)]),
        holder=None if holder == NOTHING else int(holder),
        discard_count=sight.discard_count(),
        pile_count=sight.pile_count(),
        cities=cities_of(state, sight),
        edifices=_edifices(sight),
        box_count=sight.box_count(),
        hand=card_slugs(components, sight.hand()),
        leaders=card_slugs(components, sight.leaders_in_hand()),
        draft_pack=card_slugs(components, sight.draft_pack()),
        partner=_partner(sight),
        sealed=_texts(components, sight.sealed()),
        discard=card_slugs(components, sight.discard()),
        decision=decision_of(state, sight),
        winners=tuple(sight.winners()) if sight.over() else (),
        memory=memory_of(recalled(sight)) if memory else None,
    )


def _asked(sight: Sight) -> tuple[int, ...]:
    """The seats with a part in the open stage."""
    return tuple([int(seat) for seat in range(sight.players()) if sight.is_asked(seat)])


def _texts(components: Components, codes: vec[i64]) -> tuple[str, ...]:
    return tuple([str(choice_from(components, code)) for code in codes])


def _edifices(sight: Sight) -> tuple[EdificeView, ...]:
    edifices: list[EdificeView] = []
    for age in range(1, AGES + 1):
        edifice = sight.edifice(age)
        if edifice != NOTHING:
            slug = sight.components().edifices[edifice].slug
            state = EDIFICE_STATES[sight.edifice_state(age)]
            edifices.append(EdificeView(slug, age, state, sight.pawns_left(age)))
    return tuple(edifices)


def _partner(sight: Sight) -> PartnerView | None:
    seat = sight.partner(sight.seat())
    if seat == NOTHING:
        return None
    components = sight.components()
    return PartnerView(
        seat,
        card_slugs(components, sight.partner_hand()),
        card_slugs(components, sight.partner_leaders()),
        _texts(components, sight.partner_sealed()),
    )

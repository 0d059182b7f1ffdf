"""The cities of a View. What everybody sees of them is worked out once while a stage is open."""

from typing import cast

from msgspec.structs import replace
from mypy_extensions import i64

from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.sheet import sheet
from sevenwonders.engine.see.model.city import CityView, StageView, VariantView
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.slugs import (
    DISCOUNTS,
    NO_OPTIONS,
    POWERS,
    bit_slugs,
    card_slugs,
    unit_slugs,
)
from sevenwonders.engine.vocabulary import AGES, NOTHING, SYMBOLS


def cities_of(state: State, sight: Sight) -> tuple[CityView, ...]:
    """The cities as one seat sees them."""
    public = _public(state)
    seen = [_with_own(sight, city, public[city]) for city in range(len(public))]
    return tuple(seen)


def _public(state: State) -> tuple[CityView, ...]:
    """The cities as a spectator sees them."""
    if state.shown is not None:
        return cast("tuple[CityView, ...]", state.shown)
    sight = Sight(state, SPECTATOR)
    table = sight.seen_table()
    cities = tuple([_city(table, sight, city) for city in range(len(state.cities))])
    state.shown = cities
    return cities


def _with_own(sight: Sight, city: i64, public: CityView) -> CityView:
    """A city with the cards that the seat laid under its stages itself."""
    if not sight.laid_at(city):
        return public
    stages = tuple([_with_card(sight, city, at, stage) for at, stage in enumerate(public.stages)])
    if sight.scores_laid(city):
        return replace(public, stages=stages, sheet=sheet(sight.seen_table(), city))
    return replace(public, stages=stages)


def _city(table: Table, sight: Sight, city: i64) -> CityView:
    components = sight.components()
    partner = sight.partner(city)
    copied = sight.copied(city)
    side = components.sides[sight.side(city)]
    return CityView(
        board=side.board,
        side=side.slug,
        free=city >= sight.players(),
        coins=sight.coins(city),
        cards=card_slugs(components, sight.built(city)),
        stages=_stages(sight, city),
        shields=sight.shields(city),
        victories=tuple([int(sight.victory_count(city, age)) for age in range(1, AGES + 1)]),
        defeats=sight.defeats(city),
        symbols=tuple([int(sight.symbol_count(city, kind)) for kind in range(len(SYMBOLS))]),
        wilds=sight.wilds(city),
        goods=unit_slugs(sight.goods(city), sight.options(city)),
        sold=unit_slugs(sight.sold(city), sight.sold_options(city)),
        discounts=bit_slugs(sight.cheap(city), DISCOUNTS),
        powers=bit_slugs(sight.powers(city), POWERS),
        free_build=sight.free_build(city),
        free_black=sight.free_black(city),
        hand_size=sight.hand_size(city),
        leaders=card_slugs(components, sight.leaders(city)),
        leader_count=sight.leader_count(city),
        copied=None if copied == NOTHING else components.cards[copied].slug,
        buried=card_slugs(components, sight.buried(city)),
        debts=sight.debts(city),
        edifice_debts=sight.edifice_debts(city),
        diplomacy=sight.diplomacy(city),
        owed=sight.owed(city),
        pawns=tuple([int(sight.pawn_count(city, age)) for age in range(1, AGES + 1)]),
        rewards=tuple([int(sight.reward_count(city, age)) for age in range(1, AGES + 1)]),
        joined=sight.has_joined(city),
        partner=None if partner == NOTHING else int(partner),
        sheet=sheet(table, city),
    )


def _stages(sight: Sight, city: i64) -> tuple[StageView, ...]:
    stages: list[StageView] = []
    for stage in range(len(sight.components().sides[sight.side(city)].stages)):
        variant = sight.variant(city, stage)
        stages.append(
            StageView(
                variant != NOTHING,
                _card_under(sight, city, stage),
                _variants(sight, city, stage),
                None if variant == NOTHING else int(variant),
            )
        )
    return tuple(stages)


def _with_card(sight: Sight, city: i64, stage: i64, shown: StageView) -> StageView:
    card = _card_under(sight, city, stage)
    return StageView(shown.built, card, shown.variants, shown.variant)


def _card_under(sight: Sight, city: i64, stage: i64) -> str | None:
    card = sight.marker(city, stage)
    return None if card == NOTHING else sight.components().cards[card].slug


def _variants(sight: Sight, city: i64, stage: i64) -> tuple[VariantView, ...]:
    sources: list[str] = []
    variants: list[VariantView] = []
    for variant in range(sight.variant_count(city, stage)):
        piece = sight.stage_piece(city, stage, variant)
        source = piece.source or piece.slug
        if piece.shown is None:
            cost = unit_slugs(piece.cost, NO_OPTIONS)
            half = sources.count(source)
            piece.shown = VariantView(source, half, cost, piece.cost_coins)
        variants.append(cast("VariantView", piece.shown))
        sources.append(source)
    return tuple(variants)

/** Every effect in a sentence. */
import { list, t } from '../../i18n/index.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { capital, ROMAN, unitList } from '../model/words.ts';
import type { Color, Countable, Effect, Where } from '../wire.ts';

type Of<Tag extends Effect['effect']> = Extract<Effect, { effect: Tag }>;

/** The effects that the base game has too. */
export type BaseTag =
  | 'produce'
  | 'discount'
  | 'points'
  | 'coins'
  | 'shields'
  | 'points-if-complete'
  | 'science'
  | 'coins-per'
  | 'points-per'
  | 'any-science'
  | 'last-card'
  | 'build-from-discard'
  | 'copy-guild'
  | 'free-once-an-age'
  | 'free-new-color'
  | 'free-first-card'
  | 'free-last-card';

/** A card of a colour, to be counted or lost. */
export function cardOf(color: Color): string {
  return color === 'white' ? t('effect-count-white-cards') : t(`goods-card-${color}`);
}

function counted(model: TableModel, counts: readonly Countable[]): string {
  return list(
    counts.map((count) => {
      const color = colorOf(count);
      if (color) return cardOf(color);
      if (count === 'wonder-stages' || count === 'defeat-tokens') return t(`effect-count-${count}`);
      return t(`effect-count-${count as Exclude<typeof count, `${Color}-cards`>}`);
    }),
    'disjunction',
  );
}

/** The colour whose cards are counted, if it is cards that are. */
export function colorOf(count: Countable): Color | undefined {
  return count.endsWith('-cards') ? (count.slice(0, -'-cards'.length) as Color) : undefined;
}

function where(cities: readonly Where[]): string {
  if (cities.length === 3) return t('effect-where-all');
  return cities.includes('own') ? t('effect-where-own') : t('effect-where-neighbours');
}

function from(sides: readonly ('left' | 'right')[]): string {
  return t(`effect-side-${sides.length > 1 ? 'both' : (sides[0] ?? 'left')}`);
}

function produce(model: TableModel, effect: Of<'produce'>): string {
  const goods = unitList(effect.goods);
  return t(effect.sold ? 'effect-produce' : 'effect-produce-own', { goods });
}

function per(model: TableModel, effect: Of<'coins-per' | 'points-per'>): string {
  const params = { n: Math.abs(effect.amount), what: counted(model, effect.count), where: where(effect.cities) };
  return t(effect.amount < 0 ? 'effect-points-less' : `effect-${effect.effect}`, params);
}

export function effectText(model: TableModel, effect: Effect): string {
  switch (effect.effect) {
    case 'produce':
      return produce(model, effect);
    case 'discount':
      return t(`effect-discount-${effect.goods}`, { where: from(effect.sides) });
    case 'points':
    case 'coins':
    case 'shields':
    case 'points-if-complete':
      return t(`effect-${effect.effect}`, { n: effect.amount });
    case 'science':
      return t('effect-science', { symbol: capital(model.name('symbols', effect.symbol)) });
    case 'coins-per':
    case 'points-per':
      return per(model, effect);
    case 'any-science':
    case 'last-card':
    case 'build-from-discard':
    case 'copy-guild':
    case 'free-once-an-age':
    case 'free-new-color':
    case 'free-first-card':
    case 'free-last-card':
      return t(`effect-${effect.effect}`);
    default:
      return boxEffect(model, effect);
  }
}

/** What only the boxes bring. */
function boxEffect(model: TableModel, effect: Exclude<Effect, Of<BaseTag>>): string {
  switch (effect.effect) {
    case 'points-per-set':
      return t('effect-points-per-set', { n: effect.amount, what: list(effect.colors.map((color) => cardOf(color))) });
    case 'points-if-more':
    case 'points-if-none':
      return t(`effect-${effect.effect}`, { n: effect.amount, what: counted(model, effect.count) });
    case 'points-per-color':
    case 'points-if-only-leader':
    case 'points-by-marker':
    case 'science-set-bonus':
    case 'loss-on-stage':
    case 'starting-coins':
    case 'draw-leaders':
    case 'neighbours-gain':
    case 'others-gain':
    case 'neighbours-take-debt':
      return t(`effect-${effect.effect}`, { n: effect.amount });
    case 'others-lose':
      return t(`effect-others-lose-${effect.per}`, { n: effect.amount });
    case 'one-resource-less':
      if (effect.target === 'stage') return t('effect-one-resource-less-stage');
      return t('effect-one-resource-less', { color: model.name('colors', effect.target) });
    case 'free-color':
      return t('effect-free-color', { color: model.name('colors', effect.color) });
    case 'coins-on':
      return t('effect-coins-on', { n: effect.amount, when: t(`effect-when-${effect.occasion}`) });
    case 'trade-rebate':
      return t('effect-trade-rebate', { where: from(effect.sides) });
    case 'cheaper-leaders':
      return t('effect-cheaper-leaders', { own: effect.own, n: effect.neighbours });
    case 'victory-token':
      return effect.value ? t('effect-victory-token', { n: effect.value }) : t('effect-victory-token-age');
    case 'copy-stage':
      return t('effect-copy-stage', { stage: t(`effect-copy-stage-${effect.stage}`), where: from(effect.sides) });
    case 'take-pawn':
      return effect.age === 'any' ? t('effect-take-pawn-any') : t('effect-take-pawn', { age: ROMAN[Number(effect.age)] ?? '' });
    default:
      return t(`effect-${effect.effect}`);
  }
}

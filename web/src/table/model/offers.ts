/** A card's legal choices sorted for the panel, and what its price means. */
import { t } from '../../i18n/index.ts';
import type { Action, CardOptions, Decision, Option, Refusal } from '../wire.ts';
import type { TableModel } from './table.svelte.ts';
import { hasCost, refusalText } from './words.ts';

/** One thing that can be done with the card: its ways to pay, cheapest first, or why it cannot be done. */
export interface Offer {
  action: Action;
  key: string;
  options: Option[];
  refusal: Refusal | undefined;
}

const KEYS: Record<Action, string> = { build: 'B', free: 'F', stage: 'W', sell: 'D', take: 'B' };
const ORDER: readonly Action[] = ['take', 'build', 'free', 'stage', 'sell'];

export function offersOf(card: CardOptions): Offer[] {
  return ORDER.map((action) => ({
    action,
    key: KEYS[action],
    options: card.options.filter((option) => option.action === action),
    refusal: card.refused.find((refusal) => refusal.action === action),
  })).filter((offer) => offer.options.length > 0 || offer.refusal);
}

export function optionsFor(decision: Decision | null, card: string | null): CardOptions | undefined {
  return decision?.cards.find((one) => one.card === card);
}

/** The cheapest way to put the card into the city, by any right. */
export function bestBuild(card: CardOptions): Option | undefined {
  return (
    card.options.find((option) => option.action === 'build') ??
    card.options.find((option) => option.action === 'free' || option.action === 'take')
  );
}

export function price(option: Option): number {
  return option.left + option.right + option.bank;
}

/** The structure that makes the card free. */
export function chainSource(model: TableModel, city: number, card: string): string | undefined {
  const standing = new Set(model.city(city).cards);
  return model.card(card).chains.find((from) => standing.has(from));
}

/** A price in words, for those who hear it and for the chips of the panel. */
export function priceText(model: TableModel, city: number, option: Option): string {
  const parts: string[] = [];
  if (option.left) parts.push(t('table.price.leftTo', { n: option.left, name: model.who(model.leftOf(city)) }));
  if (option.right) parts.push(t('table.price.rightTo', { n: option.right, name: model.who(model.rightOf(city)) }));
  if (option.bank) parts.push(t('table.price.bank', { n: option.bank }));
  return parts.join(', ');
}

/** What a card in hand would cost, in words. */
export function truthText(model: TableModel, decision: Decision, card: CardOptions): string {
  const build = bestBuild(card);
  if (!build) {
    const refusal = card.refused.find((one) => one.action === 'build' || one.action === 'take');
    return refusal ? refusalText(model, refusal) : '';
  }
  if (build.action === 'free') return t('table.truth.once');
  const source = card.chain ? chainSource(model, decision.city, card.card) : undefined;
  if (source) return t('table.truth.chain', { card: model.cardName(source) });
  if (price(build)) return priceText(model, decision.city, build);
  const cost = model.card(card.card).cost;
  return hasCost(cost) && build.action === 'build' ? t('table.price.own') : t('table.price.free');
}

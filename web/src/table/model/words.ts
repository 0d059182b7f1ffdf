/** Costs, effects and cards in sentences. */
import { list, t } from '../../i18n/index.ts';
import type { Question } from '../../teach/look.svelte.ts';
import { effectText } from '../card/effect-text.ts';
import type { Card, Color, Cost, Effect, Refusal, Resource, RowName } from '../wire.ts';
import { RESOURCES } from '../wire.ts';
import type { TableModel } from './table.svelte.ts';

export { effectText } from '../card/effect-text.ts';

export const ROMAN = ['', 'I', 'II', 'III'];

export interface Tip {
  title: string;
  note?: string;
  lines: string[];
  /** What can be looked up about it. */
  more?: Question;
  /** Why it cannot be used now, which can be looked up too. */
  refusal?: Refusal | undefined;
}

/** So many of a unit, of which each is one of several kinds: `2 wood/clay`, `glass`. */
function unitText(unit: string, n: number): string {
  const [first = 'wood', ...others] = unit.split('/') as Resource[];
  const told = n > 1 ? t(`goods-n-${first}`, { n }) : t(`goods-some-${first}`);
  return [told, ...others.map((kind) => t(`goods-some-${kind}`))].join('/');
}

/** Units with equal ones counted: `2 wood, glass`. */
export function unitList(units: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const words = [...counts].map(([unit, n]) => unitText(unit, n));
  return words.length ? list(words) : t('table-no-goods');
}

/** Whether anything is to be paid; the server names every good, with none of it too. */
export function hasCost(cost: Cost): boolean {
  return Object.values(cost).some((n) => n > 0);
}

/** The units of a cost one by one, without its coins. */
export function costUnits(cost: Cost): string[] {
  return RESOURCES.flatMap((kind) => Array.from({ length: cost[kind] ?? 0 }, () => kind));
}

export function costText(cost: Cost): string {
  const words: string[] = [];
  if (cost.coins) words.push(t('effect-coins', { n: cost.coins }));
  for (const kind of RESOURCES) {
    const n = cost[kind];
    if (n) words.push(t(`goods-n-${kind}`, { n }));
  }
  return list(words);
}

export function effectsText(model: TableModel, effects: readonly Effect[]): string {
  return effects.map((effect) => effectText(model, effect)).join('; ');
}

/** The same as a label: each effect begins with a capital, so that no sentence can join them. */
export function effectsLabel(model: TableModel, effects: readonly Effect[]): string {
  return effects.map((effect) => effectText(model, effect)).join(' · ');
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Names without repeats: the two copies of a structure share one. */
export function cardList(model: TableModel, cards: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return list([...new Set(cards.map((card) => model.cardName(card)))], type);
}

/** All there is to say about a card. */
export function cardTip(model: TableModel, card: Card): Tip {
  const lines = card.effects.map((effect) => `${effectText(model, effect)}.`);
  const cost = costText(card.cost);
  lines.push(cost ? t('table-card-cost', { cost }) : t('table-card-nocost'));
  if (card.chains.length) lines.push(t('table-card-chains', { cards: cardList(model, card.chains, 'disjunction') }));
  if (card.opens.length) lines.push(t('table-card-opens', { cards: cardList(model, card.opens) }));
  return {
    title: model.cardName(card.id),
    note: t('table-card-age', { age: ROMAN[card.age] ?? '', color: colorText(card.color) }),
    lines,
    more: { card: card.id },
  };
}

export function colorText(color: Color): string {
  return color === 'black' || color === 'white' ? t(`goods-color-${color}`) : t(`goods-color-${color}`);
}

/** A row of the score sheet. */
export function rowText(row: RowName): string {
  return row === 'leaders' || row === 'black' || row === 'edifice' ? t(`score-row-${row}`) : t(`score-row-${row}`);
}

export function refusalText(model: TableModel, refusal: Refusal): string {
  return t(`reason-${refusal.reason}`, { what: unitList(refusal.units), n: refusal.coins });
}

export function signed(n: number): string {
  if (n === 0) return '±0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

/** The lines of a score sheet in words. */
import { t } from '../../i18n/index.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { ROMAN } from '../model/words.ts';
import type { Item, Row, Science, Sheet } from '../wire.ts';
import { SCIENCE } from '../wire.ts';

export function itemText(model: TableModel, sheet: Sheet, item: Item): string {
  const n = item.count ?? 0;
  const victories = /^victories-(\d)$/.exec(item.source);
  if (victories) return t('score-item-victories', { age: ROMAN[Number(victories[1])] ?? '', n });
  if (item.source === 'coins' || item.source === 'defeats' || item.source === 'sets') return t(`score-item-${item.source}`, { n });
  if (item.source === 'debts') return t('score-item-debts', { n });
  const symbol = SCIENCE.indexOf(item.source as Science);
  return symbol >= 0 ? symbolText(model, sheet, symbol, n) : thing(model, item);
}

/** Symbols of a kind, and how some of them came to count as it. */
function symbolText(model: TableModel, { science }: Sheet, kind: number, n: number): string {
  const name = (of: string): string => model.name('symbols', of);
  const symbol = SCIENCE[kind] ?? '';
  const wilds = science.wilds[kind] ?? 0;
  const copied = science.copied[kind] ?? 0;
  const words = [t('score-item-symbol', { symbol: name(symbol), n })];
  if (wilds) words.push(t('score-item-wild', { n: wilds }));
  if (copied) words.push(t('score-item-copied-symbols', { n: copied }));
  if (science.swapped?.[1] === symbol) words.push(t('score-item-swapped', { from: name(science.swapped[0] ?? ''), to: name(symbol) }));
  if (science.most === symbol) words.push(t('score-item-most'));
  return words.join(', ');
}

function nameOf(model: TableModel, source: string): string {
  const { cards, leaders, edifices } = model.content;
  const known = [...cards, ...leaders, ...edifices].some((one) => one.id === source);
  return known ? model.cardName(source) : t('score-item-stage', { n: source.split('-').at(-1) ?? '' });
}

function thing(model: TableModel, item: Item): string {
  const card = nameOf(model, item.source);
  if (item.copied) return t('score-item-copied', { card });
  if (item.how === 'buried' || item.how === 'copied-leader' || item.how === 'again') return t(`score-item-${item.how}`, { card });
  return item.count === null ? card : t('score-item-counted', { card, n: item.count });
}

/** A number with a true minus, and no plus. */
export function signless(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

export function rowLines(model: TableModel, sheet: Sheet, row: Row): string[] {
  return row.items.map((item) => `${itemText(model, sheet, item)}: ${signless(item.points)}`);
}

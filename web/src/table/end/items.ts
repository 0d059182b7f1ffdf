/** The lines of a score sheet in words. */
import { t } from '../../i18n/index.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { capital, ROMAN } from '../model/words.ts';
import type { Item, Row, Science, Sheet } from '../wire.ts';
import { SCIENCE } from '../wire.ts';

export function itemText(model: TableModel, sheet: Sheet, item: Item): string {
  const n = item.count ?? 0;
  const victories = /^victories-(\d)$/.exec(item.source);
  if (victories) return t('table.item.victories', { age: ROMAN[Number(victories[1])] ?? '', n });
  if (item.source === 'coins' || item.source === 'defeats' || item.source === 'sets') return t(`table.item.${item.source}`, { n });
  const symbol = SCIENCE.indexOf(item.source as Science);
  if (symbol >= 0) {
    const wilds = sheet.science.wilds[symbol] ?? 0;
    const text = t('table.item.symbol', { symbol: capital(model.name('symbols', item.source)), n });
    return wilds ? `${text}, ${t('table.item.wild', { n: wilds })}` : text;
  }
  return thing(model, item);
}

function thing(model: TableModel, item: Item): string {
  const isCard = model.content.cards.some((card) => card.id === item.source);
  const name = isCard ? model.cardName(item.source) : t('table.item.stage', { n: item.source.split('-').at(-1) ?? '' });
  if (item.copied) return t('table.item.copied', { card: name });
  return item.count === null ? name : t('table.item.counted', { card: name, n: item.count });
}

export function rowLines(model: TableModel, sheet: Sheet, row: Row): string[] {
  return row.items.map((item) => `${itemText(model, sheet, item)}: ${item.points < 0 ? '−' : ''}${Math.abs(item.points)}`);
}

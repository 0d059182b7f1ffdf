/** A choice text as something to do, and figures as people read them. */
import { isKey, language, list, say, t } from '../../i18n/index.ts';
import { priceText } from '../model/offers.ts';
import { read, verb, type Parts } from '../model/sealed.ts';
import type { TableModel } from '../model/table.svelte.ts';

/** What a choice of a city does, with its price. */
export function deedText(model: TableModel, city: number, choice: string): string {
  const parts = read(choice);
  if (!parts) return choice;
  const told = [
    t(`hint-do-${verb(parts)}`, {
      card: parts.slug === '-' ? '' : model.cardName(parts.slug),
      stage: parts.stage,
      n: parts.bank,
      what: list(parts.slug.split('-')),
    }),
    parts.joins ? t('hint-do-joins') : '',
    parts.freezes ? t('hint-do-freezes') : '',
  ];
  const price = parts.letter === 'L' ? '' : priceText(model, city, parts);
  const what = told.filter(Boolean).join(' ') + (price ? ` (${price})` : '');
  return model.city(city).free ? t('table-sealed-free-city', { what }) : what;
}

/** The card of a choice, if it has one to be drawn. */
export function cardOf(choice: string): string | null {
  const parts: Parts | undefined = read(choice);
  return parts && parts.slug !== '-' && parts.letter !== 'V' ? parts.slug : null;
}

/** A chance as `37 %`. */
export function chance(share: number): string {
  return new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Points with one place behind the comma. */
export function figure(points: number): string {
  return new Intl.NumberFormat(language.current, { maximumFractionDigits: 1 }).format(points);
}

/** A part of a value by its name, whatever the server calls it. */
export function partText(part: string): string {
  const key = `hint-part-${part}`;
  return isKey(key) ? say(key) : part;
}

export interface Part {
  name: string;
  points: number;
}

const LEAST = 0.25;
const MOST = 5;

/** The parts that matter, the weightiest first. */
export function weighty(parts: Readonly<Record<string, number>>, than: Readonly<Record<string, number>> = {}): Part[] {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(than)])];
  return names
    .map((name) => ({ name, points: (parts[name] ?? 0) - (than[name] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST);
}

/** A choice text in words; the client reads it only to show it. */
import { t } from '../../i18n/index.ts';
import type { TableModel } from './table.svelte.ts';

export interface Sealed {
  card: string | null;
  text: string;
}

const SHAPE = /^([BFDTW])(\d*):([a-z0-9-]+)/;

export function sealedChoice(model: TableModel, choice: string): Sealed {
  const [, action, stage, slug] = SHAPE.exec(choice) ?? [];
  if (!slug || slug === '-') return { card: null, text: t('table.sealed.nothing') };
  const card = model.cardName(slug);
  switch (action) {
    case 'W':
      return { card: slug, text: t('table.sealed.stage', { stage: stage ?? '', card }) };
    case 'F':
      return { card: slug, text: t('table.sealed.free', { card }) };
    case 'D':
      return { card: slug, text: t('table.sealed.sell', { card }) };
    case 'T':
      return { card: slug, text: t('table.sealed.take', { card }) };
    default:
      return { card: slug, text: t('table.sealed.build', { card }) };
  }
}

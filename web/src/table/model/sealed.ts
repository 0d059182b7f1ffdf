/** A choice text in words; the client reads it only to show it. */
import { list, t } from '../../i18n/index.ts';
import type { TableModel } from './table.svelte.ts';

export interface Sealed {
  card: string | null;
  text: string;
}

/** Whose choice it is: the reader's own, or the partner's. */
export type Voice = 'you' | 'partner';

export interface Parts {
  letter: string;
  stage: string;
  slug: string;
  left: number;
  right: number;
  bank: number;
  joins: boolean;
  freezes: boolean;
}

const SHAPE = /^([A-Z])(\d*)[b-p]?:(-|[a-z0-9-]+)(?:<(\d+))?(?:>(\d+))?(?:\$(\d+))?(\+?)(!?)$/;

export function read(choice: string): Parts | undefined {
  const found = SHAPE.exec(choice);
  if (!found) return undefined;
  const [, letter = '', stage = '', slug = '', left = '0', right = '0', bank = '0', joins, freezes] = found;
  return { letter, stage, slug, left: Number(left), right: Number(right), bank: Number(bank), joins: joins === '+', freezes: freezes === '!' };
}

export function sealedChoice(model: TableModel, choice: string, voice: Voice = 'you'): Sealed {
  const parts = read(choice);
  if (!parts) return { card: null, text: '' };
  const named = parts.slug !== '-' && parts.letter !== 'V';
  const told = [
    deed(model, parts, voice),
    parts.joins ? t(voice === 'you' ? 'decision-sealed-joins' : 'decision-partner-joins') : '',
    parts.freezes ? t(voice === 'you' ? 'decision-sealed-freezes' : 'decision-partner-freezes') : '',
  ];
  return { card: named ? parts.slug : null, text: told.filter(Boolean).join(' ') };
}

/** The verb of a choice. */
export function verb({ letter, stage, slug, bank }: Parts) {
  switch (letter) {
    case 'W':
      return 'stage';
    case 'F':
      return 'free';
    case 'D':
      return 'discard';
    case 'T':
      return slug === '-' ? 'nothing' : 'take';
    case 'K':
      return 'keep';
    case 'R':
      return slug === '-' ? 'none' : stage ? 'recruit-stage' : 'recruit';
    case 'C':
      return 'copy';
    case 'U':
      return 'bury';
    case 'V':
      return 'drop';
    case 'L':
      return bank === 0 ? 'debts' : 'lose';
    case 'G':
      return 'yield';
    default:
      return 'build';
  }
}

function deed(model: TableModel, parts: Parts, voice: Voice): string {
  const done = verb(parts);
  const params = {
    card: parts.slug === '-' ? '' : model.cardName(parts.slug),
    stage: parts.stage,
    n: parts.bank,
    what: list(parts.slug.split('-')),
  };
  return voice === 'you' ? t(`decision-sealed-${done}`, params) : t(`decision-partner-${done}`, params);
}

/** A choice text in words; the client reads it only to show it. */
import { list, t } from '../../i18n/index.ts';
import { isLeader } from '../card/face.ts';
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
    parts.joins ? t(voice === 'you' ? 'boxes.sealed.joins' : 'boxes.partner.joins') : '',
    parts.freezes ? t(voice === 'you' ? 'boxes.sealed.freezes' : 'boxes.partner.freezes') : '',
  ];
  return { card: named ? parts.slug : null, text: told.filter(Boolean).join(' ') };
}

/** The verb of a choice. */
export function verb(model: TableModel, { letter, stage, slug, bank }: Parts) {
  switch (letter) {
    case 'W':
      return 'stage';
    case 'F':
      return 'free';
    case 'D':
      return isLeader(model, slug) ? 'sellLeader' : 'sell';
    case 'T':
      return slug === '-' ? 'nothing' : 'take';
    case 'K':
      return 'keep';
    case 'R':
      return slug === '-' ? 'none' : stage ? 'recruitStage' : 'recruit';
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
  const done = verb(model, parts);
  const params = {
    card: parts.slug === '-' ? '' : model.cardName(parts.slug),
    stage: parts.stage,
    n: parts.bank,
    what: list(parts.slug.split('-')),
  };
  if (voice === 'partner') return t(`boxes.partner.${done}`, params);
  switch (done) {
    case 'build':
    case 'free':
    case 'stage':
    case 'sell':
    case 'take':
    case 'nothing':
      return t(`table.sealed.${done}`, params);
    default:
      return t(`boxes.sealed.${done}`, params);
  }
}

/** What is asked, of whom, and who is still to answer. */
import { list, t, type PlainKey } from '../../i18n/index.ts';
import { causesText } from '../log/causes.ts';
import { namesOf } from '../log/voice.ts';
import { penaltyText } from './edifice.ts';
import type { Decision, Kind, View } from '../wire.ts';
import type { TableModel } from './table.svelte.ts';

type BaseKind = 'play' | 'free-city' | 'last-card' | 'discard-pile';

const BASE: Record<BaseKind, { hand: PlainKey; title: PlainKey; note: PlainKey }> = {
  play: { hand: 'table-hand', title: 'table-pick', note: 'table-pick-hint' },
  'free-city': { hand: 'table-free-city-hand', title: 'table-free-city-hand', note: 'table-free-city-note' },
  'last-card': { hand: 'table-last-card', title: 'table-last-card', note: 'table-last-card-note' },
  'discard-pile': { hand: 'table-pile-to-take', title: 'table-pick', note: 'table-pick-note' },
};

function isBase(kind: Kind): kind is BaseKind {
  return kind in BASE;
}

/** What the cards lying before the seat are. */
export function handTitle(decision: Decision | null): string {
  if (!decision) return t('table-hand');
  return isBase(decision.kind) ? t(BASE[decision.kind].hand) : askTitle(decision);
}

/** What the seat is to do. */
export function askTitle(decision: Decision): string {
  if (isBase(decision.kind)) return t(BASE[decision.kind].title);
  return t(`decision-ask-${decision.kind}`, { n: decision.owed });
}

/** What it means, and how it is done. */
export function askNote(model: TableModel, decision: Decision): string {
  const { kind } = decision;
  if (isBase(kind)) return t(BASE[kind].note);
  if (kind === 'draft') {
    const left = model.view.direction === 'left';
    const next = left ? model.left : model.right;
    return t('decision-note-draft', { name: model.who(next), side: t(left ? 'decision-side-left' : 'decision-side-right') });
  }
  if (kind === 'penalty') return penaltyNote(model);
  return withCauses(model, decision, t(`decision-note-${kind}`));
}

function withCauses(model: TableModel, { causes, city }: Decision, note: string): string {
  return causes.length ? t('decision-note-caused', { note, causes: causesText(causes, city, namesOf(model)) }) : note;
}

function penaltyNote(model: TableModel): string {
  const id = model.project?.edifice ?? '';
  return t('decision-note-penalty', { edifice: model.name('edifices', id), what: penaltyText(model, model.edifice(id).penalty) });
}

/** How the choice of nothing is called. */
export function nothingText(decision: Decision): string {
  return t(decision.kind === 'recruit-more' ? 'decision-none' : 'table-nothing');
}

/** Whether the question needs a word of explanation wherever it is put. */
export function isNew(kind: Kind): boolean {
  return !isBase(kind);
}

/** What the table is busy with; empty while hands are played or the game is over. */
export function phaseText({ phase }: View): string {
  return phase === 'play' || phase === 'over' ? '' : t(`decision-phase-${phase}`);
}

/** Whom the table waits for, and for what. */
export function waitText(model: TableModel): string {
  const { phase, waiting, seat } = model.view;
  const names = waiting.filter((one) => one !== seat).map((one) => model.who(one));
  if (!names.length || phase === 'over') return t('table-wait-all');
  const params = { names: list(names), n: names.length };
  return phase === 'play' ? t('table-wait', params) : t(`decision-wait-${phase}`, params);
}

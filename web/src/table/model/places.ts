/** The places where a card may go: stages, and what each is built as. */
import { t } from '../../i18n/index.ts';
import type { Cost, Effect } from '../wire.ts';
import type { Place } from './offers.ts';
import type { TableModel } from './table.svelte.ts';
import { builtBy } from './variants.ts';
import { costText, effectsText } from './words.ts';

export interface BuiltAs {
  /** The stage next door that it copies, in words. */
  copied: string;
  effects: Effect[];
  cost: Cost;
}

/** A stage of a city in one of its variants. */
export function builtAs(model: TableModel, city: number, stage: number, variant: number): BuiltAs | undefined {
  const seen = model.city(city).stages[stage - 1]?.variants[variant];
  if (!seen) return undefined;
  const built = builtBy(model, city, seen);
  if (!built) return undefined;
  const { own, number, board, effects, cost } = built;
  return { copied: own ? '' : t('decision-place-copies', { n: number, board: model.name('boards', board) }), effects, cost };
}

/** A place in words: what it is, what it brings, what it costs. */
export function placeText(model: TableModel, city: number, place: Place): string {
  const built = builtAs(model, city, place.stage, place.variant);
  const title = t('table-stage-action', { n: place.stage });
  if (!built) return title;
  const cost = costText(built.cost);
  return [title, built.copied, effectsText(model, built.effects), cost].filter(Boolean).join(', ');
}

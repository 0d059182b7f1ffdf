/** A stage as it stands: what it was built as, or what it may become. */
import { list, t } from '../../i18n/index.ts';
import { effectText } from '../card/effect-text.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { builtBy } from '../model/variants.ts';
import { costText, effectsText } from '../model/words.ts';
import type { BuiltStage, Cost, Effect, Variant } from '../wire.ts';

export interface StageFace {
  built: boolean;
  cost: Cost;
  /** Whether it costs what the stage it will copy costs, and that is still open. */
  costOpen: boolean;
  effects: Effect[];
  halves: Effect[][];
  /** The stage next door whose effects it has. */
  copied: { board: string; number: number } | null;
  /** The card under it, as far as one may know. */
  under: string | null;
}

function sourceText(model: TableModel, source: { board: string; number: number }): string {
  return t('city-stage-source', { n: source.number, board: model.name('boards', source.board) });
}

/** The one variant a stage was built in or can only be built in. */
function settled(seen: BuiltStage): Variant | undefined {
  return seen.variant === null ? (seen.variants.length === 1 ? seen.variants[0] : undefined) : seen.variants[seen.variant];
}

export function stageFace(model: TableModel, at: number, index: number): StageFace {
  const city = model.city(at);
  const seen = city.stages[index];
  const printed = model.stages(at)[index];
  if (!seen || !printed) throw new Error(`${city.side} has no stage ${index + 1}`);
  const face = { built: seen.built, under: seen.card, costOpen: false, copied: null };
  const variant = settled(seen);
  const built = variant && builtBy(model, at, variant);
  if (!built) {
    return { ...face, cost: printed.cost, costOpen: printed.copied_cost, effects: printed.effects, halves: printed.halves };
  }
  const { board, number, own, cost, effects } = built;
  return { ...face, cost, effects, halves: [], copied: own ? null : { board, number } };
}

/** What a stage does in words, its alternatives included. */
function meaning(model: TableModel, face: StageFace): string {
  const halves = face.halves.map((half) => effectsText(model, half));
  const words = face.effects.map((effect) => effectText(model, effect));
  return [...words, ...(halves.length ? [list(halves, 'disjunction')] : [])].join('; ');
}

/** What a stage may be built as, a line for each variant that is open. */
function openWays(model: TableModel, seen: BuiltStage | undefined, at: number): string[] {
  if (!seen || seen.built || seen.variants.length < 2) return [];
  const variants = seen.variants.flatMap((variant) => builtBy(model, at, variant) ?? []);
  if (variants.every((variant) => variant.own)) return [];
  return variants.map((variant) => {
    const cost = costText(variant.cost) || t('city-stage-free');
    return t('city-stage-variant', { what: sourceText(model, variant), cost, effect: effectsText(model, variant.effects) });
  });
}

/** All there is to say about a stage, first line first. */
export function stageWords(model: TableModel, at: number, index: number, next: boolean): string[] {
  const face = stageFace(model, at, index);
  const n = index + 1;
  const effect = meaning(model, face);
  const lines: string[] = [];
  if (face.built && face.copied) {
    lines.push(t('city-stage-as', { n, what: sourceText(model, face.copied), effect }));
  } else if (face.built) {
    lines.push(t('table-stage-built', { n, effect }));
  } else {
    const cost = face.costOpen ? t('city-stage-copied') : costText(face.cost) || t('city-stage-free');
    lines.push(t(anyOrder(model, at) ? 'city-stage-any' : next ? 'table-stage-next' : 'table-stage-later', { n, cost, effect }));
    if (face.copied) lines.push(t('city-stage-copies', { what: sourceText(model, face.copied) }));
    lines.push(...openWays(model, model.city(at).stages[index], at));
  }
  if (face.under) lines.push(t('table-stage-under', { card: model.cardName(face.under) }));
  return lines;
}

export function anyOrder(model: TableModel, at: number): boolean {
  const slug = model.city(at).side;
  return model.board(at).sides.find((side) => side.slug === slug)?.any_order ?? false;
}

export function startOf(model: TableModel, at: number): Effect[] {
  const slug = model.city(at).side;
  return model.board(at).sides.find((side) => side.slug === slug)?.start ?? [];
}

/** What a stage is built as: itself, one of its halves, or a stage next door. */
import { t } from '../../i18n/index.ts';
import type { Cost, Effect, Resource } from '../wire.ts';
import type { Place } from './offers.ts';
import type { TableModel } from './table.svelte.ts';
import { costText, effectsText } from './words.ts';

export interface BuiltAs {
  /** The stage next door that it copies, in words. */
  copied: string;
  effects: Effect[];
  cost: Cost;
}

/** A stage of a city in one of its ways. */
export function builtAs(model: TableModel, city: number, stage: number, way: number): BuiltAs | undefined {
  const plan = model.city(city).stages[stage - 1]?.ways[way];
  if (!plan) return undefined;
  const [, slug = '', number = ''] = /^(.*)-(\d+)$/.exec(plan.source) ?? [];
  const board = model.content.boards.find((one) => one.sides.some((side) => side.slug === slug));
  const printed = board?.sides.find((side) => side.slug === slug)?.stages[Number(number) - 1];
  const own = slug === model.city(city).side;
  return {
    copied: own || !board ? '' : t('boxes.place.copies', { n: number, board: model.name('boards', board.id) }),
    effects: printed ? half(printed.effects, printed.halves[plan.half], plan.half) : [],
    cost: { ...counted(plan.cost), coins: plan.coins },
  };
}

/** What all share and the half taken; a pawn of any Age is one of the Age taken. */
function half(shared: Effect[], taken: Effect[] | undefined, number: number): Effect[] {
  const age = String(number + 1) as '1' | '2' | '3';
  const settled = shared.map((effect) => (effect.effect === 'take-pawn' && effect.age === 'any' ? { ...effect, age } : effect));
  return [...settled, ...(taken ?? [])];
}

function counted(units: readonly string[]): Cost {
  const cost: Cost = {};
  for (const unit of units) cost[unit as Resource] = (cost[unit as Resource] ?? 0) + 1;
  return cost;
}

/** A place in words: what it is, what it brings, what it costs. */
export function placeText(model: TableModel, city: number, place: Place): string {
  const built = builtAs(model, city, place.stage, place.way);
  const title = t('table.stageAction', { n: place.stage });
  if (!built) return title;
  const cost = costText(built.cost);
  return [title, built.copied, effectsText(model, built.effects), cost].filter(Boolean).join(', ');
}

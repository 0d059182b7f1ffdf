/** What a stage may be built as: itself, one of its halves, or a stage next door. */
import type { Cost, Effect, Resource, Variant } from '../wire.ts';
import type { TableModel } from './table.svelte.ts';

/** What a stage is in one of its variants. */
export interface Built {
  /** The board whose stage it is, and which of its stages. */
  board: string;
  number: number;
  /** Whether that is a stage of the city's own side, and not one it copies. */
  own: boolean;
  effects: Effect[];
  cost: Cost;
}

/** A stage of a city in one of its variants; nothing where the content has no such stage. */
export function builtBy(model: TableModel, city: number, variant: Variant): Built | undefined {
  const [, slug = '', digits = ''] = /^(.*)-(\d+)$/.exec(variant.source) ?? [];
  const number = Number(digits);
  for (const board of model.content.boards) {
    const printed = board.sides.find((side) => side.slug === slug)?.stages[number - 1];
    if (printed) {
      const effects = taken(printed.effects, printed.halves[variant.half], variant.half);
      return { board: board.id, number, own: slug === model.city(city).side, effects, cost: costOf(variant) };
    }
  }
  return undefined;
}

/** What all variants share and the half taken; a pawn of any Age is one of the Age taken. */
function taken(shared: Effect[], half: Effect[] | undefined, number: number): Effect[] {
  const age = String(number + 1) as '1' | '2' | '3';
  const settled = shared.map((effect) => (effect.effect === 'take-pawn' && effect.age === 'any' ? { ...effect, age } : effect));
  return [...settled, ...(half ?? [])];
}

function costOf(variant: Variant): Cost {
  const cost: Cost = { coins: variant.coins };
  for (const unit of variant.cost as Resource[]) cost[unit] = (cost[unit] ?? 0) + 1;
  return cost;
}

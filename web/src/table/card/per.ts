/** What an effect counts, and where, gathered so that coins and points for the same share a drawing. */
import type { Color, Countable, Effect, Where } from '../wire.ts';

export interface Per {
  coins: number;
  points: number;
  count: Countable[];
  cities: Where[];
}

type Counting = Extract<Effect, { count: Countable[] }>;
export type Plain = Exclude<Effect, Counting>;

function isCounting(effect: Effect): effect is Counting {
  return effect.effect === 'coins-per' || effect.effect === 'points-per';
}

export function plain(effects: readonly Effect[]): Plain[] {
  return effects.filter((effect): effect is Plain => !isCounting(effect));
}

export function perCounts(effects: readonly Effect[]): Per[] {
  const found = new Map<string, Per>();
  for (const effect of effects) {
    if (!isCounting(effect)) continue;
    const key = [...effect.count, ...effect.cities].join();
    const per = found.get(key) ?? { coins: 0, points: 0, count: effect.count, cities: effect.cities };
    if (effect.effect === 'coins-per') per.coins = effect.amount;
    else per.points = effect.amount;
    found.set(key, per);
  }
  return [...found.values()];
}

export function colorOf(count: Countable): Color | undefined {
  return count.endsWith('-cards') ? (count.slice(0, -'-cards'.length) as Color) : undefined;
}

/** How many signs stand beside each other, to size them. */
export function breadth(effects: readonly Effect[]): number {
  let signs = 0;
  for (const effect of plain(effects)) {
    if (effect.effect === 'produce') signs += effect.goods.reduce((sum, unit) => sum + unit.split('/').length * 1.15, 0);
    else if (effect.effect === 'shields') signs += effect.amount;
    else if (effect.effect === 'discount') signs += 2 + effect.sides.length * 0.6;
    else if (effect.effect === 'any-science') signs += 3.3;
    else signs += 1.3;
  }
  for (const per of perCounts(effects)) {
    signs += (per.coins ? 1.2 : 0) + (per.points ? 1.2 : 0) + per.count.length * 1.3 + per.cities.length * 0.55;
  }
  return signs;
}

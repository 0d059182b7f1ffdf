/** What an effect counts, and where, gathered so that coins and points for the same share a drawing. */
import type { Countable, Effect, Where } from '../wire.ts';

export interface Per {
  coins: number;
  points: number;
  count: Countable[];
  cities: Where[];
}

type Counting = Extract<Effect, { effect: 'coins-per' | 'points-per' }>;
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

/** In which order the cities stand on the score sheet. */
import { teamOf, teamTotal } from '../city/teams.ts';
import type { TableModel } from '../model/table.svelte.ts';

interface Manner {
  /** While points are counted the order gives nothing away: it is that of the seats. */
  counting?: boolean;
  /** Where not all can be seen at once the own column comes first. */
  own?: boolean;
}

/** Winners first, then by points, those of the team where there are teams; partners stay together, a free city is last. */
export function columns(model: TableModel, { counting = false, own = false }: Manner = {}): number[] {
  const mine = (at: number): number => -Number(own && at === model.view.seat);
  const key = (at: number): number[] =>
    counting
      ? [Number(model.city(at).free), mine(at), teamOf(model, at) ?? 0, at]
      : [Number(model.city(at).free), mine(at), -Number(model.won(at)), -teamTotal(model, at), teamOf(model, at) ?? 0, at];
  return model.view.cities
    .map((_, at) => key(at))
    .sort((one, other) => one.map((value, part) => value - (other[part] ?? 0)).find(Boolean) ?? 0)
    .flatMap((one) => one.at(-1) ?? []);
}

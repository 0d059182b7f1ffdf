/** In which order the cities stand on the score sheet. */
import { teamOf, teamTotal } from '../city/teams.ts';
import type { TableModel } from '../model/table.svelte.ts';

/** Winners first, then by points, those of the team where there are teams; partners stay together, a free city is last. */
export function columns(model: TableModel): number[] {
  const key = (at: number): number[] => [
    Number(model.city(at).free),
    -Number(model.won(at)),
    -teamTotal(model, at),
    teamOf(model, at) ?? 0,
    at,
  ];
  return model.view.cities
    .map((_, at) => key(at))
    .sort((one, other) => one.map((value, part) => value - (other[part] ?? 0)).find(Boolean) ?? 0)
    .flatMap((one) => one.at(-1) ?? []);
}

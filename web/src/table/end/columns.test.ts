import { describe, expect, it } from 'vitest';
import content from '../../fixtures/content/2e-expansions.json';
import over from '../../fixtures/expansions/over-5.json';
import teams from '../../fixtures/expansions/over-teams.json';
import { teamRank } from '../city/teams.ts';
import { modelOf } from '../model/fixed.ts';
import { columns } from './columns.ts';

/** A table whose cities have come to other points, and who won. */
function ended(table: typeof over | typeof teams, totals: number[], winners: number[]) {
  const cities = table.view.cities.map((city, at) => ({ ...city, sheet: { ...city.sheet, total: totals[at] ?? 0 } }));
  return modelOf(content, { ...table, view: { ...table.view, cities, winners } });
}

describe('a tie that coins decide', () => {
  const model = ended(over, [28, 20, 28, 12, 28], [2]);

  it('is won by one: the others of as many points stand behind', () => {
    expect([0, 1, 2, 3, 4].map((at) => model.rank(at))).toEqual([2, 4, 1, 5, 2]);
  });

  it('puts the winner first on the sheet', () => {
    expect(columns(model)).toEqual([2, 0, 4, 1, 3]);
  });

  it('puts the own column first where not all are seen at once', () => {
    expect(columns(model, { own: true })).toEqual([model.view.seat, ...[2, 0, 4, 1, 3].filter((at) => at !== model.view.seat)]);
  });

  it('gives nothing away while points are counted', () => {
    expect(columns(model, { counting: true })).toEqual([0, 1, 2, 3, 4]);
  });

  it('of teams keeps partners together, the winners first', () => {
    const pairs = ended(teams, [30, 10, 15, 25, 9, 9], [2, 3]);
    expect([0, 1, 2, 3, 4, 5].map((at) => teamRank(pairs, at))).toEqual([2, 2, 1, 1, 3, 3]);
    expect(columns(pairs)).toEqual([2, 3, 0, 1, 4, 5]);
  });
});

it('a tie that nothing decides is a place they share', () => {
  const model = ended(over, [28, 20, 28, 12, 5], [0, 2]);
  expect([model.rank(0), model.rank(2), model.rank(1)]).toEqual([1, 1, 3]);
});

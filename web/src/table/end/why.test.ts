import { expect, test } from 'vitest';
import type { TableModel } from '../model/table.svelte.ts';
import { whyText } from './why.ts';

type Rows = Record<string, number>;

/** A table with so many points by row in each city, and who has won. */
function table(winners: number[], cities: Rows[], { coins = [3, 3, 3, 3], teams = false } = {}): TableModel {
  const drawn = cities.map((rows, at) => ({
    free: false,
    coins: coins[at],
    partner: teams ? at ^ 1 : null,
    sheet: { total: Object.values(rows).reduce((all, n) => all + n, 0), rows: Object.entries(rows).map(([row, points]) => ({ row, points })) },
  }));
  return { view: { winners, cities: drawn }, city: (at: number) => drawn[at], who: (at: number) => `P${at}` } as unknown as TableModel;
}

test('the winner is held against the second by the row that differs most', () => {
  expect(whyText(table([1], [{ blue: 20, green: 4 }, { blue: 9, green: 20 }, { blue: 1, green: 1 }]))).toBe('5 points ahead of P0; the biggest difference: Science (+16)');
});

test('where points are equal the coins tell', () => {
  expect(whyText(table([0], [{ blue: 9 }, { blue: 9 }], { coins: [7, 4] }))).toBe('As many points as P1, but more coins: 7 to 4');
});

test('partners are counted together', () => {
  expect(whyText(table([2, 3], [{ blue: 30 }, { blue: 0 }, { blue: 16 }, { blue: 15 }], { teams: true }))).toBe('1 point ahead of P0 and P1; the biggest difference: Civilian (+1)');
});

test('a shared victory has no reason', () => {
  expect(whyText(table([0, 1], [{ blue: 9 }, { blue: 9 }]))).toBe('');
});

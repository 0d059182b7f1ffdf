import { expect, test } from 'vitest';
import type { Analysis, Looked } from '../../api/wire.ts';
import { nearest, path, plot, pointAt } from './chart.ts';

const FRAME = { left: 0, top: 0, width: 100, height: 100 };

function analysed(games: [age: number, win: number, score: number][], end: number | null = null): Analysis {
  const decisions = games.map(([age, win, score]) => ({ age, chosen: { win, score } }) as Looked);
  return { decisions, score: end, won: end === null ? null : 1 } as Analysis;
}

test('a sure win is at the top, the scores lie between round numbers', () => {
  const { points, low, high } = plot(analysed([[1, 1, 43], [1, 0, 58]]), FRAME);
  expect([low, high]).toEqual([40, 60]);
  expect(points.map((point) => point.win)).toEqual([0, 100]);
  expect(points.map((point) => Math.round(point.score))).toEqual([85, 10]);
});

test('the end of the game is the last point', () => {
  const { points } = plot(analysed([[1, 0.5, 50]], 50), FRAME);
  expect(points.map((point) => point.x)).toEqual([25, 75]);
  expect(points[1]).toMatchObject({ win: 0, score: 100 });
});

test('a step is at its decision or the last before it, the end of a game at the last point', () => {
  const stages = (...at: number[]) => at.map((stage) => ({ stage }) as Looked);
  const over = { decisions: stages(0, 3, 7), score: 40 } as Analysis;
  expect([0, 2, 3, 8].map((step) => pointAt(over, step, false))).toEqual([0, 0, 1, 2]);
  expect(pointAt(over, 8, true)).toBe(3);
  expect(pointAt({ ...over, score: null }, 8, true)).toBe(2);
});

test('each Age begins once, the draft is none', () => {
  const { ages } = plot(analysed([[0, 0.5, 50], [1, 0.5, 50], [1, 0.5, 50], [2, 0.5, 50]]), FRAME);
  expect(ages).toEqual([{ age: 1, x: 25 }, { age: 2, x: 75 }]);
});

test('a place on the chart is that of the nearest decision', () => {
  const { points } = plot(analysed([[1, 0, 50], [1, 1, 50]]), FRAME);
  expect([nearest(points, 0), nearest(points, 49), nearest(points, 90)]).toEqual([0, 0, 1]);
  expect(path(points, 'win')).toBe('M25.0 100.0L75.0 0.0');
});

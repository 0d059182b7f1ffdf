import { expect, test } from 'vitest';
import type { Change } from '../../api/wire.ts';
import { nearest, plot } from './plot.ts';

const FRAME = { width: 440, height: 100, left: 40, right: 0, top: 0, foot: 0 };
const DAY = 24 * 3_600_000;

function game(points: number, by: number, reach: number, day = 0): Change {
  return { family: 'base', ended: day * DAY + DAY / 2, points, by, reach };
}

test('the line begins at what the rating was before the first game', () => {
  const { line, points } = plot([game(1560, 60, 440), game(1600, 40, 400)], FRAME);
  expect(line).toBe('M40.0 50.0L240.0 44.0L440.0 40.0');
  expect(points.map(({ x }) => x)).toEqual([240, 440]);
});

test('the scale has round steps and holds the whole band', () => {
  const { scale, points } = plot([game(1500, 0, 470)], FRAME);
  expect(scale.map((one) => one.points)).toEqual([1000, 1200, 1400, 1600, 1800, 2000]);
  expect(scale.map((one) => Math.round(one.y))).toEqual([100, 80, 60, 40, 20, 0]);
  expect(points.map(({ high, low }) => [Math.round(high), Math.round(low)])).toEqual([[3, 97]]);
});

test('the band closes around the line', () => {
  const { band } = plot([game(1500, 0, 500), game(1500, 0, 250)], FRAME);
  expect(band).toBe('M240.0 0.0L440.0 25.0L440.0 75.0L240.0 100.0Z');
});

test('days are told where there is room, each once, the latest always', () => {
  const games = Array.from({ length: 40 }, (_, at) => game(1500, 0, 100, Math.floor(at / 2)));
  const days = plot(games, FRAME).days.map(({ change }) => Math.floor(change.ended / DAY));
  expect(days.at(-1)).toBe(19);
  expect(days.length).toBe(4);
  expect(plot([game(1500, 0, 100), game(1510, 10, 90)], FRAME).days).toHaveLength(1);
});

test('a place on the plot shows the nearest game', () => {
  const { points } = plot([game(1500, 0, 100), game(1500, 0, 90), game(1500, 0, 80)], FRAME);
  expect([0, 200, 250, 439].map((x) => nearest(points, x))).toEqual([0, 0, 1, 2]);
});

import { expect, test } from 'vitest';
import type { Course, CourseDeed } from '../../api/wire.ts';
import { extremes, plot, underStages } from './course.ts';

const deed = (card: string, did: CourseDeed['did'] = 'built', stage: number | null = null): CourseDeed => ({ did, card, stage });

const COURSE: Course = {
  turns: [
    { step: 0, age: 1, turn: 1, totals: [1, 4], gains: [1, 4], deeds: [deed('loom'), deed('altar', 'stage', 1)] },
    { step: 1, age: 1, turn: 2, totals: [0, 4], gains: [-1, 0], deeds: [deed('press'), deed('baths', 'discarded')] },
    { step: 2, age: 2, turn: 1, totals: [8, 4], gains: [8, 0], deeds: [deed('palace'), null] },
  ],
};

test('the best and the worst card are those whose turns brought most and least', () => {
  expect(extremes(COURSE, 0)).toEqual({ best: { deed: deed('palace'), gain: 8 }, worst: { deed: deed('press'), gain: -1 } });
});

test('a city that did nothing has neither', () => {
  expect(extremes({ turns: [] }, 0)).toBeNull();
});

test('cards under the stages are known by their stages', () => {
  expect(underStages(COURSE, 1)).toEqual([{ stage: 1, card: 'altar' }]);
});

test('every city has a line through all turns, and names that end alike stand apart', () => {
  const frame = { width: 300, height: 200, left: 30, right: 70, top: 10, foot: 20 };
  const { lines, ages, scale } = plot({ turns: COURSE.turns.map((turn) => ({ ...turn, totals: [4, 4] })) }, frame);
  expect(lines.map(({ path }) => path.match(/[ML]/g)?.join(''))).toEqual(['MLL', 'MLL']);
  expect(Math.abs((lines[0]?.end.y ?? 0) - (lines[1]?.end.y ?? 0))).toBeGreaterThanOrEqual(15);
  expect(ages.map(({ age }) => age)).toEqual([1, 2]);
  expect(scale.map(({ points }) => points)).toEqual([0, 10]);
});

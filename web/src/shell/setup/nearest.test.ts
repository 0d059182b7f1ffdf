import { expect, test } from 'vitest';
import { Problem } from '../../api/problem.ts';
import type { PossibleTable } from '../../api/wire.ts';
import { changes, nearestOf } from './nearest.ts';

const ASKED: PossibleTable = { players: 5, edition: '2e', boxes: ['leaders'], boards: ['giza-day'], teams: true, experts: true };

test('a refusal may offer the nearest table', () => {
  expect(nearestOf(new Problem(422, 'impossible-teams', '', { nearest: ASKED }))).toEqual(ASKED);
  expect(nearestOf(new Problem(422, 'board-twice', ''))).toBeNull();
  expect(nearestOf(new Error('no line'))).toBeNull();
});

test('what is offered is told by how it differs', () => {
  expect(changes(ASKED, ASKED)).toEqual([]);
  expect(changes(ASKED, { ...ASKED, teams: false, experts: false })).toEqual(['without teams', 'without expert leaders']);
  expect(changes(ASKED, { ...ASKED, boxes: ['cities'], players: 4, edition: '1e' })).toEqual([
    '4 players',
    'First edition',
    'with Cities',
    'without Leaders',
  ]);
});

test('another wonder is told with its seat', () => {
  expect(changes(ASKED, { ...ASKED, boards: ['random', 'random'] })).toEqual(['Random wonder for seat 1']);
});

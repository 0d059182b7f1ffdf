import { expect, test } from 'vitest';
import type { Content, View } from '../../api/wire.ts';
import over from '../../fixtures/base/over-5.json';
import content from '../../fixtures/content/1e.json';
import { dueLessons, LESSONS, SPOTS } from './lessons.ts';

const CONTENT = content as unknown as Content;
const OVER = (over as unknown as { view: View }).view;

type Options = NonNullable<View['decision']>['cards'][number]['options'];

function moment(age: number, turn: number, hand: string[], built: string[] = [], options: object[] = [], chain = false): View {
  const cards = [{ card: hand[0], chain, options: options as Options, refused: [] }];
  return { ...OVER, phase: 'play', age, turn, turns: 6, seat: 0, hand, cities: [{ ...OVER.cities[0], cards: built }], decision: { kind: 'play', cards } } as unknown as View;
}

test('the first turn tells what to choose, what it costs and what can be done', () => {
  expect(dueLessons(moment(1, 1, ['barracks']), CONTENT)).toEqual(['pick', 'price', 'act']);
});

test('buying is told when something can be bought, the wonder when a stage can be built', () => {
  const buys = { action: 'build', left: 2, right: 0 };
  const stage = { action: 'stage', left: 0, right: 0 };
  expect(dueLessons(moment(1, 2, ['altar']), CONTENT)).toEqual(['pass', 'price', 'act']);
  expect(dueLessons(moment(1, 2, ['altar'], [], [buys]), CONTENT)).toContain('buy');
  expect(dueLessons(moment(1, 2, ['altar'], ['stone-pit'], [stage]), CONTENT)).toEqual(['pass', 'goods', 'stage', 'price', 'act']);
});

test('a chain is told when a card is free by one', () => {
  expect(dueLessons(moment(2, 2, ['statue'], [], [], true), CONTENT)).toContain('chain');
  expect(dueLessons(moment(2, 2, ['statue']), CONTENT)).not.toContain('chain');
});

test('guilds are told in the last Age', () => {
  expect(dueLessons(moment(3, 1, ['workers-guild']), CONTENT)).toContain('guilds');
  expect(dueLessons(moment(2, 6, ['statue']), CONTENT)).not.toContain('guilds');
});

test('nothing is told while others choose, and the end when the game is over', () => {
  expect(dueLessons({ ...moment(1, 1, ['altar']), decision: null }, CONTENT)).toEqual([]);
  expect(dueLessons(OVER, CONTENT)).toEqual(['end']);
});

test('whatever is played, every lesson has come by the last turn', () => {
  const told = new Set([dueLessons(moment(1, 1, ['altar']), CONTENT), dueLessons(moment(3, 6, ['palace']), CONTENT), dueLessons(OVER, CONTENT)].flat());
  expect([...told].sort()).toEqual([...LESSONS].sort());
  expect(Object.keys(SPOTS)).toEqual([...LESSONS]);
});

test('a war is told as soon as it is over, before what can wait', () => {
  expect(dueLessons(moment(2, 1, ['statue'], [], [{ action: 'stage', left: 0, right: 0 }]), CONTENT)[0]).toBe('war');
});

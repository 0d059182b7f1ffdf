import { expect, test } from 'vitest';
import type { Content } from '../../api/wire.ts';
import content from '../../fixtures/content/1e-expansions.json';
import { symbolsOf } from '../aid/symbols.ts';
import { chainColumns, copiesFor, fitting, type Entry, type Filter } from './entries.ts';

const CONTENT = content as unknown as Content;

test('chains run from the first card to the last, whichever is asked for', () => {
  for (const card of ['theater', 'statue', 'gardens']) expect(chainColumns(CONTENT, card)).toEqual([['theater'], ['statue'], ['gardens']]);
  expect(chainColumns(CONTENT, 'forum')).toEqual([['east-trading-post', 'west-trading-post'], ['forum'], ['haven']]);
  expect(chainColumns(CONTENT, 'palace')).toEqual([['palace']]);
});

test('a deck has the copies of its number of players', () => {
  expect([3, 4, 7].map((players) => copiesFor([4, 7], players))).toEqual([0, 1, 2]);
});

const entry = (name: string, more: Partial<Entry> = {}): Entry => ({ kind: 'cards', id: name, box: '', age: 1, color: 'blue', name, text: '', board: null, ...more });
const any: Filter = { kind: null, box: null, age: null, color: null, words: '' };

test('filters narrow what is shown, and words are found without their marks', () => {
  const all = [entry('Théâtre'), entry('Caserne', { color: 'red', text: '1 bouclier' }), entry('Ramsès', { kind: 'leaders', box: 'leaders', age: null, color: 'white' })];
  expect(fitting(all, any)).toEqual(all);
  expect(fitting(all, { ...any, words: 'theatre' }).map((one) => one.id)).toEqual(['Théâtre']);
  expect(fitting(all, { ...any, words: 'BOUCLIER' }).map((one) => one.id)).toEqual(['Caserne']);
  expect(fitting(all, { ...any, box: 'leaders' }).map((one) => one.id)).toEqual(['Ramsès']);
  expect(fitting(all, { ...any, age: 1, color: 'red' }).map((one) => one.id)).toEqual(['Caserne']);
});

test('the aid has each sign once, under the expansion that brings it', () => {
  const groups = symbolsOf(CONTENT, ['leaders', 'cities']);
  expect(groups.map((group) => group.box)).toEqual(['base', 'leaders', 'cities']);
  const all = groups.flatMap((group) => group.effects);
  expect(all.filter((effect) => effect.effect === 'points')).toHaveLength(1);
  expect(groups[0]?.effects.some((effect) => effect.effect === 'neighbours-take-debt')).toBe(false);
  expect(groups[2]?.effects.some((effect) => effect.effect === 'neighbours-take-debt')).toBe(true);
});

test('no sign of any expansion is left out', () => {
  const shown = new Set(symbolsOf(CONTENT, CONTENT.boxes).flatMap((group) => group.effects.map((effect) => effect.effect)));
  const all = new Set(
    [
      ...CONTENT.cards.flatMap((card) => card.effects),
      ...CONTENT.leaders.flatMap((leader) => leader.effects),
      ...CONTENT.edifices.flatMap((edifice) => edifice.reward),
      ...CONTENT.boards.flatMap((board) => board.sides.flatMap((side) => [...side.start, ...side.stages.flatMap((stage) => stage.effects)])),
    ].map((effect) => effect.effect),
  );
  expect([...all].filter((effect) => !shown.has(effect))).toEqual([]);
});

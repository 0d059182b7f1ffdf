import { expect, test } from 'vitest';
import { Shown, streamAddress } from './shown.ts';

test('a table that no tab has shown yet is news to the stream', () => {
  const shown = new Shown();
  expect(shown.add([['ab', 7]])).toBe(true);
  expect(shown.add([['ab', 9]])).toBe(false);
  expect(shown.add([['ab', 7], ['cd', 0]])).toBe(true);
  expect(streamAddress(shown.tables)).toBe('/api/stream?tables=ab-7,cd-0');
});

test('a stream that is opened again goes on from what was told', () => {
  const shown = new Shown();
  shown.add([['ab', 7]]);
  shown.told('ab', 12);
  shown.told('cd', 3);
  expect(streamAddress(shown.tables)).toBe('/api/stream?tables=ab-12');
  shown.doubt();
  expect(streamAddress(shown.tables)).toBe('/api/stream?tables=ab-0');
});

test('of more tables than the stream takes, those shown last are kept', () => {
  const shown = new Shown();
  for (let number = 0; number < 32; number++) shown.add([[`t${number}`, 1]]);
  shown.add([['t0', 1]]);
  shown.add([['new', 1]]);
  const tables = shown.tables.map(([table]) => table);
  expect(tables).toHaveLength(32);
  expect(tables).toContain('t0');
  expect(tables).not.toContain('t1');
});

test('what cannot be a table is not asked for', () => {
  const shown = new Shown();
  expect(shown.add(['Not a table', '../ab', ''].map((table) => [table, 0]))).toBe(false);
  expect(streamAddress(shown.tables)).toBe('/api/stream');
});

test('who shows no table asks for none', () => {
  expect(streamAddress([])).toBe('/api/stream');
});

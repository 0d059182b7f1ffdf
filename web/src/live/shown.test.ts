import { expect, test } from 'vitest';
import { Shown, streamAddress } from './shown.ts';

test('a table that no tab has shown yet is news to the stream', () => {
  const shown = new Shown();
  expect(shown.add(['ab'])).toBe(true);
  expect(shown.add(['ab'])).toBe(false);
  expect(shown.add(['ab', 'cd'])).toBe(true);
  expect(streamAddress(shown.tables)).toBe('/api/stream?tables=ab,cd');
});

test('of more tables than the stream takes, those shown last are kept', () => {
  const shown = new Shown();
  for (let number = 0; number < 32; number++) shown.add([`t${number}`]);
  shown.add(['t0']);
  shown.add(['new']);
  expect(shown.tables).toHaveLength(32);
  expect(shown.tables).toContain('t0');
  expect(shown.tables).not.toContain('t1');
});

test('what cannot be a table is not asked for', () => {
  const shown = new Shown();
  expect(shown.add(['Not a table', '../ab', ''])).toBe(false);
  expect(streamAddress(shown.tables)).toBe('/api/stream');
});

test('who shows no table asks for none', () => {
  expect(streamAddress([])).toBe('/api/stream');
});

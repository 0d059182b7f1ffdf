import { beforeEach, expect, test, vi } from 'vitest';
import { lastRead, noteRead } from './read.ts';

let storage: Record<string, string>;

beforeEach(() => {
  storage = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => (storage[key] = value),
  });
});

test('how far a log was read is kept for each table', () => {
  noteRead('a', 3);
  noteRead('b', 5);
  noteRead('a', 9);
  expect([lastRead('a'), lastRead('b'), lastRead('c')]).toEqual([9, 5, null]);
});

test('old tables are forgotten', () => {
  for (let at = 0; at < 40; at++) noteRead(`t${at}`, at);
  expect([lastRead('t9'), lastRead('t10')]).toEqual([null, 10]);
});

test.each(['{', '3', '[[1, 2]]', '["a"]'])('what is kept as %s is not believed', (kept) => {
  storage['sevenwonders.read'] = kept;
  expect(lastRead('a')).toBeNull();
});

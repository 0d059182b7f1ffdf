import { expect, test } from 'vitest';
import { remaining } from './remaining.ts';

test('what is left is told in minutes and seconds', () => {
  expect(remaining(60_000, 0)).toBe('1:00');
  expect(remaining(60_000, 54_500)).toBe('0:06');
  expect(remaining(60_000, 60_000)).toBe('');
});

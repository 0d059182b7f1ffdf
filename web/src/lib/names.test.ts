import { expect, test } from 'vitest';
import { toldApart } from './names.ts';

test('equal names bear the numbers of their seats', () => {
  expect(toldApart(['Ada', 'sage', 'Ben', 'sage'])).toEqual(['Ada', 'sage 2', 'Ben', 'sage 4']);
});

test('seats that nobody has taken bear none', () => {
  expect(toldApart(['Ada', '', ''])).toEqual(['Ada', '', '']);
});

import { expect, test } from 'vitest';
import content from '../fixtures/content/2e-expansions.json';
import { SUGGESTED, toldApart } from './names.ts';

test('equal names bear the numbers of their seats', () => {
  expect(toldApart(['Ada', 'sage', 'Ben', 'sage'])).toEqual(['Ada', 'sage 2', 'Ben', 'sage 4']);
});

test('seats that nobody has taken bear none', () => {
  expect(toldApart(['Ada', '', ''])).toEqual(['Ada', '', '']);
});

test('no suggested name is that of a leader, in any language', () => {
  const leaders = Object.values(content.names).flatMap(({ leaders }) => Object.values(leaders));
  expect(leaders.length).toBeGreaterThan(100);
  expect(SUGGESTED.filter((name) => leaders.includes(name))).toEqual([]);
});

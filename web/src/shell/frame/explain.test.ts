import { expect, test } from 'vitest';
import { Problem } from '../../api/problem.ts';
import { CATALOGUE } from '../../i18n/catalogue.ts';
import { PartMissing } from '../../lib/part.ts';
import { explain } from './explain.ts';

test('a refusal names boxes and boards as people call them', () => {
  const refused = new Problem(422, 'board-needs-box', '', { name: 'Petra', boxes: ['cities', 'wonder-pack'] });
  expect(explain(refused)).toEqual({ text: 'Petra can only be played with Cities and Wonder Pack.', way: 'none' });
});

test('no sentence of a refusal asks for what is not given', () => {
  const told = Object.keys(CATALOGUE.en).filter((key) => key.startsWith('problem-'));
  for (const key of told) {
    const { text } = explain(new Problem(422, key.slice('problem-'.length), ''));
    expect(text).not.toMatch(/[{}]/);
  }
});

test('a part that did not come asks for the page to be loaded again', () => {
  expect(explain(new PartMissing(new TypeError('404'))).way).toBe('reload');
});

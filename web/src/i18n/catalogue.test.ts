import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { language, say, t } from './index.ts';
import { guess } from './languages.ts';
import { plural } from './plural.ts';
import type { Key } from './words.ts';

test('a number picks its form, and French counts none as one', () => {
  expect([0, 1, -1, 2].map((n) => plural(n, 'en'))).toEqual(['other', 'one', 'one', 'other']);
  expect([0, 1, 2].map((n) => plural(n, 'fr'))).toEqual(['one', 'one', 'other']);
});

test('a message has its arguments filled in, with the form of the number', async () => {
  expect(t('home-players-n', { n: 1 })).toBe('1 player');
  expect(t('home-players-n', { n: 3 })).toBe('3 players');
  await language.speak('fr');
  expect(t('home-players-n', { n: 0 })).toBe('0 joueur');
  await language.speak('en');
});

test.each(Object.keys(CATALOGUE))('no message of %s is empty', (one) => {
  for (const [id, words] of Object.entries(CATALOGUE[one as keyof typeof CATALOGUE])) {
    if (typeof words === 'string') expect(words.trim(), id).not.toBe('');
  }
});

test('a card that is chosen to be discarded is discarded in the log by the same verb', async () => {
  for (const one of ['en', 'fr', 'nl', 'de'] as const) {
    await language.speak(one);
    const logged = t('event-discarded-seen', { who: 'Ada', card: 'X', n: 3 }).split(' ');
    expect(logged).toEqual(expect.arrayContaining(t('decision-partner-discard', { card: 'X' }).split(' ')));
  }
  await language.speak('en');
});

test('French calls a hint by one name', async () => {
  await language.speak('fr');
  await language.bring('pages');
  const named = (Object.keys(CATALOGUE.fr) as Key[]).filter((key) => /^(hint-(ask|title|off|key)|.*-hints)$/.test(key));
  expect(named).toHaveLength(7);
  for (const key of named) expect(say(key)).toMatch(/conseil/i);
  await language.speak('en');
});

test('the language is guessed from what the browser asks for', () => {
  expect(guess(['pt-BR', 'nl-BE', 'fr'])).toBe('nl');
  expect(guess(['pt'])).toBe('en');
});

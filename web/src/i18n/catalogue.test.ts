import { expect, test } from 'vitest';
import { CATALOGUE, lacking, places } from './catalogue.ts';
import { fill } from './fill.ts';
import { guess } from './languages.ts';

const SOURCES = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

test('every language has every string, with the same places', () => {
  expect(lacking(CATALOGUE)).toEqual([]);
});

test('every string is said somewhere', () => {
  const source = Object.entries(SOURCES)
    .filter(([path]) => !/\.test\.ts$|\.(en|fr|nl|de)\.ts$/.test(path))
    .map(([, text]) => text)
    .join('\n');
  const whole = new Set([...source.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map((found) => found[1]));
  // A place in a key stands for one word of it.
  const open = [...source.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{(?:[^{}`]|`[^`]*`)*\}((?:\.[\w-]+)*)`/g)];
  const said = (key: string): boolean =>
    whole.has(key) ||
    open.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end) && !key.slice(start.length, key.length - end.length).includes('.'));
  expect(open.length).toBeGreaterThan(0);
  expect(Object.keys(CATALOGUE.en).filter((key) => !said(key))).toEqual([]);
});

test('a missing or empty string is found', () => {
  const whole = { a: 'A {name}' };
  const found = lacking({ en: whole, fr: {}, nl: { a: ' ' }, de: { a: 'A' } });
  expect(found).toHaveLength(3);
});

test('places are read with and without forms', () => {
  expect(places('{n} {n|coin|coins} for {who}')).toEqual(['n', 'who']);
});

test('a number picks its form, and French counts none as one', () => {
  expect(fill('{n} {n|coin|coins}', { n: 0 }, 'en')).toBe('0 coins');
  expect(fill('{n} {n|pièce|pièces}', { n: 0 }, 'fr')).toBe('0 pièce');
  expect(fill('{n} {n|Münze|Münzen}', { n: 1 }, 'de')).toBe('1 Münze');
});

test('a card that is chosen to be discarded is discarded in the log by the same verb', () => {
  for (const words of Object.values(CATALOGUE)) {
    expect(words['chronicle.sold.seen'].split(' ')).toEqual(expect.arrayContaining(words['boxes.partner.sell'].split(' ')));
  }
});

test('French calls a hint by one name', () => {
  const named = Object.entries(CATALOGUE.fr).filter(([key]) => /^(hint\.(ask|title|off|key)|.*\.hints)$/.test(key));
  expect(named).toHaveLength(6);
  for (const [, words] of named) expect(words).toMatch(/conseil/i);
});

test('the language is guessed from what the browser asks for', () => {
  expect(guess(['pt-BR', 'nl-BE', 'fr'])).toBe('nl');
  expect(guess(['pt'])).toBe('en');
});

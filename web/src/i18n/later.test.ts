import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from 'virtual:messages/en/pages';

const SOURCES = new URL('../', import.meta.url);
/** The pages that come with these words. */
const PAGES = /^shell\/setup\/presets|^pages\/(New|About|Account|Games|Once|Person|Privacy|Ratings|Replay|SignIn|about|account|games|new|ratings|replay|table\/(Change|Invitation|Invited|Lobby|Seats|Share))\b/;

test('words that come with some pages are said nowhere else', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^i18n\//.test(name));
  const said = sources
    .filter((name) => !PAGES.test(name))
    .flatMap((name) => [...readFileSync(new URL(name, SOURCES), 'utf8').matchAll(/'([a-z]+-[\w-]+)'/g)].map(([, id]) => `${name}: ${id ?? ''}`));
  expect(said.filter((one) => Object.hasOwn(words, one.split(': ')[1] ?? ''))).toEqual([]);
  expect(Object.keys(words).length).toBeGreaterThan(50);
});

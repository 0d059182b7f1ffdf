import { afterEach, expect, test } from 'vitest';
import { isKey, language, t } from './index.ts';

afterEach(() => language.speak('en'));

test('the words of a language come with it', async () => {
  await language.speak('fr');
  expect(t('shell-language')).toBe('Langue');
  expect(isKey('shell-language')).toBe(true);
  expect(document.documentElement.lang).toBe('fr');
});

test('of two wishes the later one is spoken', async () => {
  const earlier = language.speak('fr');
  await language.speak('de');
  await earlier;
  expect(language.current).toBe('de');
});

test('words that only some places need come when they are asked for, and change with the language', async () => {
  expect(isKey('lesson-title')).toBe(false);
  const turning = language.speak('fr');
  await language.bring('lesson');
  await turning;
  expect(isKey('lesson-title')).toBe(true);
  const french = t('lesson-title');
  await language.speak('de');
  expect(t('lesson-title')).not.toBe(french);
});

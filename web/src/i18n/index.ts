import { fill, type Params } from './fill.ts';
import { language } from './language.svelte.ts';
import type { Key } from './words.ts';

export type { Params } from './fill.ts';
export { language, LANGUAGES, LANGUAGE_NAMES, type Language } from './language.svelte.ts';
export type { Key } from './words.ts';

/** A sentence of the catalogue in the language in use. */
export function t(key: Key, params: Params = {}): string {
  return fill(language.words[key], params, language.current);
}

/** Whether there is a sentence for a key made of something the server said. */
export function isKey(key: string): key is Key {
  return Object.hasOwn(language.words, key);
}

/** Words joined as the language joins them: `a, b and c`. */
export function list(words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language.current, { type }).format(words);
}

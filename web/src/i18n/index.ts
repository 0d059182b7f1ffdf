import { CATALOGUE, type Key } from './catalogue.ts';
import { fill, type Params } from './fill.ts';
import { language } from './language.svelte.ts';

export type { Key } from './catalogue.ts';
export type { Params } from './fill.ts';
export { language, LANGUAGES, LANGUAGE_NAMES, type Language } from './language.svelte.ts';

/** A sentence of the catalogue in the language in use. */
export function t(key: Key, params: Params = {}): string {
  return fill(CATALOGUE[language.current][key], params, language.current);
}

/** Whether there is a sentence for a key made of something the server said. */
export function isKey(key: string): key is Key {
  return Object.hasOwn(CATALOGUE.en, key);
}

/** Words joined as the language joins them: `a, b and c`. */
export function list(words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language.current, { type }).format(words);
}

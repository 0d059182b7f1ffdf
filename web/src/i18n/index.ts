import { language } from './language.svelte.ts';
import { plural } from './plural.ts';
import type { Arguments, Key } from './words.ts';

export { language, LANGUAGES, LANGUAGE_NAMES, type Language } from './language.svelte.ts';
export { day, moment } from './moment.ts';
export type { Key, PlainKey } from './words.ts';

export type Params = Record<string, string | number>;

/** A message in the language in use, with its arguments. */
export function t<K extends Key>(key: K, ...params: object extends Arguments<K> ? [params?: Params] : [params: Arguments<K>]): string {
  return say(key, params[0] as Params | undefined);
}

/** The same for a key that only running tells, whose arguments no type can know. */
export function say(key: Key, params: Params = {}): string {
  const words = language.words[key];
  return typeof words === 'string' ? words : words(params, (n, form = 'one') => plural(n, language.current) === form);
}

/** Whether there is a message for a key made of something the server said. */
export function isKey(key: string): key is Key {
  return Object.hasOwn(language.words, key);
}

/** Words joined as the language joins them: `a, b and c`. */
export function list(words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language.current, { type }).format(words);
}

import type { Language } from './languages.ts';

export type Params = Record<string, string | number>;

export const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** French counts nothing as one. */
function isOne(count: number, speech: Language): boolean {
  return Math.abs(count) === 1 || (speech === 'fr' && count === 0);
}

/** A sentence with its places filled: `{name}` by the value, `{n|coin|coins}` by the form for the number. */
export function fill(sentence: string, params: Params, speech: Language): string {
  return sentence.replace(PLACE, (whole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined) return String(value);
    return (isOne(Number(value), speech) ? one : many) ?? '';
  });
}

import type { Language } from './languages.ts';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The plural form that a language gives to a number. */
export function plural(n: number, language: Language): string {
  return (rules[language] ??= new Intl.PluralRules(language)).select(n);
}

import { PLACE } from './fill.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { words as de } from './spoken/de.ts';
import { words as en } from './spoken/en.ts';
import { words as fr } from './spoken/fr.ts';
import { words as nl } from './spoken/nl.ts';
import type { Words } from './words.ts';

/** Every string in every language, for the build and the tests: a browser loads one language at a time. */
export const CATALOGUE: Record<Language, Words> = { en, fr, nl, de };

/** The names in a sentence that a value takes the place of. */
export function places(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(PLACE)].map((found) => found[1] ?? ''))].sort();
}

/** What a catalogue lacks, a line for each: strings, or places in them. */
export function lacking(catalogue: Record<Language, Record<string, string>>): string[] {
  const keys = [...new Set(LANGUAGES.flatMap((language) => Object.keys(catalogue[language])))];
  return keys.flatMap((key) => {
    const wanted = places(catalogue.en[key] ?? '').join(' ');
    return LANGUAGES.flatMap((language) => {
      const sentence = catalogue[language][key];
      if (sentence === undefined || sentence.trim() === '') return [`${language}: ${key} is missing`];
      const found = places(sentence).join(' ');
      return found === wanted ? [] : [`${language}: ${key} has the places [${found}], English [${wanted}]`];
    });
  });
}

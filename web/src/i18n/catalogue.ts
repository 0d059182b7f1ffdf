import { de as boxesDe } from './boxes.de.ts';
import { en as boxesEn } from './boxes.en.ts';
import { fr as boxesFr } from './boxes.fr.ts';
import { nl as boxesNl } from './boxes.nl.ts';
import { de as chronicleDe } from './chronicle.de.ts';
import { en as chronicleEn } from './chronicle.en.ts';
import { fr as chronicleFr } from './chronicle.fr.ts';
import { nl as chronicleNl } from './chronicle.nl.ts';
import { de as courtDe } from './court.de.ts';
import { en as courtEn } from './court.en.ts';
import { fr as courtFr } from './court.fr.ts';
import { nl as courtNl } from './court.nl.ts';
import { PLACE } from './fill.ts';
import { de as goodsDe } from './goods.de.ts';
import { en as goodsEn } from './goods.en.ts';
import { fr as goodsFr } from './goods.fr.ts';
import { nl as goodsNl } from './goods.nl.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { de as replayDe } from './replay.de.ts';
import { en as replayEn } from './replay.en.ts';
import { fr as replayFr } from './replay.fr.ts';
import { nl as replayNl } from './replay.nl.ts';
import { de as shellDe } from './shell.de.ts';
import { en as shellEn } from './shell.en.ts';
import { fr as shellFr } from './shell.fr.ts';
import { nl as shellNl } from './shell.nl.ts';
import { de as tableDe } from './table.de.ts';
import { en as tableEn } from './table.en.ts';
import { fr as tableFr } from './table.fr.ts';
import { nl as tableNl } from './table.nl.ts';

export type Key =
  | keyof typeof boxesEn
  | keyof typeof chronicleEn
  | keyof typeof courtEn
  | keyof typeof goodsEn
  | keyof typeof replayEn
  | keyof typeof shellEn
  | keyof typeof tableEn;

/** Every string in every language: one that is missing is a type error. */
export const CATALOGUE: Record<Language, Record<Key, string>> = {
  en: { ...boxesEn, ...chronicleEn, ...courtEn, ...goodsEn, ...replayEn, ...shellEn, ...tableEn },
  fr: { ...boxesFr, ...chronicleFr, ...courtFr, ...goodsFr, ...replayFr, ...shellFr, ...tableFr },
  nl: { ...boxesNl, ...chronicleNl, ...courtNl, ...goodsNl, ...replayNl, ...shellNl, ...tableNl },
  de: { ...boxesDe, ...chronicleDe, ...courtDe, ...goodsDe, ...replayDe, ...shellDe, ...tableDe },
};

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

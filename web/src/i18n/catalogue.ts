import { words as de } from 'virtual:messages/de';
import { words as en } from 'virtual:messages/en';
import { words as fr } from 'virtual:messages/fr';
import { words as nl } from 'virtual:messages/nl';
import { words as deBook } from 'virtual:messages/de/book';
import { words as deLesson } from 'virtual:messages/de/lesson';
import { words as dePages } from 'virtual:messages/de/pages';
import { words as enBook } from 'virtual:messages/en/book';
import { words as enLesson } from 'virtual:messages/en/lesson';
import { words as enPages } from 'virtual:messages/en/pages';
import { words as frBook } from 'virtual:messages/fr/book';
import { words as frLesson } from 'virtual:messages/fr/lesson';
import { words as frPages } from 'virtual:messages/fr/pages';
import { words as nlBook } from 'virtual:messages/nl/book';
import { words as nlLesson } from 'virtual:messages/nl/lesson';
import { words as nlPages } from 'virtual:messages/nl/pages';
import type { Language } from './languages.ts';
import type { Words } from './words.ts';

/** Every message in every language, for the tests: a browser loads one language at a time. */
export const CATALOGUE: Record<Language, Words> = {
  en: { ...en, ...enLesson, ...enBook, ...enPages },
  fr: { ...fr, ...frLesson, ...frBook, ...frPages },
  nl: { ...nl, ...nlLesson, ...nlBook, ...nlPages },
  de: { ...de, ...deLesson, ...deBook, ...dePages },
};

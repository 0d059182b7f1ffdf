import { words as de } from 'virtual:messages/de';
import { words as en } from 'virtual:messages/en';
import { words as fr } from 'virtual:messages/fr';
import { words as nl } from 'virtual:messages/nl';
import type { Language } from './languages.ts';
import type { Words } from './words.ts';

/** Every message in every language, for the tests: a browser loads one language at a time. */
export const CATALOGUE: Record<Language, Words> = { en, fr, nl, de };

import type { words } from './spoken/en.ts';

export type Key = keyof typeof words;
/** Every string in one language: one that is missing is a type error. */
export type Words = Record<Key, string>;

import { language } from './language.svelte.ts';

/** A day in the language in use. */
export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(language.current, { dateStyle: 'medium' }).format(milliseconds);
}

/** A day and an hour in the language in use. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(language.current, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

import { isKey, say, t } from '../../i18n/index.ts';
import { language } from '../../i18n/language.svelte.ts';

/** A kind of table that is counted by itself. */
export function familyName(family: string): string {
  const key = `games-family-${family}`;
  return isKey(key) ? say(key) : family;
}

/** A row of the score sheet. */
export function rowName(row: string): string {
  const key = `score-row-${row}`;
  return isKey(key) ? say(key) : row;
}

/** An opponent: bots by their kind, people by their name. */
export function opponentName(name: string, bot: string | null): string {
  const key = `home-bot-${bot ?? ''}`;
  return bot === null ? name : t('games-bot', { bot: isKey(key) ? say(key) : bot });
}

/** A share of games. */
export function percent(part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole;
  return new Intl.NumberFormat(language.current, { style: 'percent' }).format(share);
}

/** An average, to one place. */
export function average(value: number): string {
  return new Intl.NumberFormat(language.current, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

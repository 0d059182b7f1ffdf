import { remaining } from '../../lib/remaining.ts';
import { t } from '../../i18n/index.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
const DAYS_FROM = 2 * DAY;

/** What is left until a deadline, in days while there are some: `3 days`, `26 h`, `1:05`. */
export function timeLeft(deadline: number, now: number): string {
  const left = deadline - now;
  if (left >= DAYS_FROM) return t('clock-days', { n: Math.floor(left / DAY) });
  if (left >= HOUR) return t('clock-hours', { n: Math.floor(left / HOUR) });
  return remaining(deadline, now) || '0:00';
}

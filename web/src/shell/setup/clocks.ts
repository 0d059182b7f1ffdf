import type { ClockTerms } from '../../api/wire.ts';
import { t } from '../../i18n/index.ts';

const DAY = 24 * 3600;
const MINUTE = 60;

/** The clocks that are offered, by the seconds of a turn and of the reserve. */
export const CLOCKS = {
  none: null,
  fast: { turn: 20, reserve: 2 * MINUTE },
  live: { turn: 45, reserve: 4 * MINUTE },
  calm: { turn: 90, reserve: 10 * MINUTE },
  day: { turn: DAY, reserve: 0 },
  days: { turn: 3 * DAY, reserve: 0 },
} as const;
export type ClockName = keyof typeof CLOCKS;

/** The clock of a table among those that are offered, or the one nearest to it. */
export function clockNamed(clock: Pick<ClockTerms, 'turn'> | null): ClockName {
  if (!clock) return 'none';
  const away = (name: ClockName): number => Math.abs((CLOCKS[name]?.turn ?? Infinity) - clock.turn);
  const names = Object.keys(CLOCKS) as ClockName[];
  return names.reduce((best, name) => (away(name) < away(best) ? name : best), 'live');
}

/** A clock in words. */
export function clockWords({ turn, reserve }: Pick<ClockTerms, 'turn'> & { reserve?: number }): string {
  if (turn >= DAY) return t('clock-turn-days', { n: Math.round(turn / DAY) });
  return reserve ? t('clock-turn-reserve', { n: turn, minutes: Math.round(reserve / MINUTE) }) : t('clock-turn', { n: turn });
}

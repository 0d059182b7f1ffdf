import { keep, kept } from '../../lib/kept.ts';

export const PACES = ['off', 'quick', 'normal'] as const;
export type Pace = (typeof PACES)[number];

const KEPT = 'motion';
/** How long things take at each pace, against the times that are written down. */
const FACTOR: Record<Pace, number> = { off: 0, quick: 0.5, normal: 1 };
/** Tests of what has no window move nothing. */
const still = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** How much faster a record is played than it was. */
let speed = $state(1);
let wanted = $state<Pace>(kept(KEPT, PACES) ?? 'normal');

/** How fast this person wants things to move. */
export function pace(): Pace {
  return wanted;
}

/** Change it, at once and for the next visits. */
export function setPace(pace: Pace): void {
  wanted = pace;
  keep(KEPT, pace);
  show();
}

/** Tell the styles, too. */
function show(): void {
  if (typeof document !== 'undefined') document.documentElement.dataset['motion'] = wanted;
}
show();

/** Play a record faster or slower, until it is set back to 1. */
export function setSpeed(times: number): void {
  speed = times;
}

/** What times are multiplied by; 0 where nothing is to move. */
export function factor(): number {
  return still === null || still.matches ? 0 : FACTOR[wanted] / speed;
}

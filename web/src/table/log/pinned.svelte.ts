import { drop, keep, kept } from '../../lib/kept.ts';

const KEPT = 'log';

let beside = $state(kept(KEPT, ['beside']) !== null);

/** Whether the log stays beside the cities, where there is room for it. */
export function pinned(): boolean {
  return beside;
}

/** Change it, now and for the next visits. */
export function pinLog(stays: boolean): void {
  beside = stays;
  if (stays) keep(KEPT, 'beside');
  else drop(KEPT);
}

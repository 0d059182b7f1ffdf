import { drop, keep, kept } from '../../lib/kept.ts';

const KEPT = 'running-score';

let shown = $state(kept(KEPT, ['hidden']) === null);

/** Whether the points so far are shown while a game goes on. */
export function runningShown(): boolean {
  return shown;
}

/** Change it, now and for the next visits. */
export function showRunning(shows: boolean): void {
  shown = shows;
  if (shows) drop(KEPT);
  else keep(KEPT, 'hidden');
}

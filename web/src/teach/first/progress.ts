import { keep, read } from '../../lib/kept.ts';
import type { Lesson } from './lessons.ts';

const KEPT = 'lessons';

/** How far somebody has come in a first game, in this browser. */
export interface Progress {
  /** The table where it is played. */
  table: string;
  seen: Lesson[];
  hidden: boolean;
}

/** What was kept of the game at a table; nothing of an earlier one. */
export function progressAt(table: string): Progress {
  const kept = lastProgress();
  return kept?.table === table ? kept : { table, seen: [], hidden: false };
}

/** The first game that was played last. */
export function lastProgress(): Progress | null {
  try {
    const { table, seen, hidden } = JSON.parse(read(KEPT) ?? '{}') as Partial<Record<keyof Progress, unknown>>;
    return typeof table === 'string' && Array.isArray(seen) ? { table, seen: seen as Lesson[], hidden: hidden === true } : null;
  } catch {
    return null;
  }
}

export function keepProgress(progress: Progress): void {
  keep(KEPT, JSON.stringify(progress));
}

/** How far the log of each table was read, kept by this browser, so that who comes back is told what was missed. */
import { keep, read } from '../../lib/kept.ts';

const KEPT = 'read';
/** Tables whose reading is remembered. */
const MOST = 30;

type Reading = [table: string, seq: number];

function readings(): Reading[] {
  try {
    const found: unknown = JSON.parse(read(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is Reading => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number') : [];
  } catch {
    return [];
  }
}

/** The last event that was seen at a table, if it was ever looked at. */
export function lastRead(table: string): number | null {
  return readings().find(([id]) => id === table)?.[1] ?? null;
}

/** Remember what was seen. */
export function noteRead(table: string, seq: number): void {
  const others = readings().filter(([id]) => id !== table);
  keep(KEPT, JSON.stringify([...others, [table, seq]].slice(-MOST)));
}

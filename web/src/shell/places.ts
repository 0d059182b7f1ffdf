/** The places of the client. */
export type Place =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'about' }
  | { page: 'replay'; id: string | null }
  | { page: 'nowhere' };

/** The place a path names. */
export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (first === undefined) return { page: 'home' };
  if (parts.length === 1 && (first === 'new' || first === 'about')) return { page: first };
  if (parts.length === 2 && first === 'table' && second) return { page: 'table', id: second };
  if (parts.length <= 2 && first === 'replay') return { page: 'replay', id: second ?? null };
  return { page: 'nowhere' };
}

/** The path of a table, to show and to share. */
export function tablePath(id: string): string {
  return `/table/${id}`;
}

/** The path where the game of a table is watched again. */
export function replayPath(id: string): string {
  return `/replay/${id}`;
}

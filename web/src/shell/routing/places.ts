/** The places of the client. */
export type Place =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; id: string; invitation: string | null }
  | { page: 'about' }
  | { page: 'privacy' }
  | { page: 'account' }
  | { page: 'games' }
  | { page: 'sign-in' }
  | { page: 'continue'; code: string }
  | { page: 'reset'; code: string }
  | { page: 'confirm'; code: string }
  | { page: 'replay'; id: string | null }
  | { page: 'nowhere' };

/** Pages that a path of one part names. */
const SINGLE = ['new', 'about', 'privacy', 'account', 'games', 'sign-in'] as const;
/** Pages of links that work once. */
const ONCE = ['continue', 'reset', 'confirm'] as const;

/** The place a path names. */
export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (first === undefined) return { page: 'home' };
  const single = SINGLE.find((page) => page === first);
  if (parts.length === 1 && single) return { page: single };
  const once = ONCE.find((page) => page === first);
  if (parts.length === 2 && once && second) return { page: once, code: second };
  if (parts.length <= 3 && first === 'table' && second) return { page: 'table', id: second, invitation: parts[2] ?? null };
  if (parts.length <= 2 && first === 'replay') return { page: 'replay', id: second ?? null };
  return { page: 'nowhere' };
}

/** The path of a table, to show and to share. */
export function tablePath(id: string, invitation: string | null = null): string {
  return invitation ? `/table/${id}/${invitation}` : `/table/${id}`;
}

/** The path where the game of a table is watched again. */
export function replayPath(id: string): string {
  return `/replay/${id}`;
}

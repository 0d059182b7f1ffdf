/** The places of the client. */
export type Place =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; id: string; invitation: string | null }
  | { page: 'about' }
  | { page: 'aid' }
  | { page: 'privacy' }
  | { page: 'account' }
  | { page: 'games' }
  | { page: 'ratings' }
  | { page: 'person'; name: string }
  | { page: 'sign-in' }
  | { page: 'continue'; code: string }
  | { page: 'reset'; code: string }
  | { page: 'confirm'; code: string }
  | { page: 'letters'; code: string }
  | { page: 'replay'; id: string | null }
  | { page: 'rules'; topic: string | null }
  | { page: 'cards'; card: string | null }
  | { page: 'nowhere' };

/** Pages that a path of one part names. */
const SINGLE = ['new', 'about', 'aid', 'privacy', 'account', 'games', 'ratings', 'sign-in'] as const;
/** Pages of links with a code, most of which work once. */
const ONCE = ['continue', 'reset', 'confirm', 'letters'] as const;

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
  if (parts.length === 2 && first === 'people' && second) return { page: 'person', name: decoded(second) };
  if (parts.length <= 2 && first === 'replay') return { page: 'replay', id: second ?? null };
  if (parts.length <= 2 && first === 'rules') return { page: 'rules', topic: second ?? null };
  if (parts.length <= 2 && first === 'cards') return { page: 'cards', card: second ?? null };
  return { page: 'nowhere' };
}

/** What a part of a path says; one that nobody wrote so stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path of somebody's public profile. */
export function personPath(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}

/** The path of a table, to show and to share. */
export function tablePath(id: string, invitation: string | null = null): string {
  return invitation ? `/table/${id}/${invitation}` : `/table/${id}`;
}

/** The path where the game of a table is watched again. */
export function replayPath(id: string): string {
  return `/replay/${id}`;
}

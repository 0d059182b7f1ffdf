/** How somebody is there: connected, without a connection for a moment, or for minutes. */
export type Presence = 'here' | 'away' | 'gone';

/** Who is there at a table, by seat; none for free seats and bots. */
export interface TablePresence {
  table: string;
  seats: readonly (Presence | null)[];
}

let told = $state.raw<Readonly<Record<string, TablePresence>>>({});

/** Remember what the server said last. */
export function takePresence(news: TablePresence): void {
  told = { ...told, [news.table]: news };
}

/** How the person at a seat is there, as far as it is known. */
export function presenceOf(table: string, seat: number): Presence | null {
  return told[table]?.seats[seat] ?? null;
}

/** All that is known, for another tab. */
export function allPresence(): TablePresence[] {
  return Object.values(told);
}

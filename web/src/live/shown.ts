/** As many tables as the stream takes. */
const MOST = 32;
/** What may be the id of a table: an address may hold anything, and the stream refuses the rest. */
const ID = /^[a-z0-9]{1,32}$/;

/** The tables that the tabs of a browser show, the latest last; how long ago does not matter. */
export class Shown {
  tables: readonly string[] = [];

  /** Note what a tab shows; whether the stream does not tell of all of it yet. */
  add(named: readonly string[]): boolean {
    const tables = named.filter((table) => ID.test(table));
    const fresh = tables.some((table) => !this.tables.includes(table));
    this.tables = [...new Set([...this.tables.filter((table) => !tables.includes(table)), ...tables])].slice(-MOST);
    return fresh;
  }
}

/** Where the stream is that tells of these tables, beside those where one sits. */
export function streamAddress(tables: readonly string[]): string {
  return tables.length > 0 ? `/api/stream?tables=${tables.join(',')}` : '/api/stream';
}

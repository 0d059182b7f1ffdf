/** As many tables as the stream takes. */
const MOST = 32;
/** What may be the id of a table: an address may hold anything, and the stream refuses the rest. */
const ID = /^[a-z0-9]{1,32}$/;

/** A table, and the number up to which it is known. */
export type Known = [table: string, seq: number];

/** The tables that the tabs of a browser show, the latest last, and what the stream has told of them. */
export class Shown {
  #known = new Map<string, number>();

  get tables(): Known[] {
    return [...this.#known];
  }

  /** Note what a tab shows; whether the stream does not tell of all of it yet. */
  add(named: readonly Known[]): boolean {
    let fresh = false;
    for (const [table, seq] of named.filter(([table]) => ID.test(table))) {
      const known = this.#known.get(table);
      fresh ||= known === undefined;
      this.#known.delete(table);
      this.#known.set(table, known ?? seq);
    }
    for (const [table] of this.tables.slice(0, -MOST)) this.#known.delete(table);
    return fresh;
  }

  /** The stream has told of a table up to a number. */
  told(table: string, seq: number): void {
    if (this.#known.has(table)) this.#known.set(table, seq);
  }

  /** Nothing that was told counts any more. */
  doubt(): void {
    for (const table of this.#known.keys()) this.#known.set(table, 0);
  }
}

/** Where the stream is that sends what changes at these tables, and tells of those where one sits. */
export function streamAddress(tables: readonly Known[]): string {
  if (tables.length === 0) return '/api/stream';
  return `/api/stream?tables=${tables.map(([table, seq]) => `${table}-${seq}`).join(',')}`;
}

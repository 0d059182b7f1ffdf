import { untrack } from 'svelte';
import { api } from '../../api/api.ts';
import type { Awaited } from '../../api/wire.ts';
import { me } from '../guest.svelte.ts';
import { hear, isShown, mayTell, type News } from '../stream.svelte.ts';

/** News within this time is one question. */
const GATHER = 400;

/** For whom the tables of this person wait: those on the screen tell it themselves, the server is asked of the others. */
class Turns {
  #awaited: ReadonlyMap<string, Awaited> = $state.raw(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The seats that a table waits for; null where that is not known. */
  at(table: string): readonly number[] | null {
    return this.#awaited.get(table)?.seats ?? null;
  }

  /** Whether a table waits for who reads this. */
  mine(table: string): boolean {
    return owed(this.#awaited.get(table));
  }

  /** How many tables do. */
  get count(): number {
    return [...this.#awaited.values()].filter(owed).length;
  }

  /** Begin to follow all tables. */
  follow(): () => void {
    const stop = hear((news) => this.#heard(news));
    this.#askLater();
    return () => {
      clearTimeout(this.#timer);
      stop();
    };
  }

  /** A table on the screen is known to wait for some seats. */
  tell(told: Awaited): void {
    untrack(() => this.#take(told, this.#awaited.has(told.table)));
  }

  /** A table waits for nobody any more. */
  end(table: string): void {
    untrack(() => this.#drop([table]));
  }

  /** Ask the server of all tables. */
  async refresh(): Promise<void> {
    if (!me.guest) return;
    const known = this.#awaited.size > 0;
    const all = await api.awaited();
    const gone = new Set(this.#awaited.keys());
    for (const one of all) {
      gone.delete(one.table);
      if (!isShown(one.table)) this.#take(one, known);
    }
    this.#drop([...gone]);
  }

  #take(told: Awaited, known: boolean): void {
    const before = this.mine(told.table);
    this.#awaited = new Map(this.#awaited).set(told.table, told);
    // What was owed when one came is no news.
    if (known && !before && owed(told) && mayTell(told.table)) void tellOf(told.table);
  }

  #drop(tables: readonly string[]): void {
    if (!tables.some((table) => this.#awaited.has(table))) return;
    this.#awaited = new Map([...this.#awaited].filter(([table]) => !tables.includes(table)));
  }

  #heard(news: News): void {
    if (news === 'lobby') return;
    const table = news === 'anything' ? null : 'seen' in news ? news.seen.id : news.table;
    if (table === null || !isShown(table)) this.#askLater();
  }

  #askLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh().catch(() => undefined), GATHER);
  }
}

/** Tell somebody by sound and notification, if they want that. */
async function tellOf(table: string): Promise<void> {
  try {
    const { alert } = await import('./alerts.svelte.ts');
    alert(table);
  } catch {
    // The title says it too.
  }
}

function owed(one: Awaited | undefined): boolean {
  const { seat = null, seats = [] } = one ?? {};
  return seat !== null && seats.includes(seat);
}

export const turns = new Turns();

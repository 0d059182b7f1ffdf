import { api } from '../api/api.ts';
import { Problem } from '../api/problem.ts';
import type { Sealed, Table, TableEvent } from '../api/wire.ts';
import { hear, onReturn, show, type News, type Waiting } from './stream.svelte.ts';

/** How long to wait before asking again what the server did not tell, the longer the more often that was so. */
const WAITS = [2_000, 5_000, 15_000];
/** How long news waits for the answer to a deed under way, which mostly tells the same. */
const HELD = 500;
/** The server knows no such table: asking again is no use. */
const GONE = 404;

/** One table, kept as new as the server's; what happened at it is gathered. */
export class LiveTable {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** Why the table cannot be shown as it is now, or null. */
  trouble = $state.raw<unknown>(null);
  /** The newest version anyone spoke of. */
  #wanted = 0;
  /** Whether something may have changed that no version speaks of, since the server was last asked. */
  #unsure = false;
  #fetching: Promise<void> | null = null;
  /** The deed under way, if there is one; it never fails. */
  #deed: Promise<unknown> | null = null;
  #stop: (() => void) | null = null;
  #hide: (() => void) | null = null;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** Fetch, and follow until the returned function is called. */
  follow(): () => void {
    const deaf = hear((news) => this.#heard(news));
    // Who was removed from a private table meanwhile is told nothing of it any more.
    const back = onReturn(() => {
      if (this.table?.access === 'private') void this.refresh();
    });
    this.#stop = () => {
      deaf();
      back();
    };
    // The stream goes on from what was fetched.
    void this.refresh().then(() => {
      if (this.#stop) this.#hide = show(this.id, () => this.table?.seq ?? 0);
    });
    return () => {
      this.#stop?.();
      this.#stop = null;
      this.#hide?.();
      clearTimeout(this.#again);
    };
  }

  /** Fetch what changed since the last time; an answer under way may be older than that, and does not count. */
  async refresh(): Promise<void> {
    this.#unsure = true;
    await this.#catchUp();
  }

  /** Fetch until the table is as new as anyone spoke of; where that is being done, wait for it. */
  async #catchUp(): Promise<void> {
    if (this.#behind()) this.#fetching ??= this.#fetch();
    await this.#fetching;
  }

  #behind(): boolean {
    return this.#unsure || (this.table?.version ?? 0) < this.#wanted;
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#again);
    try {
      while (this.#behind()) {
        this.#unsure = false;
        this.take(await api.table(this.id, this.table?.seq ?? 0));
      }
      this.#failures = 0;
    } catch (error) {
      this.trouble = error;
      if (!(error instanceof Problem && error.status === GONE)) this.#askLater();
    } finally {
      this.#fetching = null;
    }
  }

  #askLater(): void {
    if (!this.#stop) return;
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)];
    this.#failures += 1;
    this.#again = setTimeout(() => void this.refresh(), wait);
  }

  /** Do something at the table and show what it led to; a refusal shows the newest state too. The deed is told how much is known, and answers null where the table is not there any more. */
  async act(deed: (after: number) => Promise<Table | Sealed | null>): Promise<Table | null> {
    const done = deed(this.table?.seq ?? 0);
    this.#deed = done.catch(() => undefined);
    try {
      const answer = await done;
      if (answer === null) return null;
      if ('since' in answer) this.#seal(answer);
      else this.take(answer);
      return this.table;
    } catch (error) {
      void this.refresh();
      throw error;
    } finally {
      this.#deed = null;
    }
  }

  /** Show a newer answer of the server; an older one, overtaken on the way, is dropped. */
  take(table: Table): void {
    this.trouble = null;
    if (this.table && table.version < this.table.version) return;
    const seen = this.events.at(-1)?.seq ?? 0;
    const fresh = table.events.filter((event) => event.seq > seen);
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
    if (!this.table || table.version > this.table.version || this.table.seat !== table.seat) this.table = table;
  }

  #heard(news: News): void {
    if (news === 'lobby') return;
    if (news === 'anything') {
      void this.refresh();
    } else if ('seen' in news) {
      if (news.seen.id !== this.id) return;
      if (this.#knows(news.since)) this.take(news.seen);
      else this.#want(news.seen.version);
    } else if (news.table === this.id) {
      if ('since' in news && this.#knows(news.since)) this.#wait(news);
      else this.#want(news.version);
    }
  }

  /** Whether what is told to those who know the table as of a number can be understood. */
  #knows(since: number): boolean {
    return since <= (this.table?.seq ?? 0);
  }

  #want(version: number): void {
    this.#wanted = Math.max(this.#wanted, version);
    void this.#answered().then(() => this.#catchUp());
  }

  /** Others have chosen, or choose again: nothing else has changed. */
  #wait(news: Waiting): void {
    if (!this.table?.view || news.version <= this.table.version) return;
    const view = { ...this.table.view, waiting: news.waiting };
    this.table = { ...this.table, version: news.version, seq: news.seq, view };
  }

  /** The reader has chosen: nothing else has changed. */
  #seal(news: Sealed): void {
    this.trouble = null;
    if (!this.table?.view || news.version <= this.table.version) return;
    const { version, seq, waiting, sealed, chosen, hand, decision } = news;
    const view = { ...this.table.view, waiting, sealed: chosen, hand, decision };
    this.table = { ...this.table, version, seq, sealed, view };
  }

  /** Wait for the answer to a deed under way, but not for long. */
  async #answered(): Promise<void> {
    if (this.#deed) await Promise.race([this.#deed, new Promise((go) => setTimeout(go, HELD))]);
  }
}

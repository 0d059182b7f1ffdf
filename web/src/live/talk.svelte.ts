import { talk as api } from '../api/talk.ts';
import { Problem } from '../api/problem.ts';
import type { Message, Say, Talk } from '../api/wire.ts';

const PAUSE = 3000;

/** What is said at a table, as it comes, while somebody who sits there has its page open. */
export class LiveTalk {
  messages = $state.raw<readonly Message[]>([]);
  silenced = $state.raw<readonly number[]>([]);
  partner = $state.raw<number | null>(null);
  /** Whether it is open beside the game. */
  open = $state(false);
  /** The last message that was read; later ones are news. */
  seen = $state(0);
  readonly last = $derived(this.messages.at(-1)?.id ?? 0);
  readonly news = $derived(this.messages.filter((message) => message.id > this.seen).length);
  #first = true;

  constructor(private readonly table: string) {}

  /** Listen until told to stop. */
  follow(): () => void {
    let stopped = false;
    const over = (): boolean => stopped;
    const listen = async (): Promise<void> => {
      while (!over()) {
        try {
          const told = await api.read(this.table, this.last, !this.#first);
          if (over()) return;
          this.#take(told, this.last);
          // What was said before the page was opened is no news.
          if (this.#first) this.seen = this.last;
          this.#first = false;
        } catch (error) {
          if (error instanceof Problem && [401, 403, 404].includes(error.status)) return;
          await new Promise((go) => setTimeout(go, PAUSE));
        }
        while (document.hidden && !over()) await new Promise((go) => setTimeout(go, PAUSE));
      }
    };
    void listen();
    return () => (stopped = true);
  }

  async say(what: Partial<Say>): Promise<void> {
    const after = this.last;
    this.#take(await api.say(this.table, { ...what, after }), after);
  }

  async silence(seat: number, silent: boolean, everywhere = false): Promise<void> {
    const told = await api.silence(this.table, seat, silent, everywhere);
    this.messages = [];
    this.#take(told, 0);
  }

  async report(message: number): Promise<void> {
    await api.report(this.table, message, '');
  }

  read(): void {
    this.seen = this.last;
  }

  #take(told: Talk, after: number): void {
    this.silenced = told.silenced;
    this.partner = told.partner;
    const fresh = told.messages.filter((one) => one.id > this.last || after === 0);
    if (fresh.length > 0) this.messages = after === 0 ? told.messages : [...this.messages, ...fresh];
  }
}

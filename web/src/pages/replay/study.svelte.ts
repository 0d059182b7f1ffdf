import { api } from '../../api/api.ts';
import { Problem } from '../../api/problem.ts';
import type { Analysis, AnalysisWork } from '../../api/wire.ts';

const PAUSE = 700;

/** The analysis of a record for one seat at a time: asked for until it is there. */
export class Study {
  readonly #record: string;
  #turn = 0;
  /** Whose decisions are being thought through; none until asked. */
  seat: number | null = $state(null);
  work = $state.raw<AnalysisWork | null>(null);
  /** Whether another analysis of this guest has to be finished first. */
  waits = $state(false);
  trouble = $state.raw<unknown>(null);
  /** The decision that is looked at. */
  open: number | null = $state(null);

  constructor(record: string) {
    this.#record = record;
  }

  get analysis(): Analysis | null {
    return this.work?.analysis ?? null;
  }

  get busy(): boolean {
    return this.seat !== null && !this.analysis && !this.trouble;
  }

  async begin(seat: number): Promise<void> {
    const turn = ++this.#turn;
    this.seat = seat;
    this.work = null;
    this.trouble = null;
    this.open = null;
    this.waits = false;
    while (await this.#ask(seat, turn)) await new Promise((go) => setTimeout(go, PAUSE));
  }

  /** Choose another seat. */
  reset(): void {
    this.stop();
    this.seat = null;
    this.work = null;
    this.trouble = null;
  }

  /** Ask no more. */
  stop(): void {
    this.#turn++;
  }

  /** Look how far it is; says whether to look again. */
  async #ask(seat: number, turn: number): Promise<boolean> {
    try {
      const work = await api.analysis(this.#record, seat);
      if (turn !== this.#turn) return false;
      this.work = work;
      this.waits = false;
    } catch (error) {
      if (turn !== this.#turn) return false;
      if (error instanceof Problem && error.code === 'still-thinking') this.waits = true;
      else this.trouble = error;
    }
    return this.busy;
  }
}

import { api } from '../../api/api.ts';
import type { Content, Replay, ReplayMoment, ReplayStep } from '../../api/wire.ts';
import { loadContent } from '../../live/content.svelte.ts';
import type { Spot } from './spot.ts';

/** A record being watched: which step, with whose eyes. */
export class Viewer {
  readonly text: string;
  readonly replay: Replay;
  readonly content: Content;
  /** The step and the eyes that are wanted; what is shown follows. */
  step = $state(0);
  seat: number | null = $state(null);
  shown = $state.raw<ReplayStep | null>(null);
  trouble = $state.raw<unknown>(null);
  readonly #steps = new Map<string, Promise<ReplayStep>>();

  constructor(text: string, replay: Replay, content: Content, { step, seat }: Spot) {
    this.text = text;
    this.replay = replay;
    this.content = content;
    this.step = step;
    this.seat = seat;
  }

  /** Read a record, and show it with the eyes of a seat; at a certain spot, if it has that. */
  static async open(text: string, seat = 0, wanted: Partial<Spot> = {}): Promise<Viewer> {
    const replay = await api.replay(text);
    const content = await loadContent(replay.options.edition, replay.options.boxes);
    const step = wanted.step ?? 0;
    const viewer = new Viewer(text, replay, content, {
      step: step <= replay.steps ? step : 0,
      seat: wanted.seat === undefined || (wanted.seat ?? 0) >= replay.seats.length ? seat : wanted.seat,
    });
    viewer.shown = await viewer.#fetch(viewer.step, viewer.seat);
    viewer.#fetchNext();
    return viewer;
  }

  /** The turn that the step belongs to. */
  readonly moment: ReplayMoment | undefined = $derived.by(() => this.replay.moments.findLast((one) => one.step <= this.step));
  readonly ended: boolean = $derived.by(() => this.step === this.replay.steps);

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.replay.steps, step));
    void this.#show();
  }

  /** So many turns on, or back to where this or an earlier one began. */
  turn(by: 1 | -1): void {
    const moments = this.replay.moments;
    const to = by > 0 ? moments.find((one) => one.step > this.step) : moments.findLast((one) => one.step < this.step);
    this.go(to?.step ?? (by > 0 ? this.replay.steps : 0));
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.#show();
  }

  /** The next pair of eyes; a spectator's after the last seat's. */
  lookOn(): void {
    const next = this.seat === null ? 0 : this.seat + 1;
    this.look(next < this.replay.seats.length ? next : null);
  }

  async #show(): Promise<void> {
    const { step, seat } = this;
    this.trouble = null;
    try {
      const shown = await this.#fetch(step, seat);
      if (step !== this.step || seat !== this.seat) return;
      this.shown = shown;
      this.#fetchNext();
    } catch (error) {
      if (step === this.step && seat === this.seat) this.trouble = error;
    }
  }

  /** Ask for the step that will most likely be wanted. */
  #fetchNext(): void {
    if (this.step < this.replay.steps) this.#fetch(this.step + 1, this.seat).catch(() => undefined);
  }

  #fetch(step: number, seat: number | null): Promise<ReplayStep> {
    const key = `${step} ${seat}`;
    let answer = this.#steps.get(key);
    if (!answer) {
      answer = api.replayStep(this.text, step, seat);
      answer.catch(() => this.#steps.delete(key));
      this.#steps.set(key, answer);
    }
    return answer;
  }
}

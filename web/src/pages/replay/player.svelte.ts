import { factor, setSpeed } from '../../table/motion/pace.svelte.ts';
import type { Viewer } from './viewer.svelte.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a step stands: after its scenes, without scenes, and with the conflicts of an Age to be read. */
const STANDS = { played: 700, still: 1600, war: 3000 };

/** Plays a record: one step after the other until it is stopped or the record ends. */
export class Player {
  playing = $state(false);
  #speed: Speed = $state(1);
  /** The step that is played as scenes; others are shown as they are. */
  step: number | null = $state(null);
  /** How many steps have been played: what happens gets higher numbers with each. */
  played = $state(0);
  readonly #viewer: Viewer;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    setSpeed(speed);
  }

  /** Play on or pause; from the end it begins anew. */
  turn(): void {
    if (!this.playing && this.#viewer.ended) this.#viewer.go(0);
    this.playing = !this.playing;
  }

  /** How long the step that is shown stands before the next. */
  stands(war: boolean): number {
    const what = war ? 'war' : factor() > 0 && this.step !== null ? 'played' : 'still';
    return STANDS[what] / this.#speed;
  }

  next(): void {
    this.played += 1;
    this.step = this.#viewer.step + 1;
    this.#viewer.go(this.step);
  }

  /** Leave the pace of the table as it was. */
  end(): void {
    this.playing = false;
    setSpeed(1);
  }
}

/** The rows of a score sheet, counted one after the other as on paper. */
import { on } from 'svelte/events';
import { factor } from './pace.svelte.ts';

/** Milliseconds before the first row, and from one to the next, at the normal pace. */
const FIRST = 500;
const ROW = 620;

export class Counting {
  /** How many rows are counted; null once all are, or where nothing moves. */
  rows: number | null = $state(null);
  #end: (() => void) | null = null;

  /** Count so many rows; any key, click or tap shows them all. Ends by itself, or by what it returns. */
  start(rows: number): () => void {
    const pace = factor();
    if (pace === 0 || rows === 0) return () => undefined;
    this.rows = 0;
    let timer = setTimeout(() => this.#next(), FIRST * pace);
    const ends = [on(window, 'pointerdown', () => this.#stop(), { capture: true }), on(window, 'keydown', () => this.#stop(), { capture: true })];
    this.#next = () => {
      const counted = (this.rows ?? 0) + 1;
      if (counted > rows) {
        this.#stop();
        return;
      }
      this.rows = counted;
      timer = setTimeout(() => this.#next(), ROW * pace);
    };
    this.#end = () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
    return () => this.#stop();
  }

  #next: () => void = () => undefined;

  #stop(): void {
    this.#end?.();
    this.#end = null;
    this.rows = null;
  }
}

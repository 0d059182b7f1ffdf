/** What was being played has been skipped. */
export class Skipped extends Error {
  constructor() {
    super('the scene was skipped');
    this.name = 'Skipped';
  }
}

interface Move {
  /** Milliseconds at the normal pace. */
  ms: number;
  delay?: number;
  easing?: string;
}

/** The time of one run: its pauses and animations, which all end at once when it is skipped. */
export class Clock {
  /** What times are multiplied by. */
  readonly #factor: number;
  readonly #moving = new Set<Animation>();
  readonly #waiting = new Set<() => void>();
  #skipped = false;

  constructor(factor: number) {
    this.#factor = factor;
  }

  get skipped(): boolean {
    return this.#skipped;
  }

  /** Move an element; it stays as it is moved until `clear`. */
  animate(element: Element | undefined, frames: Keyframe[], { ms, delay = 0, easing = 'ease-out' }: Move): void {
    if (!element || this.#skipped) return;
    const animation = element.animate(frames, {
      duration: ms * this.#factor,
      delay: delay * this.#factor,
      easing,
      fill: 'both',
    });
    this.#moving.add(animation);
  }

  /** Let some time pass. */
  async wait(ms: number): Promise<void> {
    await this.#until((done) => {
      const timer = setTimeout(done, ms * this.#factor);
      return () => clearTimeout(timer);
    });
  }

  /** Let the browser draw, and go on in a task of its own. */
  async frame(): Promise<void> {
    await this.#until((done) => {
      // A window that is not drawn has no frames.
      const timer = setTimeout(done, 100);
      const frame = requestAnimationFrame(() => setTimeout(done));
      return () => {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
      };
    });
  }

  /** Let everything stand where it is without any movement. */
  clear(): void {
    for (const animation of this.#moving) animation.cancel();
    this.#moving.clear();
  }

  /** End it all now. */
  skip(): void {
    this.#skipped = true;
    this.clear();
    for (const end of [...this.#waiting]) end();
  }

  async #until(begin: (done: () => void) => () => void): Promise<void> {
    if (!this.#skipped) {
      await new Promise<void>((done) => {
        let stop: () => void = () => undefined;
        const end = (): void => {
          this.#waiting.delete(end);
          stop();
          done();
        };
        this.#waiting.add(end);
        stop = begin(end);
      });
    }
    if (this.#skipped) throw new Skipped();
  }
}

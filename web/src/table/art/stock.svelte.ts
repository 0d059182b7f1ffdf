import { part } from '../../lib/part.ts';
import { miss } from '../../shell/frame/missing.svelte.ts';

/** Pictures by name; those that only boxes bring come when one of them is wanted. */
export class Stock<Picture> {
  #here: Readonly<Record<string, Picture>>;
  readonly #more: () => Promise<Record<string, Picture>>;
  #asked = false;

  constructor(base: Record<string, Picture>, more: () => Promise<Record<string, Picture>>) {
    this.#here = $state.raw(base);
    this.#more = more;
  }

  /** A picture, if it is here; reading it follows its coming. */
  get(name: string): Picture | undefined {
    return this.#here[name];
  }

  /** Bring what is not here; a table can be played without it. */
  async want(name: string): Promise<void> {
    if (this.#asked || name === '' || this.get(name) !== undefined) return;
    this.#asked = true;
    try {
      const more = await part(this.#more);
      this.#here = { ...this.#here, ...more };
    } catch (error) {
      miss(error);
    }
  }
}

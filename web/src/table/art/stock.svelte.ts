import { part } from '../../lib/part.ts';
import { miss } from '../../shell/frame/missing.svelte.ts';

/** Pictures by name; those that are not needed from the start come, many at once, when one of them is wanted. */
export class Stock<Picture> {
  #here: Readonly<Record<string, Picture>>;
  readonly #more: (name: string) => Promise<Record<string, Picture>>;
  readonly #asked = new Set<string>();

  /** The pictures that are here, and how those come that are not. */
  constructor(here: Record<string, Picture>, more: (name: string) => Promise<Record<string, Picture>>) {
    this.#here = $state.raw(here);
    this.#more = more;
  }

  /** A picture, if it is here; reading it follows its coming. */
  get(name: string): Picture | undefined {
    return this.#here[name];
  }

  /** Bring what is not here; a table can be played without it. */
  async want(name: string): Promise<void> {
    if (name === '' || this.#asked.has(name) || this.get(name) !== undefined) return;
    this.#asked.add(name);
    try {
      const more = await part(() => this.#more(name));
      if (this.get(name) === undefined) this.#here = { ...this.#here, ...more };
    } catch (error) {
      miss(error);
    }
  }
}

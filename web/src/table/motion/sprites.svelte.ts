import { tick } from 'svelte';
import type { Laid, Mark } from './scenes.ts';
import type { Form } from './places.ts';

/** What is shown over the table for a while. */
export type Body =
  | { kind: 'card'; laid: Laid; form: Form; gain: number }
  | { kind: 'coins'; coins: number; gained: boolean }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'shield'; n: number }
  | { kind: 'hand' };

export interface Sprite {
  id: number;
  body: Body;
  /** Its middle and its width, in pixels. */
  x: number;
  y: number;
  width: number;
}

/** The sprites over the table, and their elements. */
export class Sprites {
  #next = 0;
  all: Sprite[] = $state.raw([]);
  readonly #elements = new Map<number, HTMLElement>();

  /** Put some over the table; their elements are there when it is done. */
  async add(sprites: readonly Omit<Sprite, 'id'>[]): Promise<Sprite[]> {
    const added = sprites.map((one) => ({ ...one, id: this.#next++ }));
    this.all = [...this.all, ...added];
    await tick();
    return added;
  }

  element(sprite: Sprite, part?: string): HTMLElement | undefined {
    const element = this.#elements.get(sprite.id);
    return part === undefined ? element : (element?.querySelector<HTMLElement>(`[data-sprite=${part}]`) ?? undefined);
  }

  /** Remember the element of a sprite as long as it is there. */
  drawn(id: number, element: HTMLElement): () => void {
    this.#elements.set(id, element);
    return () => this.#elements.delete(id);
  }

  clear(): void {
    this.all = [];
  }
}

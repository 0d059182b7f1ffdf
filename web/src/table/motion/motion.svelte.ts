import { onMount, untrack, type Component } from 'svelte';
import type { ComponentProps } from 'svelte';
import { on } from 'svelte/events';
import { typed } from '../../lib/typed.ts';
import { lastRead, noteRead } from '../log/read.ts';
import { factor } from './pace.svelte.ts';
import { Show, type Seen } from './show.svelte.ts';
import type { Layer, Sprites } from './director.ts';
import type { Content } from '../wire.ts';
import type WarPanel from './War.svelte';

/** Keys that only go with another one, or that move the focus. */
const QUIET = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);

/** What moves at a table. */
class Motion {
  readonly show: Show;
  /** What is drawn over the table, once it is here. */
  layer: { Layer: typeof Layer; sprites: Sprites } | null = $state.raw(null);

  /** Tells the conflicts of an Age, once it is here. */
  War: Component<ComponentProps<typeof WarPanel>> | null = $state.raw(null);

  constructor(table: Seen, content: () => Content) {
    this.show = new Show(table, content, lastRead(table.id));
  }

  /** Fetch the part that moves things, which the first look at a table does not need. */
  async prepare(): Promise<void> {
    if (this.layer || factor() === 0) return;
    const { Choreographer, Layer, Sprites, War } = await import('./director.ts');
    const sprites = new Sprites();
    this.layer = { Layer, sprites };
    this.War = War;
    this.show.director = new Choreographer(sprites);
  }

  /** Fetch what tells of conflicts. */
  async prepareWar(): Promise<void> {
    this.War ??= (await import('./War.svelte')).default;
  }

  /** Any key that is not typed, click or tap shows the table as it is; a key that cannot mean the hand to come does nothing else. */
  listen(): () => void {
    const ends = [
      on(window, 'pointerdown', (event) => this.#on(event.target), { capture: true }),
      on(
        window,
        'keydown',
        (event) => {
          if (QUIET.has(event.key) || typed(event)) return;
          const early = this.show.holding;
          this.#on(event.target);
          if (early) {
            event.preventDefault();
            event.stopImmediatePropagation();
          }
        },
        { capture: true },
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Show what is being played as it ends; what is told after it goes with the next touch. */
  #on(target: EventTarget | null): void {
    if (this.show.playing) this.show.skip();
    else if (!(target instanceof Element && target.closest('[data-part=war]'))) this.show.proceed();
  }
}

interface Given {
  newest: () => Seen;
  content: () => Content;
  /** Whether a table follows from the one before; where it does not, it is shown at once. */
  follows?: () => boolean;
}

/** Show a table as it goes on, with what happens played first. */
export function playMotion({ newest, content, follows }: Given): Motion {
  const motion = new Motion(untrack(newest), content);
  $effect.pre(() => {
    const table = newest();
    untrack(() => {
      if (follows?.() ?? true) motion.show.take(table);
      else motion.show.leap(table);
    });
  });
  $effect(() => {
    // A table without its motion can be played: what does not come is fetched at the next change of mind.
    if (factor() > 0) motion.prepare().catch(() => undefined);
    if (motion.show.interlude) motion.prepareWar().catch(() => undefined);
  });
  // Who watches a record has buttons for all that.
  if (follows) return motion;
  onMount(() => motion.listen());
  onMount(() => {
    const note = (): void => {
      const { id, events } = motion.show.table;
      if (document.visibilityState === 'visible') noteRead(id, events.at(-1)?.seq ?? 0);
    };
    $effect(note);
    return on(document, 'visibilitychange', note);
  });
  return motion;
}

import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import type { Tip } from '../model/words.ts';

/** The one tip on the screen, and what it points at. */
class Tips {
  tip: Tip | null = $state(null);
  anchor: DOMRect | null = $state(null);
  #owner: Element | null = null;
  #timer = 0;

  show(owner: Element, tip: Tip, delay: number): void {
    window.clearTimeout(this.#timer);
    this.#owner = owner;
    this.#timer = window.setTimeout(() => {
      this.tip = tip;
      this.anchor = owner.getBoundingClientRect();
    }, delay);
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.#owner) return;
    window.clearTimeout(this.#timer);
    this.#owner = null;
    this.tip = null;
  }
}

export const tips = new Tips();

const DELAY = 300;

interface Manner {
  /** Only under a resting mouse: what is chosen by focus or touch explains itself elsewhere. */
  hover?: boolean;
}

/** Shows a tip while the mouse or the keyboard is on an element; a finger shows it until the next touch. */
export function tip(tell: () => Tip | string, manner: Manner = {}): Attachment<HTMLElement> {
  return (element) => {
    const show = (delay: number): void => {
      const told = tell();
      tips.show(element, typeof told === 'string' ? { title: told, lines: [] } : told, delay);
    };
    const leave = (): void => tips.hide(element);
    const ends = [
      on(element, 'pointerenter', (event) => {
        if (event.pointerType === 'mouse') show(DELAY);
      }),
      on(element, 'pointerleave', (event) => {
        if (event.pointerType === 'mouse') leave();
      }),
      on(element, 'pointerup', (event) => {
        if (event.pointerType !== 'mouse' && !manner.hover) show(0);
      }),
      on(element, 'focus', () => {
        if (!manner.hover && element.matches(':focus-visible')) show(DELAY);
      }),
      on(element, 'blur', leave),
      on(document, 'pointerdown', leave),
    ];
    return () => {
      leave();
      for (const end of ends) end();
    };
  };
}

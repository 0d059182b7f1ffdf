import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import type { Topic } from '../../teach/rules/parts.ts';
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

  /** Whether the tip that is shown, or is about to be, belongs to an element. */
  isOf(element: Element): boolean {
    return this.#owner === element;
  }

  /** Let the mouse go to a tip that offers more, if that is where it is going. */
  leave(owner: Element): void {
    if (owner !== this.#owner) return;
    window.clearTimeout(this.#timer);
    if (this.tip?.more) this.#timer = window.setTimeout(() => this.hide(owner), GRACE);
    else this.hide(owner);
  }

  /** The mouse has come to the tip. */
  stay(): void {
    window.clearTimeout(this.#timer);
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
/** How long the mouse may be on its way from a thing to its tip. */
const GRACE = 220;
/** How long a finger rests on something that it wants to know about, and how far it may tremble. */
const PRESS = 450;
const TREMBLE = 10;

interface Manner {
  /** Not by focus: what is chosen by it explains itself elsewhere. */
  hover?: boolean;
  /** By a mere tap too: nothing else comes of one. */
  tap?: boolean;
  /** The topic of the rules behind it. */
  rule?: Topic;
}

/**
 * Shows a tip to who wants it: where the mouse moves to, not where something comes to lie under it; where the
 * keyboard goes; and where a finger stays, until the next touch. What is pressed is not explained meanwhile.
 */
export function tip(tell: () => Tip | string, manner: Manner = {}): Attachment<HTMLElement> {
  return (element) => {
    element.dataset['tip'] = '';
    const show = (delay: number): void => {
      const words = tell();
      const tip: Tip = typeof words === 'string' ? { title: words, lines: [] } : words;
      tips.show(element, manner.rule ? { ...tip, more: { topic: manner.rule } } : tip, delay);
    };
    const leave = (): void => tips.hide(element);
    let pressed = false;
    let held = 0;
    let from = { x: 0, y: 0 };
    /** Whether the finger has got its tip, so that lifting it presses nothing. */
    let told = false;
    const letGo = (): void => window.clearTimeout(held);
    const ends = [
      on(element, 'pointermove', (event) => {
        if (event.pointerType !== 'mouse') {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) letGo();
        } else if (!pressed && !tips.isOf(element) && (event.movementX !== 0 || event.movementY !== 0)) show(DELAY);
      }),
      on(element, 'pointerenter', () => (pressed = false)),
      on(element, 'pointerleave', (event) => {
        if (event.pointerType === 'mouse') tips.leave(element);
      }),
      on(element, 'pointerdown', (event) => {
        told = false;
        if (event.pointerType === 'mouse') return;
        from = { x: event.clientX, y: event.clientY };
        letGo();
        held = window.setTimeout(() => {
          told = true;
          show(0);
        }, PRESS);
      }),
      on(element, 'pointerup', (event) => {
        letGo();
        if (manner.tap && event.pointerType !== 'mouse') show(0);
      }),
      on(element, 'pointercancel', letGo),
      on(element, 'contextmenu', (event) => {
        if (told) event.preventDefault();
      }),
      on(
        element,
        'click',
        (event) => {
          if (!told) return;
          told = false;
          event.preventDefault();
          event.stopPropagation();
        },
        { capture: true },
      ),
      on(element, 'focus', () => {
        if (!manner.hover && element.matches(':focus-visible')) show(DELAY);
      }),
      on(element, 'blur', leave),
      on(document, 'pointerdown', () => {
        pressed = true;
        leave();
      }),
    ];
    return () => {
      letGo();
      leave();
      for (const end of ends) end();
    };
  };
}

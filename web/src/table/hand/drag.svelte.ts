import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { tips } from '../tip/tips.svelte.ts';
import type { Action } from '../wire.ts';

/** How far a card goes before it is dragged, and how long a finger rests on it first: otherwise the hand scrolls. */
const FAR = 8;
const PRESS = 400;

/** A card on its way from the hand to one of the places that are marked with `data-drop`. */
export class Drag {
  card: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** What the place under it would do. */
  over: Action | null = $state(null);
  readonly #drop: (card: string, action: Action) => void;

  constructor(drop: (card: string, action: Action) => void) {
    this.#drop = drop;
  }

  move(card: string, { clientX, clientY }: PointerEvent): void {
    this.card = card;
    this.x = clientX;
    this.y = clientY;
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
    this.over = (place?.dataset['drop'] ?? null) as Action | null;
  }

  drop(): void {
    const { card, over } = this;
    this.cancel();
    if (card !== null && over !== null) this.#drop(card, over);
  }

  cancel(): void {
    this.card = null;
    this.over = null;
  }
}

/** Lets a card be dragged by mouse, or by a finger that rests on it; Escape lets go of it. */
export function draggable(drag: Drag, card: () => string | null): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let ready = false;
    let dragged = false;
    let timer = 0;
    const end = (): void => {
      window.clearTimeout(timer);
      from = null;
      ready = false;
    };
    const ends = [
      on(element, 'pointerdown', (event) => {
        end();
        dragged = false;
        if (card() === null || event.button !== 0 || !event.isPrimary) return;
        from = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'mouse') {
          ready = true;
          element.setPointerCapture(event.pointerId);
        } else timer = window.setTimeout(() => (ready = true), PRESS);
      }),
      on(element, 'pointermove', (event) => {
        const dragging = card();
        if (!from || dragging === null) return;
        if (drag.card === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        if (!ready) {
          end();
          return;
        }
        dragged = true;
        tips.hide();
        drag.move(dragging, event);
      }),
      on(element, 'pointerup', () => {
        end();
        if (drag.card !== null) drag.drop();
      }),
      on(element, 'pointercancel', () => {
        end();
        drag.cancel();
      }),
      // What a finger drags must not scroll as well.
      on(
        element,
        'touchmove',
        (event) => {
          if (ready) event.preventDefault();
        },
        { passive: false },
      ),
      on(
        element,
        'click',
        (event) => {
          if (!dragged) return;
          dragged = false;
          event.stopPropagation();
        },
        { capture: true },
      ),
      on(
        window,
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || drag.card === null || !from) return;
          event.preventDefault();
          event.stopImmediatePropagation();
          end();
          drag.cancel();
        },
        { capture: true },
      ),
    ];
    return () => {
      end();
      for (const stop of ends) stop();
    };
  };
}

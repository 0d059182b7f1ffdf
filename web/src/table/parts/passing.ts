/** The second press of a double click must not meet what has come to lie under it meanwhile. */
import { on } from 'svelte/events';

/** Milliseconds and pixels within which two presses are one. */
const MOMENT = 400;
const NEAR = 14;

interface Press {
  on: Element | null;
  at: number;
  x: number;
  y: number;
}

function pressedOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a, [role=option]') : null;
}

/** Swallows a press where another button was pressed a moment before. */
export function passing(element: HTMLElement): () => void {
  let last: Press | null = null;
  return on(
    element,
    'click',
    (event) => {
      // Keys and scripts press without a place.
      if (event.detail === 0) return;
      const press = { on: pressedOf(event.target), at: event.timeStamp, x: event.clientX, y: event.clientY };
      const quick = last !== null && press.at - last.at < MOMENT && Math.hypot(press.x - last.x, press.y - last.y) < NEAR;
      // To take up another card is harmless, and cards may follow each other under a finger.
      if (quick && press.on !== last?.on && !press.on?.matches('[role=option]')) {
        event.preventDefault();
        event.stopPropagation();
      }
      last = press;
    },
    { capture: true },
  );
}

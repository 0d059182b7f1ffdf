import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrows move the focus among all that has a tip within an element, so that Tab need stop there only once. */
export const walk: Attachment<HTMLElement> = (element) =>
  on(element, 'keydown', (event) => {
    const all = [...element.querySelectorAll<HTMLElement>('[data-told]')];
    const at = all.findIndex((one) => one === event.target);
    const move = MOVES[event.key];
    if (at < 0 || move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[at + move];
    if (!next) return;
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus();
  });

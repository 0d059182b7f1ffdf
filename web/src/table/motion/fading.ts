/** A picture that changes fades over into what it becomes. */
import { factor } from './pace.svelte.ts';

const FADE = 900;

/** Lay a copy of a picture, as it still is, over it and let it fade away; where nothing moves, do nothing. */
export function fadeFrom(picture: Element): void {
  const pace = factor();
  const { parentElement } = picture;
  if (pace === 0 || !parentElement) return;
  const before = picture.cloneNode(true) as SVGElement;
  // Its colours are those of the picture below, by the same ids.
  before.querySelector('defs')?.remove();
  before.style.position = 'absolute';
  before.style.inset = '0';
  parentElement.append(before);
  const gone = (): void => before.remove();
  before.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE * pace, easing: 'ease' }).finished.then(gone, gone);
}

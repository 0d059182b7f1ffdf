/** Where things lie on the screen, found by what the table says of itself in data attributes. */

export interface Spot {
  /** The middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a city is drawn: in full, as a strip, or as a tab. */
export type Form = 'panel' | 'strip' | 'tab';

export interface CitySpot extends Spot {
  form: Form;
  element: HTMLElement;
}

/** How near to the edge of the window a figure comes. */
const EDGE = 30;

function seen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** The largest drawing of a city; other cities lie behind the one that is looked at closely. */
export function citySpot(at: number): CitySpot | null {
  const found = [...document.querySelectorAll<HTMLElement>(`main [data-city="${at}"]`)].filter(seen);
  const element = found.find((one) => one.dataset['form'] === 'panel') ?? found[0];
  if (!element) return null;
  return { ...spotOf(element), element, form: (element.dataset['form'] ?? 'panel') as Form };
}

/** Something within the drawing of a city. */
export function within(city: CitySpot | null, what: string): HTMLElement | null {
  const found = city?.element.querySelector<HTMLElement>(`[data-part="${what}"]`) ?? null;
  return found && seen(found) ? found : null;
}

/** Something of the table that belongs to no city. */
export function place(what: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`main [data-part="${what}"]`);
  return found && seen(found) ? found : null;
}

/** What of a spot is in sight: a long city scrolls within its panel. */
export function clipped(spot: Spot, city: CitySpot): Spot {
  const half = city.height / 2 - 10;
  return { ...spot, y: Math.max(city.y - half, Math.min(city.y + half, spot.y)) };
}

/** The same where it can be seen: tabs may lie beside the window. */
export function inSight(spot: Spot): Spot {
  return { ...spot, x: Math.max(EDGE, Math.min(window.innerWidth - EDGE, spot.x)) };
}

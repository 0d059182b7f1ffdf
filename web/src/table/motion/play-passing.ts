/** Hands go from city to city, and the own one comes. */
import { BANK } from '../wire.ts';
import type { Stage } from './director.ts';
import { citySpot, type CitySpot } from './places.ts';
import type { PassScene } from './scenes.ts';

const PASS = 430;
const COME = 260;
const STEP = 22;
/** How far the own cards slide. */
const SLIDE = 90;
const WIDTH: Record<CitySpot['form'], number> = { panel: 34, strip: 24, tab: 20 };

/** To whom the hand of a city goes: left is the next seat, and hands are exchanged between partners. */
function nextOf(at: number, direction: PassScene['direction'], partners: readonly (number | null)[]): number {
  const count = partners.length;
  if (direction === 'exchange') return partners[at] ?? BANK;
  return (at + (direction === 'left' ? 1 : count - 1)) % count;
}

export async function playPassing({ direction }: PassScene, { clock, sprites, curtain }: Stage): Promise<void> {
  const seats = curtain.after.view.cities.slice(0, curtain.after.view.players);
  const partners = seats.map((city) => city.partner);
  const spots = seats.map((_, at) => citySpot(at));
  const ways = spots.flatMap((from, at) => {
    const to = spots[nextOf(at, direction, partners)];
    return from && to && from !== to ? [{ from, to }] : [];
  });
  const added = await sprites.add(ways.map(({ from }) => ({ body: { kind: 'hand' }, x: from.x, y: edge(from), width: WIDTH[from.form] })));
  added.forEach((sprite, at) => {
    const way = ways[at];
    if (!way) return;
    const [x, y] = [way.to.x - way.from.x, edge(way.to) - edge(way.from)];
    const frames = [
      { opacity: 0, transform: 'none' },
      { opacity: 1, transform: `translate(${x * 0.2}px, ${y * 0.2}px)`, offset: 0.2 },
      { opacity: 1, transform: `translate(${x * 0.8}px, ${y * 0.8}px)`, offset: 0.8 },
      { opacity: 0, transform: `translate(${x}px, ${y}px)` },
    ];
    clock.animate(sprites.element(sprite, 'fly'), frames, { ms: PASS, easing: 'ease-in-out' });
  });
  await clock.frame();
  curtain.rest();
  await clock.frame();
  // Cards that come from the right neighbour slide in from the right.
  const side = direction === 'left' ? 1 : -1;
  document.querySelectorAll('main [data-part=hand] > *').forEach((card, at) => {
    clock.animate(card, [{ opacity: 0, transform: `translateX(${side * SLIDE}px)` }, { opacity: 1, transform: 'none' }], { ms: COME, delay: STEP * at });
  });
  await clock.wait(PASS);
}

function edge(city: CitySpot): number {
  return city.form === 'panel' ? city.y + city.height / 2 - 20 : city.y;
}

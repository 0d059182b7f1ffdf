/** Losses, debts, tokens and the like show at the city that takes them. */
import type { Stage } from './director.ts';
import { citySpot, inSight, place, spotOf, within } from './places.ts';
import type { Mark, MarkScene } from './scenes.ts';

const SHOWN = 760;
/** How far marks of one city lie from each other. */
const APART = 34;

function whereOf({ city, sign }: Mark): { x: number; y: number } | null {
  if (city < 0) {
    const all = place('edifices') ?? place('discard');
    return all && spotOf(all);
  }
  const spot = citySpot(city);
  const part = within(spot, sign === 'coins' ? 'coins' : 'extras') ?? spot?.element;
  return part ? inSight(spotOf(part)) : null;
}

export async function playMarks(scene: MarkScene, { clock, sprites, curtain }: Stage): Promise<void> {
  const lying = new Map<number, number>();
  const placed = scene.marks.flatMap((mark) => {
    const spot = whereOf(mark);
    if (!spot) return [];
    const before = lying.get(mark.city) ?? 0;
    lying.set(mark.city, before + 1);
    return [{ body: { kind: 'mark' as const, mark }, x: spot.x, y: Math.max(spot.y, 26) + before * APART, width: 0 }];
  });
  const added = await sprites.add(placed);
  for (const sprite of added) {
    const frames = [
      { opacity: 0, transform: 'scale(1.7)' },
      { opacity: 1, transform: 'none', offset: 0.25 },
      { opacity: 1, transform: 'none', offset: 0.8 },
      { opacity: 0, transform: 'translateY(-10px)' },
    ];
    clock.animate(sprites.element(sprite, 'fly'), frames, { ms: SHOWN });
  }
  await clock.wait(SHOWN / 2);
  for (const city of lying.keys()) {
    curtain.city(city);
    await clock.frame();
  }
  await clock.wait(SHOWN / 2);
}

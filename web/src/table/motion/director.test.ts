import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../api/types.ts';
import fixture from '../../fixtures/base/age3-late-7.json';
import { Choreographer, Sprites } from './director.ts';
import { scenesOf } from './scenes.ts';
import type { Curtain, Seen } from './show.svelte.ts';

vi.mock('./pace.svelte.ts', () => ({ factor: () => pace.factor }));
const pace = vi.hoisted(() => ({ factor: 1 }));

const table = fixture as unknown as Seen;

/** Milliseconds from one frame to the next. */
const FRAME = 17;

/** A window in which every city is a panel. */
function windowOf(cities: number): object {
  const panel = (at: number): object => ({
    dataset: { form: 'panel' },
    contains: () => false,
    getClientRects: () => [1],
    getBoundingClientRect: () => ({ left: at * 200, top: 60, width: 190, height: 300 }),
    querySelector: () => null,
  });
  const panels = new Map(Array.from({ length: cities }, (_, at) => [`main [data-city="${at}"]`, [panel(at)]]));
  return { querySelectorAll: (what: string) => panels.get(what) ?? [], querySelector: () => null };
}

/** How long a turn takes in which each city builds a card and pays a coin for it. */
async function lengthOf(cities: number): Promise<number> {
  vi.stubGlobal('document', windowOf(cities));
  vi.stubGlobal('window', { innerWidth: 1440 });
  const seats = Array.from({ length: cities }, (_, at) => at);
  const events = seats.flatMap((city): GameEvent[] => [
    { event: 'paid', city, to: (city + 1) % cities, coins: 1 },
    { event: 'built', city, card: 'baths', paid_by: 'paid', by: city, chain: null },
  ]);
  const scenes = scenesOf([...events, { event: 'passed', direction: 'left' }]);
  const after = { ...table, view: { ...table.view, players: cities, cities: table.view.cities.slice(0, cities) } };
  const curtain: Curtain = { before: after, after, scene: () => undefined, city: () => 0, cities: () => undefined, war: () => undefined, rest: () => undefined };
  const began = Date.now();
  const run = { over: false };
  const played = new Choreographer(new Sprites()).play(scenes, curtain).finally(() => (run.over = true));
  while (!run.over) await vi.advanceTimersByTimeAsync(1);
  await played;
  return Date.now() - began;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME));
  vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame));
  pace.factor = 1;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([3, 5, 7])('a turn of %i cities is shown in 1.2 to 1.8 seconds', async (cities) => {
  const length = await lengthOf(cities);
  expect(length).toBeGreaterThanOrEqual(1200);
  expect(length).toBeLessThanOrEqual(1800);
});

test('and in a good half of that at the quick pace', async () => {
  pace.factor = 0.5;
  expect(await lengthOf(7)).toBeLessThanOrEqual(1000);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../api/types.ts';
import content from '../../fixtures/content/1e.json';
import fixture from '../../fixtures/base/age1-start-5.json';
import type { Content } from '../wire.ts';
import type { Scene } from './scenes.ts';
import { Show, type Curtain, type Director, type Seen } from './show.svelte.ts';

vi.mock('./pace.svelte.ts', () => ({ factor: () => pace.factor, pace: () => pace.wanted }));
const pace = vi.hoisted(() => ({ factor: 1, wanted: 'normal' }));

const base = fixture as unknown as Seen;
const things = (): Content => content as unknown as Content;
const built: GameEvent = { event: 'built', city: 0, card: 'baths', paid_by: 'paid', by: 0, chain: null };
const began: GameEvent = { event: 'turn-began', age: 1, turn: 2 };
let seq = base.events.at(-1)?.seq ?? 0;

/** The table after some events: every city has so many coins, and it is this turn. */
function after(turn: number, ...events: GameEvent[]): Seen {
  const cities = base.view.cities.map((city) => ({ ...city, coins: turn }));
  return { ...base, events: events.map((event) => ({ seq: ++seq, event })), view: { ...base.view, turn, cities } };
}

/** Plays nothing until it is told that it is done. */
class Slow implements Director {
  curtain: Curtain | null = null;
  scenes: readonly Scene[] = [];
  plays = 0;
  #done: (() => void) | null = null;

  async play(scenes: readonly Scene[], curtain: Curtain): Promise<void> {
    this.plays++;
    this.curtain = curtain;
    this.scenes = scenes;
    await new Promise<void>((done) => (this.#done = done));
  }
  skip(): void {
    this.#done?.();
  }
  async end(): Promise<void> {
    this.skip();
    await new Promise((go) => setTimeout(go));
  }
}

const coins = (show: Show): number[] => show.table.view.cities.map((city) => city.coins);

describe('what happens', () => {
  let show: Show;
  let director: Slow;

  beforeEach(() => {
    pace.factor = 1;
    vi.stubGlobal('document', { visibilityState: 'visible' });
    seq = base.events.at(-1)?.seq ?? 0;
    show = new Show(after(1), things);
    director = new Slow();
    show.director = director;
  });

  test('is held until it is played: first each city, then the hand', async () => {
    show.take(after(2, built, began));
    expect([show.table.view.turn, ...coins(show)]).toEqual([1, 1, 1, 1, 1, 1]);
    director.curtain?.city(3);
    expect(coins(show)).toEqual([1, 1, 1, 2, 1]);
    for (const at of [0, 1, 2, 4]) director.curtain?.city(at);
    expect([show.table.view.turn, ...coins(show)]).toEqual([1, 2, 2, 2, 2, 2]);
    director.curtain?.rest();
    expect([show.table.view.turn, show.holding]).toEqual([2, false]);
    await director.end();
    expect([show.playing, ...coins(show)]).toEqual([false, 2, 2, 2, 2, 2]);
  });

  test('comes at once when it is skipped', () => {
    show.take(after(2, built, began));
    show.skip();
    expect([show.table.view.turn, ...coins(show)]).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('waits its turn behind what is played', async () => {
    show.take(after(2, built));
    show.take(after(3, built, began));
    await director.end();
    expect([director.plays, show.table.view.turn]).toEqual([2, 2]);
    await director.end();
    expect(show.table.view.turn).toBe(3);
  });

  test('skipped, shows the newest of what waits', () => {
    show.take(after(2, built));
    show.take(after(3, built));
    show.skip();
    expect(show.table.view.turn).toBe(3);
  });

  test('in several turns is not played: who was away reads it', () => {
    show.take(after(3, built, began, built, began));
    expect([director.plays, show.table.view.turn]).toEqual([0, 3]);
  });

  test('while the window is out of sight is not played', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    show.take(after(2, built, began));
    expect([director.plays, show.table.view.turn]).toEqual([0, 2]);
  });

  test('is not played where nothing is to move', () => {
    pace.factor = 0;
    show.take(after(2, built, began));
    expect([director.plays, show.table.view.turn]).toEqual([0, 2]);
  });

  test('may be nothing: a choice that was made shows at once', () => {
    const chosen = after(1);
    show.take({ ...chosen, view: { ...chosen.view, sealed: ['B:altar'] } });
    expect(show.table.view.sealed).toEqual(['B:altar']);
  });

  const war: GameEvent[] = [
    { event: 'compared', city: 0, against: 1, shields: 0, against_shields: 1 },
    { event: 'fought', city: 0, against: 1, value: -1 },
    { event: 'age-ended', age: 1 },
  ];

  test('is told of a war until one goes on, where nothing is to move too', () => {
    pace.factor = 0;
    show.take(after(2, built, ...war, began));
    expect(show.interlude?.borders).toHaveLength(1);
    show.proceed();
    expect(show.interlude).toBeNull();
  });

  test('before its war shows the cards of a city, but not yet its tokens', () => {
    const next = after(2, built, ...war, began);
    const cities = next.view.cities.map((city) => ({ ...city, defeats: 1 }));
    show.take({ ...next, view: { ...next.view, cities } });
    director.curtain?.city(0);
    const city = (): unknown => [show.table.view.cities[0]?.coins, show.table.view.cities[0]?.defeats];
    expect(city()).toEqual([2, 0]);
    const fight = director.scenes.find((one) => one.scene === 'war');
    if (!fight) throw new Error('there is no war');
    director.curtain?.scene(fight);
    director.curtain?.cities();
    expect(city()).toEqual([2, 1]);
  });

  test('leaves a choice free once the hand has come', () => {
    const next = after(2, built, began);
    show.take(next);
    director.curtain?.rest();
    show.take({ ...next, events: [], view: { ...next.view, sealed: ['B:altar'] } });
    expect(show.table.view.sealed).toEqual(['B:altar']);
    expect(show.playing).toBe(true);
  });

  test('is remembered as missed where nobody looked, until something is shown again', () => {
    const read = seq;
    show.take(after(2, built, began));
    expect(show.missed).toBeNull();
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    show.take(after(3, built, began));
    show.take(after(4, built, began));
    expect(show.missed).toBe(read + 2);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    show.take(after(5, built, began));
    expect(show.missed).toBeNull();
  });

  test('was missed where more than a turn came since the log was read', () => {
    const read = seq;
    const table = after(3, built, began, built, began);
    expect(new Show(table, things, read).missed).toBe(read);
    expect(new Show(table, things, read + 2).missed).toBeNull();
    expect(new Show(table, things).missed).toBeNull();
  });
});

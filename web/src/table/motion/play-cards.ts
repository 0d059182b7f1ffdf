/** Cards are revealed beside their cities, paid for, and drop to where they belong. */
import { tick } from 'svelte';
import { BANK } from '../wire.ts';
import type { Clock } from './clock.ts';
import type { Stage } from './director.ts';
import { citySpot, clipped, inSight, place, spotOf, within, type CitySpot, type Form, type Spot } from './places.ts';
import type { CardScene, Coins, Laid } from './scenes.ts';
import type { Sprite } from './sprites.svelte.ts';

/** Milliseconds at the normal pace. */
const COME = 110;
const TURN = 220;
const READ = 290;
const COINS = 420;
const DROP = 300;
const GAIN = 620;
/** Between the first city and the last. */
const SPREAD = 100;
/** Cards that are drawn between two frames. */
const AT_ONCE = 2;
/** The width of a card beside a city. */
const WIDTHS: Record<Form, number> = { panel: 104, strip: 44, tab: 42 };
/** How far coins come from, or go to, where the bank is. */
const BANK_AWAY = 70;

interface Placed {
  laid: Laid;
  city: CitySpot;
  sprite: Sprite;
  /** The shields that it brings. */
  shields: number;
}

/** Where cards lie beside cities that are tabs: side by side, as tabs may lie out of sight. */
function rowOf(cities: (CitySpot | null)[]): Map<CitySpot, number> {
  const tabs = cities.filter((city) => city?.form === 'tab');
  const width = Math.min(window.innerWidth, 460);
  const left = (window.innerWidth - width) / 2;
  const ordered = tabs.filter((city) => city !== null).sort((one, other) => one.x - other.x);
  return new Map(ordered.map((city, at) => [city, left + (width * (at + 0.5)) / ordered.length]));
}

function besides(city: CitySpot, row: Map<CitySpot, number>): Spot {
  const width = WIDTHS[city.form];
  const height = width * 1.5;
  const bottom = city.y + city.height / 2;
  if (city.form === 'panel') return { x: city.x, y: city.y - city.height * 0.02, width: Math.min(width, city.width * 0.34, city.height * 0.3), height };
  if (city.form === 'strip') return { x: city.x, y: bottom - height / 2 + 4, width, height };
  return { x: row.get(city) ?? city.x, y: bottom + height / 2 + 4, width, height };
}

function gainOf(scene: CardScene, city: number): number {
  return scene.gained.reduce((sum, one) => sum + (one.to === city ? one.coins : 0), 0);
}

export async function playCards(scene: CardScene, stage: Stage): Promise<void> {
  const { clock, curtain } = stage;
  const placed = await bring(scene, stage);
  turn(placed, stage);
  await clock.wait(TURN + SPREAD);
  await pay(scene.paid, stage);
  await clock.wait(READ);
  // Each city is drawn anew in a task of its own.
  for (const one of placed) {
    one.shields = curtain.city(one.laid.city);
    await tick();
    hide(one, clock);
    await clock.frame();
  }
  const others = new Set([...scene.paid, ...scene.gained].flatMap((one) => [one.from, one.to]));
  for (const at of others) if (!placed.some(({ laid }) => laid.city === at)) curtain.city(at);
  drop(placed, stage);
  await clock.wait(DROP);
  // What they bring may still rise while hands pass.
  await bringings(scene, placed, stage);
}

/** The card of the own hand that was chosen, as the hand still lies there. */
function chosenCard(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-part=hand] > [aria-selected=true]');
}

/** The cards come, face down, from the discard pile or from where they were held. */
async function bring(scene: CardScene, { clock, sprites, curtain }: Stage): Promise<Placed[]> {
  const seat = curtain.before.view.seat;
  const chosen = scene.found ? null : chosenCard();
  const hand = chosen && spotOf(chosen);
  clock.animate(chosen ?? undefined, [{ opacity: 0 }, { opacity: 0 }], { ms: COME });
  const spots = scene.laid.map((laid) => citySpot(laid.city));
  const row = rowOf(spots);
  const pile = scene.found ? place('discard') : null;
  const from = pile && spotOf(pile);
  const found = scene.laid.flatMap((laid, at) => {
    const city = spots[at];
    return city ? [{ laid, city, at: besides(city, row) }] : [];
  });
  const placed: Placed[] = [];
  for (let next = 0; next < found.length; next += AT_ONCE) {
    const some = found.slice(next, next + AT_ONCE);
    const added = await sprites.add(
      some.map(({ laid, city, at }) => ({
        body: { kind: 'card', laid, form: city.form, gain: gainOf(scene, laid.city) },
        x: at.x,
        y: at.y,
        width: at.width,
      })),
    );
    added.forEach((sprite, which) => {
      const { laid, city } = some[which] ?? {};
      if (!laid || !city) return;
      placed.push({ laid, city, sprite, shields: 0 });
      const origin = laid.city === seat ? (hand ?? from) : from;
      const [x, y] = origin ? [origin.x - sprite.x, origin.y - sprite.y] : [0, 18];
      clock.animate(sprites.element(sprite, 'fly'), [{ opacity: 0, transform: `translate(${x}px, ${y}px) scale(0.7)` }, { opacity: 1, transform: 'none' }], { ms: COME });
      // Until all have come they lie face down.
      clock.animate(sprites.element(sprite, 'turn'), laid.card === null ? [] : [{ transform: TURNED }, { transform: TURNED }], { ms: COME });
    });
    await clock.frame();
  }
  await clock.wait(COME);
  return placed;
}

/** How much later than the first one of some cards moves. */
function later(at: number, placed: readonly Placed[]): number {
  return (SPREAD * at) / placed.length;
}

const TURNED = 'perspective(600px) rotateY(180deg)';

function turn(placed: readonly Placed[], { clock, sprites }: Stage): void {
  placed.forEach(({ laid, sprite }, at) => {
    if (laid.card === null) return;
    clock.animate(sprites.element(sprite, 'turn'), [{ transform: TURNED }, { transform: 'perspective(600px) rotateY(0)' }], { ms: TURN, delay: later(at, placed), easing: 'ease-in-out' });
  });
}

function coinsAt(at: number, other: Spot | null): Spot | null {
  if (at === BANK) return other && { ...other, y: Math.max(20, other.y - BANK_AWAY) };
  const city = citySpot(at);
  const coins = within(city, 'coins');
  return coins ? spotOf(coins) : city;
}

/** Coins go from who pays to who is paid. */
async function pay(paid: readonly Coins[], { clock, sprites }: Stage): Promise<void> {
  const ways = paid.flatMap((one) => {
    const from = coinsAt(one.from, null);
    const to = coinsAt(one.to, from);
    return from && to ? [{ one, from, to }] : [];
  });
  const added = await sprites.add(ways.map(({ one, from }) => ({ body: { kind: 'coins', coins: one.coins, gained: false }, x: from.x, y: from.y, width: 0 })));
  added.forEach((sprite, at) => {
    const way = ways[at];
    if (!way) return;
    const [x, y] = [way.to.x - way.from.x, way.to.y - way.from.y];
    const frames = [
      { opacity: 0, transform: 'scale(0.5)' },
      { opacity: 1, transform: `translate(${x * 0.1}px, ${y * 0.1 - 8}px)`, offset: 0.2 },
      { opacity: 1, transform: `translate(${x}px, ${y}px)`, offset: 0.85 },
      { opacity: 0, transform: `translate(${x}px, ${y}px)` },
    ];
    clock.animate(sprites.element(sprite, 'fly'), frames, { ms: COINS, easing: 'ease-in-out' });
  });
}

/** Where a card comes to lie, and what lies there from now on. */
function goal({ laid, city }: Placed): HTMLElement | null {
  if (laid.stage !== null) return within(city, `stage-${laid.stage}`) ?? within(city, 'stages');
  if (laid.card === null || laid.fate === 'given-up') return place('discard');
  return within(city, `card-${laid.card}`) ?? within(city, 'cards');
}

/** What comes to light only as the card lands on it, and how little of it is seen until then. */
function dawning({ laid }: Placed, element: HTMLElement | null): { element: HTMLElement; least: number } | null {
  if (element && laid.stage !== null) return { element, least: 0.35 };
  return element?.dataset['part'] === `card-${laid.card}` ? { element, least: 0 } : null;
}

function hide(placed: Placed, clock: Clock): void {
  const found = dawning(placed, goal(placed));
  if (found) clock.animate(found.element, [{ opacity: found.least }, { opacity: found.least }], { ms: 0 });
}

/** The cards drop to where they belong. */
function drop(placed: readonly Placed[], { clock, sprites }: Stage): void {
  const goals = placed.map((one) => {
    const element = goal(one);
    if (!element) return { element: null, spot: one.city };
    const spot = spotOf(element);
    return { element, spot: one.city.element.contains(element) ? clipped(spot, one.city) : spot };
  });
  placed.forEach((one, at) => {
    const { sprite } = one;
    const { element = null, spot } = goals[at] ?? {};
    if (!spot) return;
    const scale = Math.max(0.2, Math.min(1, spot.width / sprite.width, spot.height / (sprite.width * 0.6)));
    const away = `translate(${spot.x - sprite.x}px, ${spot.y - sprite.y}px) scale(${scale})`;
    const delay = later(at, placed);
    clock.animate(sprites.element(sprite, 'fly'), [{ opacity: 1, transform: 'none' }, { opacity: 1, transform: away, offset: 0.75 }, { opacity: 0, transform: away }], { ms: DROP, delay, easing: 'ease-in' });
    const found = dawning(one, element);
    if (found) clock.animate(found.element, [{ opacity: found.least }, { opacity: found.least, offset: 0.75 }, { opacity: 1 }], { ms: DROP, delay });
  });
}

/** What the cards brought, as figures that rise where they count. */
async function bringings(scene: CardScene, placed: readonly Placed[], { clock, sprites }: Stage): Promise<void> {
  const rising = placed.flatMap(({ laid, city, shields }) => {
    const gain = gainOf(scene, laid.city);
    return [
      ...(gain > 0 ? [{ body: { kind: 'coins' as const, coins: gain, gained: true }, ...inSight(spotOf(within(city, 'coins') ?? city.element)) }] : []),
      ...(shields > 0 ? [{ body: { kind: 'shield' as const, n: shields }, ...inSight(spotOf(within(city, 'shields') ?? city.element)) }] : []),
    ];
  });
  const paidByOthers = scene.gained.filter((one) => !placed.some(({ laid }) => laid.city === one.to));
  for (const { to, coins } of paidByOthers) {
    const city = citySpot(to);
    if (city) rising.push({ body: { kind: 'coins', coins, gained: true }, ...inSight(spotOf(within(city, 'coins') ?? city.element)) });
  }
  if (!rising.length) return;
  const added = await sprites.add(rising);
  for (const sprite of added) {
    const frames = [
      { opacity: 0, transform: 'translateY(14px) scale(0.8)' },
      { opacity: 1, transform: 'translateY(-4px)', offset: 0.3 },
      { opacity: 1, transform: 'translateY(-8px)', offset: 0.8 },
      { opacity: 0, transform: 'translateY(-16px)' },
    ];
    clock.animate(sprites.element(sprite, 'fly'), frames, { ms: GAIN });
  }
}

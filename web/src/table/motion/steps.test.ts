import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../api/types.ts';
import contents from '../../fixtures/content/1e-expansions.json';
import fixture from '../../fixtures/expansions/late-7.json';
import type { City, Content, View } from '../wire.ts';
import { scenesOf } from './scenes.ts';
import { cityBefore } from './steps.ts';

const content = contents as unknown as Content;
const { view } = fixture as unknown as { view: View };
const [first] = view.cities;
if (!first) throw new Error('the fixture has no city');
const bare: City = { ...first, coins: 5, cards: ['altar'], leaders: [], debts: 0, shields: 1, victories: [0, 0, 0], defeats: 0, pawns: [0, 0, 0], rewards: [0, 0, 0], buried: [], diplomacy: 0 };

const built = (card: string, paid_by: 'paid' | 'discard-pile' = 'paid'): GameEvent => ({ event: 'built', city: 0, card, paid_by, by: 0, chain: null });
const gained = (coins: number): GameEvent => ({ event: 'gained', city: 0, coins, source: 'card', card: null, stage: null, edifice: null });
const paid = (coins: number): GameEvent => ({ event: 'paid', city: 0, to: -1, coins });
const lost = (coins: number, debts = 0): GameEvent => ({ event: 'lost', city: 0, coins, debts, causes: [] });

/** The city before its first scene and after each, from what it is in the end. */
function shown(events: GameEvent[], after: Partial<City>, before: City = bare): City[] {
  const scenes = scenesOf(events);
  const change = { at: 0, before, after: { ...before, ...after } };
  return [...scenes.map((_, at) => cityBefore(scenes.slice(at), change, content)), cityBefore([], change, content)];
}

describe('a city between two scenes', () => {
  test('has the card that was just played, but not yet the one from the discard pile', () => {
    const states = shown([paid(1), built('baths'), built('walls', 'discard-pile')], { coins: 4, cards: ['altar', 'baths', 'walls'], shields: 3 });
    expect(states.map(({ cards, coins, shields }) => [cards, coins, shields])).toEqual([
      [['altar'], 5, 1],
      [['altar', 'baths'], 4, 1],
      [['altar', 'baths', 'walls'], 4, 3],
    ]);
  });

  test('has its coins before a loss takes them', () => {
    const states = shown([built('tavern'), gained(5), lost(2, 1)], { coins: 8, cards: ['altar', 'tavern'], debts: 1 });
    expect(states.map(({ coins, debts }) => [coins, debts])).toEqual([
      [5, 0],
      [10, 0],
      [8, 1],
    ]);
  });

  test('gets the shields of each of two cards with its card', () => {
    const states = shown([built('stockade'), built('walls')], { cards: ['altar', 'stockade', 'walls'], shields: 4 });
    expect(states.map((one) => one.shields)).toEqual([1, 2, 4]);
  });

  test('loses the shields of a card with the card', () => {
    const armed = { ...bare, cards: ['altar', 'walls'], shields: 3 };
    const states = shown([built('baths'), { event: 'gave-up', city: 0, card: 'walls', causes: [] }], { cards: ['altar', 'baths'], shields: 1 }, armed);
    expect(states.map((one) => one.shields)).toEqual([3, 3, 1]);
  });

  test('has its leader until it is buried', () => {
    const led = { ...bare, leaders: ['hiram'] };
    const states = shown([lost(1), { event: 'leader-buried', city: 0, leader: 'hiram', points: 6 }], { coins: 4, leaders: [], buried: ['hiram'] }, led);
    expect(states.map((one) => one.leaders)).toEqual([['hiram'], ['hiram'], []]);
    expect(states.map((one) => one.buried)).toEqual([[], [], ['hiram']]);
  });

  test('takes a pawn and a reward one after the other', () => {
    const states = shown(
      [
        { event: 'pawn-taken', city: 0, age: 2 },
        { event: 'edifice-built', age: 2, edifice: 'agora' },
        { event: 'rewarded', city: 0, age: 2, edifice: 'agora' },
      ],
      { pawns: [0, 1, 0], rewards: [0, 1, 0] },
    );
    expect(states.map(({ pawns, rewards }) => [pawns[1], rewards[1]])).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  test('has no token of the conflicts, and none of their coins, before they are told', () => {
    const held = { ...bare, diplomacy: 1 };
    const war: GameEvent[] = [
      { event: 'compared', city: 0, against: 1, shields: 2, against_shields: 0 },
      { event: 'fought', city: 0, against: 1, value: 3 },
      gained(2),
      { event: 'fought', city: 0, against: 2, value: -1 },
      { event: 'diplomacy-used', city: 0 },
      { event: 'age-ended', age: 2 },
    ];
    const states = shown([built('baths'), ...war, lost(1)], { cards: ['altar', 'baths'], coins: 6, victories: [0, 1, 0], defeats: 1, diplomacy: 0 }, held);
    expect(states.map(({ coins, victories, defeats, diplomacy }) => [coins, victories[1], defeats, diplomacy])).toEqual([
      [5, 0, 0, 1],
      [5, 0, 0, 1],
      [7, 1, 1, 0],
      [6, 1, 1, 0],
    ]);
  });

  test('shows its points only once all is played', () => {
    const sheet = { ...bare.sheet, total: bare.sheet.total + 3 };
    const states = shown([built('altar'), lost(1)], { coins: 4, sheet });
    expect(states.map((one) => one.sheet.total - bare.sheet.total)).toEqual([0, 0, 3]);
  });

  test('that no scene concerns is as it is', () => {
    const change = { at: 3, before: bare, after: { ...bare, coins: 9 } };
    expect(cityBefore(scenesOf([built('baths')]), change, content)).toBe(change.after);
  });
});

import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../api/types.ts';
import { scenesOf, type CardScene, type Laid, type Mark, type Scene } from './scenes.ts';

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;

const built = (city: number, card: string): Of<'built'> => ({ event: 'built', city, card, paid_by: 'paid', by: city, chain: null });
const stage = (city: number, card: string | null): Of<'stage-built'> => ({ event: 'stage-built', city, stage: 1, card, by: city });
const sold = (city: number, card: string | null): Of<'discarded'> => ({ event: 'discarded', city, card, by: city });
const gained = (city: number, coins: number, source: Of<'gained'>['source'] = 'card'): Of<'gained'> => ({
  event: 'gained',
  city,
  coins,
  source,
  card: null,
  stage: null,
  edifice: null,
});
const lost = (city: number, coins: number, debts: number): Of<'lost'> => ({ event: 'lost', city, coins, debts, causes: [] });

const cards = (...events: GameEvent[]): CardScene[] => scenesOf(events).filter((one) => one.scene === 'cards');
const laid = (city: number, fate: Laid['fate'], card: string | null = null, at: number | null = null): Laid => ({ city, fate, card, stage: at });
const mark = (city: number, sign: Mark['sign'], change: number | null, value: number | null = null): Mark => ({ city, sign, change, value });

/** Cards that scenes name although nothing that happened showed them to everybody. */
function leaks(scenes: readonly Scene[], events: readonly GameEvent[]): string[] {
  const open = new Set(
    events.flatMap((event) => {
      if (event.event === 'built' || event.event === 'gave-up') return [event.card];
      return event.event === 'recruited' || event.event === 'leader-copied' ? [event.leader] : [];
    }),
  );
  const named = scenes.flatMap((scene) => (scene.scene === 'cards' ? scene.laid.flatMap((one) => one.card ?? []) : []));
  return named.filter((card) => !open.has(card));
}

const FIXTURES = import.meta.glob<{ events: { event: GameEvent }[] }>('../../fixtures/{base,expansions}/*.json', { eager: true, import: 'default' });
const RECORDED = Object.entries(FIXTURES).map(([path, { events }]): [string, GameEvent[]] => [path.replace(/^.*\//, ''), events.map((one) => one.event)]);

describe('the cards of a turn', () => {
  test('are one scene, with what is paid for them and what they bring', () => {
    const scenes = scenesOf([
      { event: 'paid', city: 0, to: 1, coins: 2 },
      { event: 'paid', city: 2, to: -1, coins: 1 },
      built(0, 'baths'),
      built(1, 'tavern'),
      sold(2, 'altar'),
      gained(1, 5),
      gained(2, 3, 'discard'),
      { event: 'passed', direction: 'left' },
      { event: 'received', seat: 0, cards: ['mine', null] },
      { event: 'turn-began', age: 1, turn: 2 },
    ]);
    expect(scenes).toEqual([
      {
        scene: 'cards',
        found: false,
        laid: [laid(0, 'built', 'baths'), laid(1, 'built', 'tavern'), laid(2, 'discarded')],
        paid: [
          { from: 0, to: 1, coins: 2 },
          { from: 2, to: -1, coins: 1 },
        ],
        gained: [
          { from: -1, to: 1, coins: 5 },
          { from: -1, to: 2, coins: 3 },
        ],
      },
      { scene: 'passing', direction: 'left' },
    ]);
  });

  test('stay one scene while stages join an edifice', () => {
    const scenes = cards(stage(0, 'mine'), { event: 'edifice-joined', city: 0, edifice: 'agora' }, built(1, 'baths'));
    expect(scenes.map((one) => one.laid.length)).toEqual([2]);
  });

  test('are followed by those from the discard pile in a scene of their own', () => {
    const found: GameEvent = { ...built(0, 'walls'), paid_by: 'discard-pile' };
    expect(cards(built(0, 'baths'), built(1, 'mine'), found).map((one) => [one.found, one.laid.length])).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  test('and two that one city plays are two scenes', () => {
    expect(cards(built(0, 'baths'), built(0, 'mine'))).toHaveLength(2);
  });
});

describe('what lies face down', () => {
  // To its own seat the events name the card.
  test.each<[string, GameEvent]>([
    ['under a stage', stage(0, 'mine')],
    ['as a discard', sold(0, 'mine')],
    ['as a leader that is discarded', { event: 'leader-discarded', city: 0, leader: 'hiram' }],
    ['as the last card of an Age', { event: 'left-over', city: 0, card: 'mine', by: 0 }],
  ])('has no name %s', (_, event) => {
    const [scene] = cards(event);
    expect(scene?.laid.map((one) => one.card)).toEqual([null]);
  });

  test.each(RECORDED)('has no name in what happened at the table %s', (_, events) => {
    expect(leaks(scenesOf(events), events)).toEqual([]);
  });

  test('and a scene that named it would be found', () => {
    const events = [built(1, 'baths'), stage(0, 'mine'), sold(2, 'altar')];
    const [scene] = cards(...events);
    if (!scene) throw new Error('no cards are laid');
    for (const card of ['mine', 'altar']) {
      const planted = { ...scene, laid: scene.laid.map((one) => (one.card === null ? { ...one, card } : one)) };
      expect(leaks([planted], events)).toContain(card);
    }
  });

  test('hands and packs are in no scene', () => {
    const scenes = scenesOf([
      { event: 'dealt', seat: 0, cards: ['mine'] },
      { event: 'received', seat: 0, cards: ['mine'] },
      { event: 'drew', seat: 0, card: 'mine' },
      { event: 'draft-pack-received', seat: 0, leaders: ['hiram'] },
      { event: 'leader-kept', seat: 0, leader: 'hiram' },
      { event: 'asked', seat: 0, city: 0, kind: 'discard-pile', cards: ['mine'], causes: [] },
    ]);
    expect(scenes).toEqual([]);
  });
});

describe('the conflicts of an Age', () => {
  const compared = (city: number, against: number, shields: number, theirs: number): GameEvent => ({ event: 'compared', city, against, shields, against_shields: theirs });
  const fought = (city: number, against: number, value: number): GameEvent => ({ event: 'fought', city, against, value });

  test('are one scene: every border, also one of equal shields, with its tokens', () => {
    const scenes = scenesOf([compared(0, 1, 2, 1), fought(0, 1, 3), fought(1, 0, -1), compared(1, 2, 1, 1), compared(2, 0, 1, 2), fought(0, 2, 3), fought(2, 0, -1), { event: 'age-ended', age: 2 }]);
    expect(scenes).toEqual([
      {
        scene: 'war',
        age: 2,
        borders: [
          { cities: [0, 1], shields: [2, 1], tokens: [{ city: 0, value: 3 }, { city: 1, value: -1 }] },
          { cities: [1, 2], shields: [1, 1], tokens: [] },
          { cities: [2, 0], shields: [1, 2], tokens: [{ city: 0, value: 3 }, { city: 2, value: -1 }] },
        ],
        peace: [],
        softened: [],
        gained: [],
      },
    ]);
  });

  test('name who stays out, and who takes the defeat of another', () => {
    const scenes = scenesOf([
      compared(0, 2, 0, 1),
      fought(2, 0, 1),
      { event: 'defeat-passed', city: 2, loser: 0 },
      { event: 'diplomacy-used', city: 1 },
      { event: 'age-ended', age: 1 },
    ]);
    const [war] = scenes;
    expect(war).toMatchObject({ peace: [1], borders: [{ tokens: [{ city: 2, value: 1 }, { city: 2, value: -1 }] }] });
    expect(scenes).toHaveLength(1);
  });

  test('between teams go on for one token less where one side holds a diplomacy token', () => {
    const [war] = scenesOf([
      compared(1, 2, 3, 0),
      fought(1, 2, 1),
      fought(2, 1, -1),
      { event: 'diplomacy-used', city: 0 },
      { event: 'diplomacy-used', city: 2 },
      { event: 'diplomacy-used', city: 3 },
      { event: 'age-ended', age: 1 },
    ]);
    expect(war).toMatchObject({ softened: [2], peace: [0, 3] });
  });

  test('bring coins to who is paid for victories', () => {
    const scenes = scenesOf([compared(0, 1, 1, 0), fought(0, 1, 1), gained(0, 2), fought(1, 0, -1), { event: 'age-ended', age: 1 }, gained(1, 4)]);
    expect(scenes).toMatchObject([{ scene: 'war', gained: [{ from: -1, to: 0, coins: 2 }] }, { scene: 'marks', of: 'gained' }]);
  });

  test('take place even where everybody stays out', () => {
    expect(scenesOf([{ event: 'diplomacy-used', city: 0 }, { event: 'diplomacy-used', city: 1 }, { event: 'age-ended', age: 1 }])).toMatchObject([{ borders: [], peace: [0, 1] }]);
  });
});

describe('what the boxes bring', () => {
  test('leaders are recruited face up', () => {
    const [scene] = cards({ event: 'paid', city: 1, to: -1, coins: 3 }, { event: 'recruited', city: 1, leader: 'hiram', stage: null });
    expect(scene?.laid).toEqual([laid(1, 'recruited', 'hiram')]);
    expect(scene?.paid).toEqual([{ from: 1, to: -1, coins: 3 }]);
  });

  test('a copied leader is a scene of its own', () => {
    expect(cards(built(0, 'baths'), { event: 'leader-copied', city: 1, leader: 'hiram', guild: 'courtesans-guild', stage: null })).toHaveLength(2);
  });

  test('losses of all cities are one scene, and debts that follow another', () => {
    const scenes = scenesOf([lost(0, 2, 0), lost(1, 1, 1), { event: 'indebted', city: 2, debts: 1, causes: [] }]);
    expect(scenes).toEqual([
      { scene: 'marks', of: 'lost', marks: [mark(0, 'coins', -2), mark(1, 'coins', -1), mark(1, 'debt', 1)] },
      { scene: 'marks', of: 'indebted', marks: [mark(2, 'debt', 1)] },
    ]);
  });

  test('an edifice is finished before it rewards', () => {
    const scenes = scenesOf([
      { event: 'pawn-taken', city: 0, age: 1 },
      { event: 'edifice-built', age: 1, edifice: 'agora' },
      { event: 'rewarded', city: 0, age: 1, edifice: 'agora' },
      gained(0, 4, 'edifice'),
    ]);
    expect(scenes.map((one) => one.scene === 'marks' && one.of)).toEqual(['pawn-taken', 'edifice-built', 'rewarded', 'gained']);
  });

  test('tokens that are given back show their worth', () => {
    const [scene] = scenesOf([{ event: 'tokens-returned', city: 0, value: -1, count: 2, causes: [] }]);
    expect(scene).toEqual({ scene: 'marks', of: 'tokens-returned', marks: [mark(0, 'defeat', -2, -1)] });
  });
});

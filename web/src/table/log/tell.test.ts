import { afterEach, describe, expect, test } from 'vitest';
import type { Cause } from '../../api/types.ts';
import source from '../../api/types.ts?raw';
import { language, LANGUAGES } from '../../i18n/index.ts';
import { story } from '../model/log.ts';
import { SENTENCES, SILENT, tell } from './tell.ts';
import { Voice, type Names, type Of, type Tag } from './voice.ts';

const NAMES: Names = { who: (city) => `P${city}`, card: (id) => `<${id}>`, edifice: (id) => `[${id}]` };

const cause = (city: number | null, what: Partial<Cause>): Cause => ({ city, card: null, stage: null, edifice: null, ...what });
const CAUSES = [cause(1, { card: 'lair' }), cause(2, { stage: 3 }), cause(null, { edifice: 'agora' })];

/** One of each event; a tag without one is a type error. */
const SAMPLES: { [Name in Tag]: Of<Name> } = {
  dealt: { event: 'dealt', seat: 0, cards: ['altar', 'baths'] },
  piled: { event: 'piled', cards: [null, null] },
  'turn-began': { event: 'turn-began', age: 1, turn: 0 },
  drew: { event: 'drew', seat: 0, card: null },
  paid: { event: 'paid', city: 0, to: 1, coins: 2 },
  built: { event: 'built', city: 0, card: 'altar', paid_by: 'paid', by: 0, chain: null },
  'stage-built': { event: 'stage-built', city: 0, stage: 1, card: null, by: 0 },
  discarded: { event: 'discarded', city: 0, card: 'altar', by: 0 },
  gained: { event: 'gained', city: 0, coins: 2, source: 'edifice', card: null, stage: null, edifice: 'agora' },
  'left-over': { event: 'left-over', city: 0, card: null, by: 0 },
  asked: { event: 'asked', seat: 0, city: 0, kind: 'pay-loss', cards: [], causes: [] },
  declined: { event: 'declined', city: 0 },
  passed: { event: 'passed', direction: 'left' },
  received: { event: 'received', seat: 0, cards: [] },
  compared: { event: 'compared', city: 0, against: 1, shields: 3, against_shields: 1 },
  fought: { event: 'fought', city: 0, against: 1, value: 3 },
  'age-ended': { event: 'age-ended', age: 1 },
  'game-ended': { event: 'game-ended', winners: [0, 1], totals: [40, 30, 50, 10], teams: true },
  'edifices-laid': { event: 'edifices-laid', edifices: ['outpost', 'agora'] },
  'draft-pack-received': { event: 'draft-pack-received', seat: 0, leaders: ['hiram'] },
  'leader-kept': { event: 'leader-kept', seat: 0, leader: null },
  'leader-drawn': { event: 'leader-drawn', seat: 0, leader: 'hiram' },
  'leader-returned': { event: 'leader-returned', seat: 0, leader: null },
  'leader-discarded': { event: 'leader-discarded', city: 0, leader: 'hiram' },
  recruited: { event: 'recruited', city: 0, leader: 'hiram', stage: 2 },
  'recruit-declined': { event: 'recruit-declined', city: 0 },
  'leader-copied': { event: 'leader-copied', city: 0, leader: 'hiram', guild: 'courtesans-guild', stage: null },
  'leader-buried': { event: 'leader-buried', city: 0, leader: 'hiram', points: 4 },
  'hands-frozen': { event: 'hands-frozen', city: 0 },
  'token-taken': { event: 'token-taken', city: 0, value: 3 },
  'tokens-returned': { event: 'tokens-returned', city: 0, value: -1, count: 2, causes: [] },
  'defeat-passed': { event: 'defeat-passed', city: 0, loser: 1 },
  'diplomacy-taken': { event: 'diplomacy-taken', city: 0, count: 1 },
  'diplomacy-used': { event: 'diplomacy-used', city: 0 },
  indebted: { event: 'indebted', city: 0, debts: 1, causes: CAUSES.slice(0, 1) },
  lost: { event: 'lost', city: 0, coins: 1, debts: 2, causes: CAUSES },
  'pawn-taken': { event: 'pawn-taken', city: 0, age: 2 },
  'edifice-joined': { event: 'edifice-joined', city: 0, edifice: 'agora' },
  'edifice-built': { event: 'edifice-built', age: 2, edifice: 'agora' },
  'edifice-failed': { event: 'edifice-failed', age: 2, edifice: 'agora' },
  rewarded: { event: 'rewarded', city: 0, age: 2, edifice: 'agora' },
  penalized: { event: 'penalized', city: 0, debt: 3, causes: CAUSES.slice(2) },
  'gave-up': { event: 'gave-up', city: 0, card: 'altar', causes: [] },
  'out-of-time': { event: 'out-of-time', seat: 0 },
};

/** Those that are only told to who sees what it was. */
const SEEN: Partial<Record<Tag, Of<Tag>>> = {
  'left-over': { ...SAMPLES['left-over'], card: 'altar' },
  passed: { event: 'passed', direction: 'exchange' },
  'leader-kept': { ...SAMPLES['leader-kept'], leader: 'hiram' },
};

afterEach(() => language.speak('en'));

test('every event of the server’s schema is told, or told with another', () => {
  const tags = [...source.matchAll(/^ {2}event: "([a-z-]+)";$/gm)].map((found) => found[1]).sort();
  expect(tags.length).toBeGreaterThan(0);
  expect([...Object.keys(SENTENCES), ...Object.keys(SILENT)].sort()).toEqual(tags);
});

describe.each(LANGUAGES)('in %s', (speech) => {
  test.each(Object.keys(SENTENCES) as Tag[])('%s has a sentence with all its places filled', async (tag) => {
    await language.speak(speech);
    const event = SEEN[tag] ?? SAMPLES[tag];
    const line = tell(event, new Voice(NAMES));
    expect(line?.text).toMatch(/\S/);
    expect(line?.text).not.toMatch(/[{}]|undefined|null|chronicle/);
  });
});

const lines = (...events: Parameters<typeof story>[0]): string[] => story(events, NAMES).flatMap((chapter) => chapter.lines.map((line) => line.text));

test('what is paid is told once, with what it bought', () => {
  const again: Of<'built'> = { ...SAMPLES.built, card: 'baths' };
  expect(lines(SAMPLES.paid, SAMPLES.built, again)).toEqual(['P0 builds <altar>, paying 2 coins to P1.', 'P0 builds <baths>.']);
});

test('a price that bought nothing is told by itself', () => {
  expect(lines(SAMPLES.paid)).toEqual(['P0 pays 2 coins to P1.']);
});

test('a discarded card is told with its coins', () => {
  const coins: Of<'gained'> = { ...SAMPLES.gained, coins: 3, source: 'discard', edifice: null };
  expect(lines(SAMPLES.discarded, coins)).toEqual(['P0 discards <altar> for 3 coins.']);
});

test('coins that a card or a stage brings at once are told with it', () => {
  const coins: Of<'gained'> = { ...SAMPLES.gained, coins: 5, source: 'card', card: 'altar', edifice: null };
  const more: Of<'gained'> = { ...coins, source: 'stage', card: null, stage: 1 };
  expect(lines(SAMPLES.built, coins)).toEqual(['P0 builds <altar>: +5 coins.']);
  expect(lines(SAMPLES['stage-built'], more)).toEqual(['P0 builds stage 1 of the wonder: +5 coins.']);
});

test('what all do alike is not told: hands that pass, cards that are dealt, last cards face down', () => {
  expect(lines(SAMPLES.dealt, SAMPLES.passed, SAMPLES.received, SAMPLES['left-over'])).toEqual([]);
  expect(lines({ ...SAMPLES['left-over'], card: 'altar' })).toEqual(['P0 discards the last card, <altar>.']);
});

test('a question is told until it is answered', () => {
  const asked: Of<'asked'> = { ...SAMPLES.asked, kind: 'discard-pile' };
  const found: Of<'built'> = { ...SAMPLES.built, paid_by: 'discard-pile' };
  expect(lines(asked)).toEqual(['P0 looks through the discard pile.']);
  expect(lines(asked, found)).toEqual(['P0 builds <altar> from the discard pile.']);
});

test('a defeat is told with its victory, and one that another takes is not', () => {
  const defeat: Of<'fought'> = { event: 'fought', city: 1, against: 0, value: -1 };
  expect(lines(SAMPLES.fought, defeat)).toEqual(['P0 defeats P1: +3, −1.']);
  expect(lines(SAMPLES.fought, SAMPLES['defeat-passed'])).toEqual(['P0 defeats P1: +3.', 'P0 takes the Defeat token of P1.']);
});

test('two tokens of one conflict are one line', () => {
  const defeat: Of<'fought'> = { event: 'fought', city: 1, against: 0, value: -1 };
  expect(lines(SAMPLES.fought, defeat, SAMPLES.fought, defeat)).toEqual(['P0 defeats P1: +3, −1 (×2).']);
});

test('turn 0 is the recruitment', () => {
  const first: Of<'turn-began'> = { event: 'turn-began', age: 1, turn: 1 };
  const told = story([SAMPLES['leader-returned'], SAMPLES['turn-began'], SAMPLES.recruited, SAMPLES.dealt, SAMPLES.dealt, first], NAMES);
  expect(told.map((chapter) => chapter.title)).toEqual(['Before the first turn', 'Age I · recruitment', 'Age I · turn 1']);
  expect(told.map((chapter) => chapter.lines.length)).toEqual([1, 1, 0]);
});

test('a loss names who and what brought it', () => {
  expect(lines(SAMPLES.lost)).toEqual(['P0 loses 1 coin and takes 2 Debt tokens (<lair> of P1, stage 3 of P2, and [agora]).']);
});

test('what a city does to itself names no owner', () => {
  const event: Of<'tokens-returned'> = { ...SAMPLES['tokens-returned'], causes: [cause(0, { card: 'telesilla' })] };
  expect(lines(event)).toEqual(['P0 gives back 2 Defeat tokens (<telesilla>).']);
});

test('a team wins with the points of both', () => {
  expect(lines(SAMPLES['game-ended'])).toEqual(['P0 and P1 win together with 70 points.']);
});

import { expect, test } from 'vitest';
import type { Terms } from '../../api/types.ts';
import type { Seat } from '../wire.ts';
import { isAway, othersHere, replaceable } from './seats.ts';

const person = (seat: number, more: Partial<Seat> = {}): Seat => ({
  seat,
  kind: 'guest',
  name: 'Ada',
  bot: null,
  you: false,
  host: false,
  away: false,
  warned: null,
  team: null,
  ...more,
});
const bot = (seat: number): Seat => person(seat, { kind: 'bot', bot: 'greedy' });
const EVERYBODY = [0, 1, 2];
const terms: Terms = { rated: false, clock: null };

test('a game against bots is left by its last person', () => {
  expect(othersHere({ seats: [person(0, { you: true }), bot(1)] })).toBe(false);
  expect(othersHere({ seats: [person(0, { you: true }), person(1, { away: true })] })).toBe(false);
  expect(othersHere({ seats: [person(0, { you: true }), person(1)] })).toBe(true);
});

test('only the reader’s own seat makes the reader away', () => {
  expect(isAway({ seats: [person(0, { you: true }), person(1, { away: true })] })).toBe(false);
  expect(isAway({ seats: [person(0, { you: true, away: true })] })).toBe(true);
});

test('the host may replace the people who are waited for', () => {
  const seats = [person(0, { you: true, host: true }), person(1), person(2), bot(3)];
  expect(replaceable({ seats, terms }, [0, 1, 3])).toEqual([1]);
});

test('the others may replace nobody but an absent host', () => {
  const seats = [person(0, { host: true }), person(1, { you: true }), person(2)];
  expect(replaceable({ seats, terms }, EVERYBODY)).toEqual([0]);
  const left = [person(0, { host: true, away: true }), person(1, { you: true }), person(2)];
  expect(replaceable({ seats: left, terms }, EVERYBODY)).toEqual([2]);
});

test('who looks on or left replaces nobody', () => {
  expect(replaceable({ seats: [person(0, { host: true }), person(1)], terms }, EVERYBODY)).toEqual([]);
  expect(replaceable({ seats: [person(0, { host: true, you: true, away: true }), person(1)], terms }, EVERYBODY)).toEqual([]);
});

test('with a clock nobody replaces anybody: it says when a bot plays', () => {
  const seats = [person(0, { you: true, host: true }), person(1)];
  const clock = { turn: 60 };
  expect(replaceable({ seats, terms: { ...terms, clock } }, [1])).toEqual([]);
});

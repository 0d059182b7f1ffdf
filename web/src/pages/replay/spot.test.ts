import { expect, test } from 'vitest';
import { searchOf, spotIn } from './spot.ts';

test.each([
  { step: 0, seat: 0 },
  { step: 17, seat: 2 },
  { step: 3, seat: null },
])('an address leads back to %o', (spot) => {
  expect(spotIn(searchOf(spot))).toEqual(spot);
});

test.each(['', '?', '?step=&seat=', '?step=-1&seat=1.5', '?step=x&seat=nobody', '?step=99999&seat= 1'])('nothing is read from %o', (search) => {
  expect(spotIn(search)).toEqual({});
});

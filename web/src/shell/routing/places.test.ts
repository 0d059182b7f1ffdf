import { expect, test } from 'vitest';
import { placeOf, replayPath, tablePath } from './places.ts';

test('a path names a place', () => {
  expect(placeOf('/')).toEqual({ page: 'home' });
  expect(placeOf('/new/')).toEqual({ page: 'new' });
  expect(placeOf('/about')).toEqual({ page: 'about' });
  expect(placeOf('/sign-in')).toEqual({ page: 'sign-in' });
  expect(placeOf('/continue/a-b_c')).toEqual({ page: 'continue', code: 'a-b_c' });
  expect(placeOf(tablePath('k3f9'))).toEqual({ page: 'table', id: 'k3f9', invitation: null });
  expect(placeOf(tablePath('k3f9', 'm4'))).toEqual({ page: 'table', id: 'k3f9', invitation: 'm4' });
  expect(placeOf('/replay')).toEqual({ page: 'replay', id: null });
  expect(placeOf('/rules')).toEqual({ page: 'rules', topic: null });
  expect(placeOf('/rules/trade')).toEqual({ page: 'rules', topic: 'trade' });
  expect(placeOf('/cards/altar')).toEqual({ page: 'cards', card: 'altar' });
  expect(placeOf('/aid')).toEqual({ page: 'aid' });
  expect(placeOf(replayPath('k3f9'))).toEqual({ page: 'replay', id: 'k3f9' });
});

test('any other path is nowhere', () => {
  for (const path of ['/table', '/table/a/b/c', '/new/x', '/reset', '/replay/a/b', '/%E0%A4%A']) expect(placeOf(path)).toEqual({ page: 'nowhere' });
});

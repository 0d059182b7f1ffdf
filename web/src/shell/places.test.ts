import { expect, test } from 'vitest';
import { placeOf, tablePath } from './places.ts';

test('a path names a place', () => {
  expect(placeOf('/')).toEqual({ page: 'home' });
  expect(placeOf('/new/')).toEqual({ page: 'new' });
  expect(placeOf('/about')).toEqual({ page: 'about' });
  expect(placeOf(tablePath('k3f9'))).toEqual({ page: 'table', id: 'k3f9' });
});

test('any other path is nowhere', () => {
  for (const path of ['/table', '/table/a/b', '/new/x', '/%E0%A4%A']) expect(placeOf(path)).toEqual({ page: 'nowhere' });
});

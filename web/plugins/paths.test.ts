import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { ICON_GROUPS } from '../src/table/art/icons/loading.ts';
import { rounded } from './paths.ts';

describe('a path with whole numbers', () => {
  test.each([
    ['M10.4 10.4L20.4 20.4', 'm10 10 10 10'],
    ['m1.5 1l2.2 0h3.4v-1.2z', 'm2 1 2 0h3v-1z'],
    ['M0 0c1.2.8 2.6.9 3 3s1 1 2 2', 'm0 0c1 1 3 1 3 3s1 1 2 2'],
    ['M0 0a5.25 5 0 0110 0', 'm0 0a5.3 5 0 0 1 10 0'],
    ['M1 1 2 2 3 1z', 'm1 1 1 1 1-1z'],
    ['m5 5 1 1zm3 0 1 1', 'm5 5 1 1zm3 0 1 1'],
  ])('%s is written %s', (path, written) => {
    expect(rounded(path)).toBe(written);
  });

  test('can be drawn smaller', () => {
    expect(rounded('M10 10l9 4-9 4', 0.5)).toBe('m5 5 5 2-5 2');
  });

  test('ends where it ended, however many short steps there are', () => {
    expect(rounded(`M0 0${'l0.4 0'.repeat(10)}H8`)).toMatch(/h4$/);
    const steps = rounded(`M0 0${'l0.4 0'.repeat(10)}`).match(/-?\d+/g)?.map(Number) ?? [];
    expect(steps.filter((_, at) => at % 2 === 0).reduce((sum, one) => sum + one, 0)).toBe(4);
  });

  test.each(['X1 1', 'M1'])('%s is refused', (path) => {
    expect(() => rounded(path)).toThrow();
  });

  test('is less than half as long for the icons we use', () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
    const bodies = Object.values(ICON_GROUPS).flat().map((name) => icons[name]?.body ?? '');
    const paths = bodies.map((body) => / d="([^"]*)"/.exec(body)?.[1] ?? '');
    expect(paths.map((path) => rounded(path)).join('').length).toBeLessThan(0.55 * paths.join('').length);
  });
});

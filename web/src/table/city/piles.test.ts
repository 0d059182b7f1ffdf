import { describe, expect, it } from 'vitest';
import type { Color } from '../wire.ts';
import { arrange, columnsOf, layout, LEAST, leastHeight, type Pile } from './piles.ts';

function pile(color: Color, cards: number): Pile {
  return { color, cards: Array.from({ length: cards }, (_, at) => `${color}-${at}`) };
}

const LATE = [pile('brown', 4), pile('gray', 2), pile('yellow', 3), pile('blue', 4), pile('green', 2), pile('red', 2), pile('purple', 1)];

function height({ columns, step, last, gap }: ReturnType<typeof layout>): number {
  const heights = columns.map((column) =>
    column.reduce((sum, one) => sum + (one.cards.length - 1) * step + last, (column.length - 1) * gap),
  );
  return Math.max(...heights);
}

describe('piles', () => {
  it('give every colour a column of its own where there is room', () => {
    expect(columnsOf(LATE, 7).map((column) => column.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('keep the order of the colours when they share columns', () => {
    expect(columnsOf(LATE, 3).flat()).toEqual(LATE);
    expect(columnsOf(LATE, 3).length).toBeLessThanOrEqual(3);
  });

  it.each([170, 190, 220, 260, 300, 400])('of eighteen cards fit two columns of %i pixels', (room) => {
    expect(height(layout(columnsOf(LATE, 2), room))).toBeLessThanOrEqual(room);
  });

  it('take more columns only when heads would be cut', () => {
    expect(arrange(LATE, 2, 4, 400).columns.length).toBe(2);
    expect(arrange(LATE, 2, 4, 160).columns.length).toBeGreaterThan(2);
  });

  it('leave their order only where heads would be low', () => {
    const learned = [pile('gray', 3), pile('blue', 2), pile('green', 10), pile('red', 2), pile('white', 2)];
    expect(arrange(learned, 2, 2, 600).columns.flat()).toEqual(learned);
    expect(arrange(learned, 2, 2, 200).columns.map((column) => column.map((one) => one.color))).toEqual([['gray', 'blue', 'red', 'white'], ['green']]);
  });

  it('keep heads that can be read, however little room there is', () => {
    expect(arrange(LATE, 2, 2, 40).step).toBe(LEAST);
    expect(arrange(LATE, 2, 2, 40, 20).step).toBe(20);
  });

  it.each([15, 20])('say how much room heads of %i pixels need', (least) => {
    const room = leastHeight(LATE, 2, least);
    expect(height(arrange(LATE, 2, 2, room, least))).toBeLessThanOrEqual(room);
    expect(arrange(LATE, 2, 2, room, least).step).toBeGreaterThanOrEqual(least);
  });

  it('show the last card whole where the room allows it', () => {
    const { step, last } = layout(columnsOf([pile('blue', 2)], 2), 300);
    expect(last).toBeGreaterThan(step);
  });
});

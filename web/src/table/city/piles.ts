/** How built cards lie: piles by colour, in columns, with the overlap the room asks for. */
import type { Color } from '../wire.ts';
import { COLORS } from '../wire.ts';

export interface Pile {
  color: Color;
  cards: string[];
}

export interface Layout {
  columns: Pile[][];
  /** How much of a covered card shows: its head. */
  step: number;
  /** How much of the last card of a pile shows. */
  last: number;
  /** How far piles of a column lie from each other. */
  gap: number;
}

/** Pixels: a whole head, one that is low, the least that can be read, and a card with its emblem. */
const HEAD = 28;
const LOW = 22;
export const LEAST = 15;
const FULL = 70;
/** A body lower than this shows nothing worth seeing. */
const BODY = 28;

/** Low heads lie in piles that lie closer, too. */
function gapFor(step: number): number {
  return step < LOW ? 3 : 6;
}

export function pilesOf(cards: readonly string[], colorOf: (card: string) => Color): Pile[] {
  return COLORS.map((color) => ({ color, cards: cards.filter((card) => colorOf(card) === color) })).filter((pile) => pile.cards.length > 0);
}

/** Cuts the piles, in their order, into columns whose longest is as short as can be. */
export function columnsOf(piles: readonly Pile[], count: number): Pile[][] {
  if (piles.length <= count) return piles.map((pile) => [pile]);
  const weight = (pile: Pile): number => pile.cards.length + 0.3;
  const total = piles.reduce((sum, pile) => sum + weight(pile), 0);
  const longest = Math.max(...piles.map(weight));
  for (let limit = Math.max(longest, total / count); limit < total; limit += 0.2) {
    const columns = cut(piles, limit, weight);
    if (columns.length <= count) return columns;
  }
  return [[...piles]];
}

/** Piles in columns without regard to their order, where that makes the longest shorter. */
function balanced(piles: readonly Pile[], count: number): Pile[][] {
  const columns = Array.from({ length: Math.min(count, piles.length) }, (): Pile[] => []);
  const longestFirst = [...piles].sort((one, other) => other.cards.length - one.cards.length);
  for (const pile of longestFirst) columns.reduce((least, column) => (cardsIn(column) < cardsIn(least) ? column : least)).push(pile);
  const place = (pile: Pile | undefined): number => (pile ? piles.indexOf(pile) : -1);
  for (const column of columns) column.sort((one, other) => place(one) - place(other));
  return columns.sort((one, other) => place(one[0]) - place(other[0]));
}

function cut(piles: readonly Pile[], limit: number, weight: (pile: Pile) => number): Pile[][] {
  const columns: Pile[][] = [];
  let used = Infinity;
  for (const pile of piles) {
    if (used + weight(pile) > limit + 1e-6) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)?.push(pile);
    used += weight(pile);
  }
  return columns;
}

function cardsIn(column: readonly Pile[]): number {
  return column.reduce((sum, pile) => sum + pile.cards.length, 0);
}

/** The height of the longest column. */
function heightOf({ columns, step, last, gap }: Layout): number {
  return Math.max(0, ...columns.map((column) => (cardsIn(column) - column.length) * step + column.length * last + (column.length - 1) * gap));
}

/** The height the piles would like to have. */
export function wishedHeight(columns: Pile[][]): number {
  return heightOf({ columns, step: HEAD, last: FULL, gap: gapFor(HEAD) });
}

/** The height below which the piles cannot be read any more, in as many columns as there may be. */
export function leastHeight(piles: readonly Pile[], most: number, least: number): number {
  const heights = [columnsOf, balanced].map((by) => heightOf({ columns: by(piles, most), step: least, last: least, gap: gapFor(least) }));
  return Math.min(...heights);
}

/** The steps that make the longest column fit the height, unless they fall below the least. */
export function layout(columns: Pile[][], height: number, least = LEAST): Layout {
  const wide = steps(columns, height, gapFor(HEAD));
  const { step, body, gap } = wide.step < LOW ? steps(columns, height, gapFor(wide.step)) : wide;
  const head = Math.floor(Math.max(least, step));
  return { columns, step: head, last: head + (body < BODY ? 0 : Math.floor(body)), gap };
}

function steps(columns: Pile[][], height: number, gap: number): { step: number; body: number; gap: number } {
  let step = HEAD;
  let body = FULL - HEAD;
  for (const column of columns) {
    const room = height - (column.length - 1) * gap;
    step = Math.min(step, room / cardsIn(column));
    body = Math.min(body, (room - cardsIn(column) * HEAD) / column.length);
  }
  return { step, body, gap };
}

/** As few columns as leave no head low; as many as help where all do, at last without the order of the colours. */
export function arrange(piles: readonly Pile[], fewest: number, most: number, height: number, least = LEAST): Layout {
  let best = layout(columnsOf(piles, fewest), height, least);
  const take = (columns: Pile[][]): void => {
    const next = layout(columns, height, least);
    if (next.step > best.step || (next.step === best.step && heightOf(next) < heightOf(best))) best = next;
  };
  for (let count = fewest + 1; count <= most && best.step < LOW; count++) take(columnsOf(piles, count));
  if (best.step < LOW) take(balanced(piles, most));
  return best;
}

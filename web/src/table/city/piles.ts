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
}

/** Pixels: a whole head, the least that can be read, a card with its emblem, and between piles. */
const HEAD = 28;
const LEAST = 15;
const FULL = 70;
const GAP = 6;
/** A body lower than this shows nothing worth seeing. */
const BODY = 28;

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

/** The height the piles would like to have. */
export function wishedHeight(columns: readonly Pile[][]): number {
  const heights = columns.map((column) => cardsIn(column) * HEAD + (column.length - 1) * GAP + column.length * (FULL - HEAD));
  return Math.max(0, ...heights);
}

/** The steps that make the longest column fit the height. */
export function layout(columns: Pile[][], height: number): Layout {
  let step = HEAD;
  let body = FULL - HEAD;
  for (const column of columns) {
    const room = height - (column.length - 1) * GAP;
    step = Math.min(step, room / cardsIn(column));
    body = Math.min(body, (room - cardsIn(column) * HEAD) / column.length);
  }
  step = Math.floor(Math.max(LEAST, step));
  return { columns, step, last: step + (body < BODY ? 0 : Math.floor(body)) };
}

/** The height of the longest column. */
function heightOf({ columns, step, last }: Layout): number {
  return Math.max(0, ...columns.map((column) => (cardsIn(column) - column.length) * step + column.length * last + (column.length - 1) * GAP));
}

/** Whether the piles stay within a height. */
export function fitsIn(laid: Layout, height: number): boolean {
  return heightOf(laid) <= height;
}

/** As few columns as let every head have this height; as many as help where none do. */
export function arrange(piles: readonly Pile[], fewest: number, most: number, height: number, least = HEAD - 6): Layout {
  let best = layout(columnsOf(piles, fewest), height);
  for (let count = fewest + 1; count <= most && best.step < least; count++) {
    const next = layout(columnsOf(piles, count), height);
    if (next.step > best.step || (next.step === best.step && heightOf(next) < heightOf(best))) best = next;
  }
  return best;
}

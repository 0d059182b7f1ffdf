import type { BoardContent, SideContent } from '../api/wire.ts';

/** The word for a wonder drawn by lot. */
export const RANDOM = 'random';

/** The word for side A of a wonder drawn by lot; by day in the second edition. */
export const SIDE_A = 'side-a';

export interface Picked {
  board: BoardContent;
  /** None when either side will do. */
  side: SideContent | null;
}

/** The board, and maybe the side, that a wish names; null for one drawn by lot. */
export function pickedBoard(boards: readonly BoardContent[], wish: string): Picked | null {
  for (const board of boards) {
    if (board.id === wish) return { board, side: null };
    const side = board.sides.find((one) => one.slug === wish);
    if (side) return { board, side };
  }
  return null;
}

/** How many boards lie on the table: with two players a free city is the third. */
export function citiesOf(players: number): number {
  return players === 2 ? 3 : players;
}

import { CLASS_MARKS, SIGNS } from '../art/icons/signs.ts';
import type { City, RowName } from '../wire.ts';

/** A row of the score sheet: what it counts, its sign, and the colour of that. */
export interface SheetRow {
  row: RowName;
  icon: string;
  color: string;
}

const ROWS: SheetRow[] = [
  { row: 'conflicts', icon: SIGNS['conflicts'] ?? '', color: 'red' },
  { row: 'treasury', icon: SIGNS['treasury'] ?? '', color: 'coin' },
  { row: 'wonder', icon: SIGNS['wonder'] ?? '', color: 'brown' },
  { row: 'blue', icon: CLASS_MARKS['blue'] ?? '', color: 'blue' },
  { row: 'yellow', icon: CLASS_MARKS['yellow'] ?? '', color: 'yellow' },
  { row: 'guilds', icon: CLASS_MARKS['purple'] ?? '', color: 'purple' },
  { row: 'green', icon: CLASS_MARKS['green'] ?? '', color: 'green' },
  { row: 'leaders', icon: CLASS_MARKS['white'] ?? '', color: 'white' },
  { row: 'black', icon: CLASS_MARKS['black'] ?? '', color: 'black' },
  { row: 'edifice', icon: SIGNS['edifice'] ?? '', color: 'gray' },
];

/** The rows that some city has: those of boxes that are not at the table are not on the sheet. */
export function rowsOf(cities: readonly City[]): SheetRow[] {
  return ROWS.filter(({ row }) => cities.some((city) => city.sheet.rows.some((one) => one.row === row)));
}

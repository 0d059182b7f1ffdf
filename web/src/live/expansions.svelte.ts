import { api } from '../api/api.ts';
import type { BoxRow } from '../api/wire.ts';
import { isKey, list, say } from '../i18n/index.ts';

let rows = $state.raw<readonly BoxRow[]>([]);
let asked: Promise<void> | null = null;

/** How much a box brings: the big ones are offered first. */
const weight = (box: BoxRow): number => 10 * (box.cards + box.leaders + box.edifices) + box.boards.length;

/** Ask for the boxes there are; once, again only after a failure. */
export function loadBoxes(): Promise<void> {
  asked ??= api.boxes().then((all) => {
    rows = all.toSorted((one, other) => weight(other) - weight(one));
  });
  asked.catch(() => (asked = null));
  return asked;
}

/** The boxes there are, none until they have come. */
export function boxRows(): readonly BoxRow[] {
  return rows;
}

/** Whether a box goes with so many players; one that is not known yet may. */
export function goesWith(id: string, players: number): boolean {
  return rows.find((box) => box.id === id)?.players.includes(players) ?? true;
}

/** Whether some of these boxes leave open which leaders are in it. */
export function leavesExperts(ids: readonly string[]): boolean {
  return rows.length === 0 || rows.some((box) => box.experts && ids.includes(box.id));
}

/** What a box is called: in our words, else as printed. */
export function boxLabel(id: string): string {
  const key = `new-box-${id}`;
  return isKey(key) ? say(key) : (rows.find((box) => box.id === id)?.title ?? id);
}

/** Boxes by name, joined as the language joins them. */
export function boxNames(ids: readonly string[]): string {
  return list(ids.map(boxLabel));
}

/** What it brings, if we have words for it. */
export function boxAbout(id: string): string {
  const key = `new-box-${id}-about`;
  return isKey(key) ? say(key) : '';
}

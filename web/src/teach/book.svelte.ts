/** The content that rules, aid and cards are drawn with: an edition with expansions. */
import type { Content } from '../api/wire.ts';
import { contentOf, loadContent } from '../live/content.svelte.ts';
import { boxRows, loadBoxes } from '../live/expansions.svelte.ts';

/** The sides of these boards replace those of other expansions, so they are looked at on their own. */
export const OLD = 'classic-extras';

/** The expansions that can be shown together. */
export function newBoxes(): string[] {
  return boxRows()
    .map((box) => box.id)
    .filter((box) => box !== OLD);
}

/** Everything of an edition but the old extras; null until it has come. */
export function bookOf(edition: string): Content | null {
  return boxRows().length > 0 ? contentOf(edition, newBoxes()) : null;
}

/** All of an edition, with the old extras' sides in place of newer ones; null until it has come. */
export function wholeOf(edition: string): Content | null {
  const boxes = boxRows().map((box) => box.id);
  return boxes.length > 0 ? contentOf(edition, boxes) : null;
}

/** Ask for it too. */
export async function loadWhole(edition: string): Promise<void> {
  await loadBook(edition);
  await loadContent(
    edition,
    boxRows().map((box) => box.id),
  );
}

/** Ask for it; asked for once, again only after a failure. */
export async function loadBook(edition: string): Promise<void> {
  await loadBoxes();
  await loadContent(edition, newBoxes());
}

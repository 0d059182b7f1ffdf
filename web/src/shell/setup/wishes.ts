import { t } from '../../i18n/index.ts';
import { pickedBoard } from '../../lib/boards.ts';
import { boardName, contentOf } from '../../live/content.svelte.ts';

/** The boards that cannot be picked for a city, with the reason, where others are wished for the other cities. */
export function boardsGone(
  edition: string,
  boxes: readonly string[],
  wishes: readonly string[],
  city: number | null,
): ReadonlyMap<string, string> {
  const all = contentOf(edition, boxes)?.boards ?? [];
  const others = wishes.filter((_, at) => at !== city);
  const theirs = others.flatMap((wish) => pickedBoard(all, wish)?.board ?? []);
  const excluded = theirs.flatMap(({ id, excludes }) =>
    excludes.map((other): [string, string] => [other, t('new-board-excluded', { board: boardName(id) })]),
  );
  return new Map([...excluded, ...theirs.map(({ id }): [string, string] => [id, t('new-board-taken')])]);
}

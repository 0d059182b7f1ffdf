import { Problem } from '../../api/problem.ts';
import type { PossibleTable } from '../../api/wire.ts';
import { t } from '../../i18n/index.ts';
import { RANDOM, SIDE_A } from '../../lib/boards.ts';
import { boxNames } from '../../live/expansions.svelte.ts';
import { boardName } from '../../live/content.svelte.ts';
import { editionName } from './setting.ts';

/** What was asked for, in so far as the server may offer another table instead. */
export type Asked = Omit<PossibleTable, 'boards'> & { boards?: readonly string[] };

/** The table that the server offers instead of one that cannot be, if it does. */
export function nearestOf(error: unknown): PossibleTable | null {
  const offered = error instanceof Problem ? error.params['nearest'] : null;
  return typeof offered === 'object' && offered !== null && !Array.isArray(offered) ? offered : null;
}

/** How the offered table differs from the one asked for, in words. */
export function changes(asked: Asked, offered: PossibleTable): string[] {
  const words: string[] = [];
  if (offered.players !== asked.players) words.push(t('home-players-n', { n: offered.players }));
  if (offered.edition !== asked.edition) words.push(editionName(offered.edition));
  const added = offered.boxes.filter((box) => !asked.boxes.includes(box));
  const dropped = asked.boxes.filter((box) => !offered.boxes.includes(box));
  if (added.length > 0) words.push(t('new-nearest-with', { boxes: boxNames(added) }));
  if (dropped.length > 0) words.push(t('new-nearest-without', { boxes: boxNames(dropped) }));
  if (asked.teams && !offered.teams) words.push(t('new-nearest-no-teams'));
  if (asked.experts && !offered.experts) words.push(t('new-nearest-no-experts'));
  return [...words, ...boardChanges(asked.boards ?? [], offered.boards)];
}

function boardChanges(asked: readonly string[], offered: readonly string[]): string[] {
  return offered.flatMap((wish, seat) => {
    if (wish === (asked[seat] ?? RANDOM)) return [];
    const board = wish === RANDOM || wish === SIDE_A ? t('new-board-random') : boardName(wish);
    return [t('new-nearest-board', { board, n: seat + 1 })];
  });
}

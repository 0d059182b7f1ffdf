import type { Topic } from '../../teach/rules/parts.ts';
import type { RowName } from '../wire.ts';

/** The topic of the rules that explains what a row of the score sheet counts. */
export const ROW_RULES: Record<RowName, Topic> = {
  conflicts: 'war',
  treasury: 'score',
  wonder: 'wonder',
  blue: 'colors',
  green: 'science',
  yellow: 'colors',
  guilds: 'guilds',
  leaders: 'leaders-notes',
  black: 'cities',
  edifice: 'edifice',
};

/** Which drawings of game-icons the build takes, and when they come; it takes no others. */
import { CARD_GROUPS } from './cards.ts';
import { EDIFICE_EMBLEMS } from './edifices.ts';
import { LEADER_EMBLEMS } from './leaders.ts';
import { CLASS_MARKS, SIGN_GROUPS } from './signs.ts';
import { BASE_WONDER_EMBLEMS, EXPANSION_WONDER_EMBLEMS } from './wonders.ts';

const named = (...groups: Record<string, string>[]): string[] => [...new Set(groups.flatMap((group) => Object.values(group)))].sort();

const first = named(CARD_GROUPS.first, BASE_WONDER_EMBLEMS, CLASS_MARKS, SIGN_GROUPS.first);
const later = named(CARD_GROUPS.later, SIGN_GROUPS.later).filter((icon) => !first.includes(icon));
const expansions = named(CARD_GROUPS.expansions, LEADER_EMBLEMS, EDIFICE_EMBLEMS, EXPANSION_WONDER_EMBLEMS).filter((icon) => !first.includes(icon) && !later.includes(icon));

/** What the first turn of a base game shows, what comes while it is played, and what only expansions have. */
export const ICON_GROUPS: Record<'first' | 'later' | 'expansions', string[]> = { first, later, expansions };

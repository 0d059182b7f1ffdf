/** Which drawings of game-icons the build takes, and which of them come later; it takes no others. */
import { BASE_CARD_EMBLEMS, EXPANSION_CARD_EMBLEMS } from './cards.ts';
import { EDIFICE_EMBLEMS } from './edifices.ts';
import { LEADER_EMBLEMS } from './leaders.ts';
import { CLASS_MARKS, SIGNS } from './signs.ts';
import { BASE_WONDER_EMBLEMS, EXPANSION_WONDER_EMBLEMS } from './wonders.ts';

const named = (...groups: Record<string, string>[]): string[] => [...new Set(groups.flatMap((group) => Object.values(group)))].sort();

/** The drawings that every table needs. */
export const BASE_ICONS: string[] = named(BASE_CARD_EMBLEMS, BASE_WONDER_EMBLEMS, CLASS_MARKS, SIGNS);

/** The others, which come when a table with expansions is shown. */
export const EXPANSION_ICONS: string[] = named(EXPANSION_CARD_EMBLEMS, LEADER_EMBLEMS, EDIFICE_EMBLEMS, EXPANSION_WONDER_EMBLEMS).filter((icon) => !BASE_ICONS.includes(icon));

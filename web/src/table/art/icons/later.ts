import { CARD_GROUPS } from './cards.ts';
import { SIGN_GROUPS } from './signs.ts';

/** The drawings that a base game needs after its first turns. */
export const LATER_EMBLEMS: ReadonlySet<string> = new Set([...Object.values(CARD_GROUPS.later), ...Object.values(SIGN_GROUPS.later)]);

import { CARD_EMBLEMS } from './cards.ts';
import { LEADER_EMBLEMS } from './leaders.ts';

/** The drawing of a card or a leader, by its id. */
export function emblemOf(id: string): string {
  return CARD_EMBLEMS[id] ?? LEADER_EMBLEMS[id] ?? '';
}

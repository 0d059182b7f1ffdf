import { api } from '../../api/api.ts';
import { suggestedName } from '../../lib/names.ts';
import { me } from '../../live/guest.svelte.ts';
import { go, tablePath } from '../../shell/routing/router.svelte.ts';

/** Sit down to a first game. */
export async function startFirstGame(): Promise<void> {
  await me.beCalled(me.name || suggestedName());
  go(tablePath((await api.create({ players: 3, first: true })).id));
}

import { expect, test, vi } from 'vitest';
import { api } from '../api/api.ts';
import type { Lobby } from '../api/wire.ts';
import { LiveLobby } from './lobby.svelte.ts';

vi.mock('./stream.svelte.ts', () => ({ hear: vi.fn() }));
vi.mock('../api/api.ts', () => ({ api: { lobby: vi.fn() } }));

test('an answer overtaken on the way changes nothing', async () => {
  const waiting: ((lobby: Lobby) => void)[] = [];
  vi.mocked(api.lobby).mockImplementation(() => new Promise((go) => waiting.push(go)));
  const [older, newer] = [{}, {}] as [Lobby, Lobby];
  const live = new LiveLobby();
  const both = Promise.all([live.refresh(), live.refresh()]);
  waiting[1]?.(newer);
  waiting[0]?.(older);
  await both;
  expect(live.lobby).toBe(newer);
});

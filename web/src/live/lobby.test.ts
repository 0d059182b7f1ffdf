import { expect, test, vi } from 'vitest';
import { api } from '../api/api.ts';
import type { Lobby } from '../api/wire.ts';
import { LiveLobby } from './lobby.svelte.ts';
import { hear } from './stream.svelte.ts';

vi.mock('./stream.svelte.ts', () => ({ hear: vi.fn(() => () => undefined) }));
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

/** A lobby that has its lists, and how it is told news. */
function followed(): () => void {
  vi.mocked(api.lobby).mockReset().mockResolvedValue({} as Lobby);
  new LiveLobby().follow();
  const tell = vi.mocked(hear).mock.lastCall?.[0];
  if (!tell) throw new Error('nobody listens');
  return () => tell('lobby');
}

test('news within a moment is one refresh', async () => {
  vi.useFakeTimers();
  try {
    const tell = followed();
    for (const wait of [0, 100, 100]) {
      await vi.advanceTimersByTimeAsync(wait);
      tell();
    }
    await vi.advanceTimersByTimeAsync(290);
    expect(api.lobby).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(api.lobby).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('while news goes on and on, the lists are new a second after the first', async () => {
  vi.useFakeTimers();
  try {
    const tell = followed();
    for (let times = 0; times < 10; times++) {
      tell();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(api.lobby).toHaveBeenCalledTimes(2);
    for (let times = 0; times < 11; times++) {
      tell();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(api.lobby).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

import { api } from '../api/api.ts';
import type { Lobby } from '../api/wire.ts';
import { hear } from './stream.svelte.ts';

/** News within this time is one refresh. */
const GATHER = 300;

/** The lists of tables, kept up to date while somebody looks. */
export class LiveLobby {
  lobby = $state.raw<Lobby | null>(null);
  trouble = $state.raw<unknown>(null);

  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = hear(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.refresh(), GATHER);
    });
    void this.refresh();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  async refresh(): Promise<void> {
    try {
      this.lobby = await api.lobby();
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }
}

import { api } from '../api/api.ts';
import type { Lobby } from '../api/wire.ts';
import { hear } from './stream.svelte.ts';

/** News within this time is one refresh… */
const GATHER = 300;
/** …but with more and more news, the lists are not older than this. */
const LATEST = 1000;

/** The lists of tables, kept up to date while somebody looks. */
export class LiveLobby {
  lobby = $state.raw<Lobby | null>(null);
  trouble = $state.raw<unknown>(null);
  #asked = 0;
  /** Which asking the lists shown answer. */
  #shown = 0;

  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first: number | null = null;
    const stop = hear(() => {
      first ??= Date.now();
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          first = null;
          void this.refresh();
        },
        Math.min(GATHER, first + LATEST - Date.now()),
      );
    });
    void this.refresh();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** Fetch the lists; an older answer, overtaken on the way, is dropped. */
  async refresh(): Promise<void> {
    const asking = ++this.#asked;
    try {
      const lobby = await api.lobby();
      if (asking < this.#shown) return;
      this.#shown = asking;
      this.lobby = lobby;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }
}

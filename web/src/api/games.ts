import { request } from './request.ts';
import type { GamePage, Statistics } from './wire.ts';

/** Which of one's games are looked for; empty for any. */
export interface Wanted {
  family: string;
  players: string;
  box: string;
  board: string;
  opponent: string;
  won: string;
}

/** The part of the server's interface that is about games that are over. */
export const games = {
  page: (wanted: Wanted, after: string | null) => {
    const asked = Object.entries({ ...wanted, after: after ?? '' }).filter(([, value]) => value !== '');
    return request<GamePage>('GET', `/api/games?${new URLSearchParams(asked)}`);
  },
  statistics: () => request<Statistics>('GET', '/api/games/statistics'),
};

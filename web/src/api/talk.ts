import { request } from './request.ts';
import type { Done, Say, Talk } from './wire.ts';

/** Seconds that the server may wait for a message before it answers. */
const WAIT = 20;
const at = (id: string, rest: string): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** The part of the server's interface that is about what is said at a table. */
export const talk = {
  read: (id: string, after: number, wait: boolean) =>
    request<Talk>('GET', at(id, `/talk?after=${after}&wait=${wait ? WAIT : 0}`), { patience: (WAIT + 15) * 1000, waits: [] }),
  say: (id: string, what: Partial<Say>) => request<Talk>('POST', at(id, '/talk'), { body: what, waits: [] }),
  silence: (id: string, seat: number, silent: boolean, everywhere: boolean) =>
    request<Talk>('POST', at(id, `/seats/${seat}/silence`), { body: { silent, everywhere } }),
  report: (id: string, message: number, why: string) =>
    request<Done>('POST', at(id, `/talk/${message}/report`), { body: { why }, waits: [] }),
};

import { request } from './request.ts';
import type { BotRow, Content, Guest, Lobby, NewTable, Server, Table } from './wire.ts';

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;
const decision = (id: string, number: number, seat: number): string => at(id, `/decisions/${number}/seats/${seat}`);

/** The server's interface, one function for each thing it does. */
export const api = {
  guest: () => request<Guest>('GET', '/api/guest'),
  beCalled: (name: string) => request<Guest>('POST', '/api/guest', { body: { name } }),
  content: (edition: string) => request<Content>('GET', `/api/content/${encodeURIComponent(edition)}`),
  bots: () => request<BotRow[]>('GET', '/api/bots'),
  server: () => request<Server>('GET', '/api/server'),
  lobby: () => request<Lobby>('GET', '/api/tables'),
  /** Sent once: a second time would make a second table. */
  create: (table: NewTable) => request<Table>('POST', '/api/tables', { body: table, again: false }),
  table: (id: string, after = 0) => request<Table>('GET', at(id, `?after=${after}`)),
  join: (id: string, seat: number | null = null) => request<Table>('POST', at(id, '/join'), { body: { seat } }),
  seat: (id: string, seat: number, bot: string | null) =>
    request<Table>('POST', at(id, `/seats/${seat}`), { body: { bot } }),
  start: (id: string) => request<Table>('POST', at(id, '/start')),
  leave: (id: string) => request<Table>('POST', at(id, '/leave')),
  rematch: (id: string) => request<Table>('POST', at(id, '/rematch')),
  choose: (id: string, number: number, seat: number, choice: string) =>
    request<Table>('POST', decision(id, number, seat), { body: { choice } }),
  withdraw: (id: string, number: number, seat: number) => request<Table>('DELETE', decision(id, number, seat)),
  recordAddress: (id: string) => at(id, '/record'),
};

import { LONG_PATIENCE, request } from './request.ts';
import type {
  AnalysisWork,
  Awaited,
  BotRow,
  BoxRow,
  Content,
  Course,
  Guest,
  Lobby,
  NewTable,
  Replay,
  ReplayStep,
  Sealed,
  Server,
  Table,
  WantedOptions,
  Why,
} from './wire.ts';

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;
const decision = (id: string, number: number, seat: number, after: number): string =>
  at(id, `/decisions/${number}/seats/${seat}?after=${after}`);
/** Boxes in the order of their names: the same content has one address. */
const among = (boxes: readonly string[]): string =>
  boxes.length ? `?boxes=${[...boxes].sort().map(encodeURIComponent).join(',')}` : '';

/** A word that nobody else makes up; pages without encryption have no `randomUUID`. */
const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((part) => part.toString(36)).join('');
const LONG = { patience: LONG_PATIENCE };

/** The server's interface, one function for each thing it does. */
export const api = {
  guest: () => request<Guest>('GET', '/api/guest'),
  beCalled: (name: string) => request<Guest>('POST', '/api/guest', { body: { name } }),
  content: (edition: string, boxes: readonly string[] = []) =>
    request<Content>('GET', `/api/content/${encodeURIComponent(edition)}${among(boxes)}`),
  boxes: () => request<BoxRow[]>('GET', '/api/boxes'),
  bots: () => request<BotRow[]>('GET', '/api/bots'),
  qr: (link: string) => request<string[]>('GET', `/api/qr?link=${encodeURIComponent(link)}`),
  server: () => request<Server>('GET', '/api/server'),
  awaited: () => request<Awaited[]>('GET', '/api/turns/awaited'),
  lobby: () => request<Lobby>('GET', '/api/tables'),
  /** With a key: sent a second time, it makes no second table. */
  create: (table: NewTable) => request<Table>('POST', '/api/tables', { body: { ...table, key: newKey() }, ...LONG }),
  table: (id: string, after = 0) => request<Table>('GET', at(id, `?after=${after}`)),
  join: (id: string, seat: number | null = null) => request<Table>('POST', at(id, '/join'), { body: { seat } }),
  seat: (id: string, seat: number, bot: string | null, remove = false) =>
    request<Table>('POST', at(id, `/seats/${seat}`), { body: { bot, remove } }),
  options: (id: string, game: WantedOptions) => request<Table>('POST', at(id, '/options'), { body: game }),
  order: (id: string, order: number[]) => request<Table>('POST', at(id, '/order'), { body: { order }, waits: [] }),
  readmit: (id: string, name: string) => request<Table>('POST', at(id, '/readmit'), { body: { name } }),
  accept: (id: string, invitation: string) => request<Table>('POST', at(id, '/accept'), { body: { invitation } }),
  renewInvitation: (id: string) => request<Table>('POST', at(id, '/invitation')),
  invite: (id: string, name: string) => request<Table>('POST', at(id, '/invited'), { body: { name } }),
  uninvite: (id: string, name: string) => request<Table>('POST', at(id, '/uninvited'), { body: { name } }),
  start: (id: string) => request<Table>('POST', at(id, '/start'), LONG),
  /** Null where the table cannot be seen any more. */
  leave: (id: string) => request<Table | null>('POST', at(id, '/leave'), LONG),
  standIn: (id: string, seat: number) => request<Table>('POST', at(id, `/seats/${seat}/stand-in`), LONG),
  pause: (id: string, paused: boolean) => request<Table>('POST', at(id, '/pause'), { body: { paused } }),
  rematch: (id: string) => request<Table>('POST', at(id, '/rematch'), LONG),
  choose: (id: string, number: number, seat: number, choice: string, after: number) =>
    request<Table | Sealed>('POST', decision(id, number, seat, after) + '&brief=true', { body: { choice }, ...LONG }),
  withdraw: (id: string, number: number, seat: number, after: number) =>
    request<Table>('DELETE', decision(id, number, seat, after)),
  replay: (record: string) => request<Replay>('POST', '/api/replay', { body: { record } }),
  course: (record: string) => request<Course>('POST', '/api/replay/course', { body: { record } }),
  replayStep: (record: string, step: number, seat: number | null = null) =>
    request<ReplayStep>('POST', '/api/replay/step', { body: { record, step, seat } }),
  analysis: (record: string, seat: number) =>
    request<AnalysisWork>('POST', '/api/replay/analysis', { body: { record, seat } }),
  hint: (id: string, number: number, seat: number) =>
    request<Why>('POST', at(id, `/decisions/${number}/seats/${seat}/hint`)),
  recordAddress: (id: string) => at(id, '/record'),
};

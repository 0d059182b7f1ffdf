import { request } from './request.ts';
import type { Account, Bot, DeviceLink, Done, KeepGames, NewBot, Session } from './wire.ts';

const ACCOUNT = '/api/account';
/** Nothing that signs in or changes a password is sent twice by itself. */
const once = (path: string, body?: unknown): Promise<Account> =>
  request<Account>('POST', ACCOUNT + path, { body, waits: [] });
const done = (path: string, body?: unknown): Promise<Done> => request<Done>('POST', ACCOUNT + path, { body, waits: [] });

/** The part of the server's interface that is about oneself. */
export const account = {
  mine: () => request<Account>('GET', ACCOUNT),
  keep: (password: string, language: KeepGames['language']) => once('', { password, language }),
  signIn: (name: string, password: string) => once('/sign-in', { name, password }),
  signOut: () => done('/sign-out'),
  changePassword: (old: string, next: string) => done('/password', { old, new: next }),
  setMail: (mail: string | null, password: string) => done('/mail', { mail, password }),
  confirmMail: (code: string) => done('/mail/confirm', { code }),
  wishForLetters: (turns: boolean) => done('/letters', { turns }),
  stopLetters: (code: string) => request<Done>('POST', `/api/letters/${encodeURIComponent(code)}`, { waits: [] }),
  forgotten: (name: string) => done('/forgotten', { name }),
  reset: (code: string, password: string) => once('/reset', { code, password }),
  sessions: () => request<Session[]>('GET', `${ACCOUNT}/sessions`),
  endSession: (id: string) => request<Done>('DELETE', `${ACCOUNT}/sessions/${encodeURIComponent(id)}`),
  deviceLink: (at: string) => request<DeviceLink>('POST', `${ACCOUNT}/devices`, { body: { at }, waits: [] }),
  useDevice: (code: string) => once('/devices/use', { code }),
  bots: () => request<Bot[]>('GET', `${ACCOUNT}/bots`),
  addBot: (name: string) => request<NewBot>('POST', `${ACCOUNT}/bots`, { body: { name }, waits: [] }),
  revokeBot: (id: string) => request<Done>('DELETE', `${ACCOUNT}/bots/${encodeURIComponent(id)}`),
  remove: (password: string) => done('/delete', { password }),
  exportAddress: `${ACCOUNT}/export`,
};

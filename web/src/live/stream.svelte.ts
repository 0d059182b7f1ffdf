import { leadOnce } from './leader.ts';
import { Reader, type Message } from './sse.ts';
import type { Table } from '../api/wire.ts';
import { allPresence, takePresence, type TablePresence } from './presence.svelte.ts';
import { Shown, streamAddress, type Known } from './shown.ts';

/** What the tabs of one browser tell each other. */
type Word =
  | { say: 'table'; table: string; version: number }
  | ({ say: 'seen' } & Seen)
  | ({ say: 'waiting' } & Waiting)
  | ({ say: 'presence' } & TablePresence)
  | { say: 'lobby' }
  | { say: 'line'; up: boolean }
  | { say: 'anything' }
  | { say: 'ask' }
  | { say: 'shows'; tables: Known[] }
  | { say: 'renew' };

/** A table as it is now, for who knows it as of `since`: with what has happened from there on. */
export interface Seen {
  since: number;
  seen: Table;
}

/** All that changed at a table, for who knows it as of `since`: who is still choosing. */
export interface Waiting {
  since: number;
  table: string;
  version: number;
  seq: number;
  waiting: number[];
}

/** That a table is newer than before, or what has become of it, or that the lists of tables changed. */
export type News = { table: string; version: number } | Seen | Waiting | 'lobby' | 'anything';
type Listener = (news: News) => void;

const SILENCE = 40_000;
const WAITS = [500, 1000, 2000, 4000, 8000];
/** Short breaks, such as a restart of the server, are not worth a banner. */
const GRACE = 2500;

const channel = new BroadcastChannel('sevenwonders.stream');
const listeners = new Set<Listener>();
let leading = false;
let up = $state(true);
let down: ReturnType<typeof setTimeout> | undefined;
let retry: (() => void) | null = null;
let hangUp: (() => void) | null = null;
/** Tables that this tab shows with the number up to which it knows them, and those that any tab does. */
const own = new Map<string, () => number>();
const shown = new Shown();
/** Whether the stream is to be opened again at once: what it tells of is not what is wanted any more. */
let stale = false;
/** Whether the line was lost since it was last up. */
let broken = false;
const returned = new Set<() => void>();

/** Whether news arrives. */
export function online(): boolean {
  return up;
}

/** Hear when the line is back after a break; returns how to stop. */
export function onReturn(listener: () => void): () => void {
  returned.add(listener);
  return () => returned.delete(listener);
}

/** Try again now instead of at the end of the pause. */
export function reconnect(): void {
  if (leading) retry?.();
  else channel.postMessage({ say: 'ask' } satisfies Word);
}

/** Hear of the lobby, of the tables where one sits, and of those that are shown; returns how to stop. */
export function hear(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Be sent what changes at a table from a number on, the one up to which it is known; returns how to stop. */
export function show(table: string, known: () => number): () => void {
  own.set(table, known);
  say({ say: 'shows', tables: [[table, known()]] });
  return () => own.delete(table);
}

/** Whether a table is on the screen of this tab. */
export function isShown(table: string): boolean {
  return own.has(table);
}

/** Whether this tab is the one that tells of a table: where it is on the screen, else one for all. */
export function mayTell(table: string): boolean {
  return own.has(table) || (leading && !shown.tables.some(([one]) => one === table));
}

/** Open the stream again: it tells of the tables of another guest now. */
export function renewStream(): void {
  say({ say: 'renew' });
}

function renew(): void {
  // To another guest the same tables look different.
  shown.doubt();
  open();
}

function open(): void {
  stale = leading && hangUp !== null;
  hangUp?.();
}

function tell(news: News): void {
  for (const listener of listeners) listener(news);
}

function line(now: boolean): void {
  if (!now) {
    broken = true;
    // Every further failure says so again: the first one counts.
    if (up) down ??= setTimeout(() => (up = false), GRACE);
    return;
  }
  clearTimeout(down);
  down = undefined;
  if (broken) {
    broken = false;
    for (const listener of returned) listener();
  }
  if (!up) {
    up = true;
  }
}

function take(word: Word): void {
  if (word.say === 'ask') answer();
  else if (word.say === 'shows') {
    if (shown.add(word.tables) && leading) open();
  } else if (word.say === 'renew') renew();
  else if (word.say === 'line') line(word.up);
  else if (word.say === 'anything') tell('anything');
  else if (word.say === 'lobby') tell('lobby');
  else if (word.say === 'presence') takePresence(word);
  else {
    if (word.say === 'seen') shown.told(word.seen.id, word.seen.seq);
    else if (word.say === 'waiting') shown.told(word.table, word.seq);
    tell(word);
  }
}

/** Another tab has begun, or leads now. */
function answer(): void {
  const tables = [...own].map(([table, known]): Known => [table, known()]);
  if (tables.length > 0) channel.postMessage({ say: 'shows', tables } satisfies Word);
  if (!leading) return;
  retry?.();
  channel.postMessage({ say: 'line', up } satisfies Word);
  for (const known of allPresence()) channel.postMessage({ ...known, say: 'presence' } satisfies Word);
}

function say(word: Word): void {
  take(word);
  channel.postMessage(word);
}

function passOn(message: Message): void {
  if (message.event === 'lobby') say({ say: 'lobby' });
  else if (message.event === 'table')
    say({ say: 'table', ...(JSON.parse(message.data) as { table: string; version: number }) });
  else if (message.event === 'seen') say({ say: 'seen', ...(JSON.parse(message.data) as Seen) });
  else if (message.event === 'presence') say({ say: 'presence', ...(JSON.parse(message.data) as TablePresence) });
  else if (message.event === 'waiting') say({ say: 'waiting', ...(JSON.parse(message.data) as Waiting) });
}

async function follow(ended: AbortSignal): Promise<void> {
  for (let tries = 0; !ended.aborted; tries++) {
    const opened = Date.now();
    try {
      await listenOnce(ended);
    } catch {
      // The line broke or the server is away: both are cured by coming back.
    }
    if (stale) {
      stale = false;
      continue;
    }
    say({ say: 'line', up: false });
    if (Date.now() - opened > SILENCE) tries = 0;
    await pause(WAITS[Math.min(tries, WAITS.length - 1)] ?? 0);
  }
}

function pause(wait: number): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, wait);
    retry = () => {
      clearTimeout(timer);
      go();
    };
  });
}

async function listenOnce(ended: AbortSignal): Promise<void> {
  const quiet = new AbortController();
  hangUp = () => quiet.abort();
  let timer = setTimeout(() => quiet.abort(), SILENCE);
  const headers = { Accept: 'text/event-stream' };
  try {
    const signal = AbortSignal.any([ended, quiet.signal]);
    const response = await fetch(streamAddress(shown.tables), { headers, signal, cache: 'no-store' });
    if (!response.ok || !response.body) return;
    say({ say: 'line', up: true });
    // What changed at the tables comes by itself; whether the lists did nobody knows.
    say({ say: 'lobby' });
    const reader = new Reader();
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), SILENCE);
      for (const message of reader.read(value)) passOn(message);
    }
  } finally {
    clearTimeout(timer);
    hangUp = null;
  }
}

/** Begin; one tab listens to the server and tells the others. */
export function startStream(): void {
  channel.onmessage = (event: MessageEvent<Word>) => take(event.data);
  leadOnce((ended) => {
    leading = true;
    channel.postMessage({ say: 'ask' } satisfies Word);
    ended.addEventListener('abort', () => (leading = false));
    void follow(ended);
  });
  channel.postMessage({ say: 'ask' } satisfies Word);
  addEventListener('online', reconnect);
  addEventListener('offline', () => {
    line(false);
    // The stream may outlive the break: only one that is opened anew tells that the line is back.
    hangUp?.();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell('anything');
  });
}

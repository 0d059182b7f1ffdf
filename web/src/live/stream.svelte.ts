import { leadOnce } from './leader.ts';
import { Reader, type Message } from './sse.ts';
import { Shown, streamAddress } from './shown.ts';

/** What the tabs of one browser tell each other. */
type Word =
  | { say: 'table'; table: string; version: number; id: string }
  | { say: 'lobby'; id: string }
  | { say: 'line'; up: boolean }
  | { say: 'anything' }
  | { say: 'ask' }
  | { say: 'shows'; tables: string[] }
  | { say: 'renew' };

export type News = { table: string; version: number } | 'lobby' | 'anything';
type Listener = (news: News) => void;

const SILENCE = 40_000;
const WAITS = [500, 1000, 2000, 4000, 8000];
/** Short breaks, such as a restart of the server, are not worth a banner. */
const GRACE = 2500;

const channel = new BroadcastChannel('sevenwonders.stream');
const listeners = new Set<Listener>();
let leading = false;
let lastId = '';
let up = $state(true);
let down: ReturnType<typeof setTimeout> | undefined;
let retry: (() => void) | null = null;
let hangUp: (() => void) | null = null;
/** Tables that this tab shows, and those that any tab does, as far as the leading one was told. */
const own = new Map<Listener, string>();
const shown = new Shown();
/** Whether the stream is to be opened again at once: what it tells of is not what is wanted any more. */
let stale = false;

/** Whether news arrives. */
export function online(): boolean {
  return up;
}

/** Try again now instead of at the end of the pause. */
export function reconnect(): void {
  if (leading) retry?.();
  else channel.postMessage({ say: 'ask' } satisfies Word);
}

/** Hear of the lobby, of the tables where one sits, and of one that is shown; returns how to stop. */
export function hear(listener: Listener, table?: string): () => void {
  listeners.add(listener);
  if (table !== undefined) {
    own.set(listener, table);
    say({ say: 'shows', tables: [table] });
  }
  return () => {
    listeners.delete(listener);
    own.delete(listener);
  };
}

/** Open the stream again: it tells of the tables of another guest now. */
export function renewStream(): void {
  say({ say: 'renew' });
}

function renew(): void {
  stale = leading && hangUp !== null;
  hangUp?.();
}

function tell(news: News): void {
  for (const listener of listeners) listener(news);
}

function line(now: boolean): void {
  if (!now) {
    // Every further failure says so again: the first one counts.
    if (up) down ??= setTimeout(() => (up = false), GRACE);
    return;
  }
  clearTimeout(down);
  down = undefined;
  if (!up) {
    up = true;
    // What was missed may be more than the stream repeats.
    tell('anything');
  }
}

function take(word: Word): void {
  if (word.say === 'ask') answer();
  else if (word.say === 'shows') {
    if (shown.add(word.tables) && leading) renew();
  } else if (word.say === 'renew') renew();
  else if (word.say === 'line') line(word.up);
  else if (word.say === 'anything') tell('anything');
  else {
    lastId = word.id;
    tell(word.say === 'lobby' ? 'lobby' : { table: word.table, version: word.version });
  }
}

/** Another tab has begun, or leads now. */
function answer(): void {
  if (own.size > 0) channel.postMessage({ say: 'shows', tables: [...own.values()] } satisfies Word);
  if (!leading) return;
  retry?.();
  channel.postMessage({ say: 'line', up } satisfies Word);
}

function say(word: Word): void {
  take(word);
  channel.postMessage(word);
}

function passOn(message: Message, id: string): void {
  if (message.event === 'lobby') say({ say: 'lobby', id });
  if (message.event !== 'table') return;
  const { table, version } = JSON.parse(message.data) as { table: string; version: number };
  say({ say: 'table', table, version, id });
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
  const headers: Record<string, string> = { Accept: 'text/event-stream' };
  if (lastId) headers['Last-Event-ID'] = lastId;
  try {
    const signal = AbortSignal.any([ended, quiet.signal]);
    const response = await fetch(streamAddress(shown.tables), { headers, signal, cache: 'no-store' });
    if (!response.ok || !response.body) return;
    say({ say: 'line', up: true });
    // Without an id nothing is repeated: what changed before the stream opened is fetched.
    if (!lastId) say({ say: 'anything' });
    const reader = new Reader(lastId);
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), SILENCE);
      for (const message of reader.read(value)) passOn(message, reader.id);
      lastId = reader.id;
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

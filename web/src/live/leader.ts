import { keep, read } from '../lib/kept.ts';

const NAME = 'stream';
const BEAT = 2000;
const LEASE = 6500;

/**
 * Runs `lead` in one tab of the browser at a time; the signal ends it when another tab leads.
 *
 * Web Locks know best when a tab has gone, but browsers give them to secure pages only: a friend
 * on the same network comes by plain HTTP, and there the tabs share a lease in the storage.
 */
export function leadOnce(lead: (ended: AbortSignal) => void): void {
  if ('locks' in navigator) {
    void navigator.locks.request(`sevenwonders.${NAME}`, () => {
      lead(new AbortController().signal);
      return new Promise<never>(() => undefined);
    });
  } else {
    leadByLease(lead);
  }
}

interface Lease {
  tab: string;
  until: number;
}

function leadByLease(lead: (ended: AbortSignal) => void): void {
  const tab = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
  let leading: AbortController | null = null;
  const beat = (): void => {
    const lease = readLease();
    if (mayLead(lease, tab, Date.now())) {
      keep(NAME, JSON.stringify({ tab, until: Date.now() + LEASE } satisfies Lease));
      // Of two tabs that write at once the last one wins, which both see at the next beat.
      if (!leading && lease?.tab === tab) {
        leading = new AbortController();
        lead(leading.signal);
      }
    } else {
      leading?.abort();
      leading = null;
    }
  };
  addEventListener('pagehide', () => {
    if (leading) keep(NAME, '');
  });
  beat();
  setTimeout(beat, 100);
  setInterval(beat, BEAT);
}

/** Whether the lease is this tab's, or nobody's any more. */
export function mayLead(lease: Lease | null, tab: string, now: number): boolean {
  return lease === null || lease.tab === tab || lease.until < now;
}

function readLease(): Lease | null {
  try {
    return JSON.parse(read(NAME) ?? 'null') as Lease | null;
  } catch {
    return null;
  }
}

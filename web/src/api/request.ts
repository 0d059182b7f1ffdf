import { Problem, problemOf, Unreachable } from './problem.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** Waits before each further try, in milliseconds. */
export const WAITS: readonly number[] = [250, 700, 1500, 3000, 5000, 8000];
const PATIENCE = 15_000;
/** For what bots think about before the server answers, in milliseconds. */
export const LONG_PATIENCE = 60_000;

export interface Way {
  body?: unknown;
  /** How long to wait for one answer, in milliseconds. */
  patience?: number;
  waits?: readonly number[];
}

/** Whether trying once more may help. */
export function passing(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  if (!(error instanceof Problem)) return false;
  return error.code === 'busy' || [502, 503, 504].includes(error.status);
}

/** Ask the server; the same request may be sent twice. What fails in passing is tried again, with pauses that grow. */
export async function request<Answer>(method: Method, path: string, way: Way = {}): Promise<Answer> {
  const waits = way.waits ?? WAITS;
  let renewed = method !== 'GET' || path === '/api/guest';
  for (let attempt = 0; ; attempt++) {
    try {
      return await once<Answer>(method, path, way);
    } catch (error) {
      // The answer took the bad cookie away: whoever reads may do so as a passer-by.
      if (!renewed && error instanceof Problem && error.code === 'no-guest') {
        renewed = true;
        continue;
      }
      const wait = waits[attempt];
      if (wait === undefined || !passing(error)) throw error;
      await new Promise((go) => setTimeout(go, wait * (0.75 + Math.random() / 2)));
    }
  }
}

async function once<Answer>(method: Method, path: string, way: Way): Promise<Answer> {
  const signal = AbortSignal.timeout(way.patience ?? PATIENCE);
  const sent: RequestInit = { method, signal, headers: { Accept: 'application/json' } };
  if (way.body !== undefined) {
    sent.body = JSON.stringify(way.body);
    sent.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, sent);
  } catch (error) {
    throw new Unreachable(error);
  }
  if (!response.ok) throw await problemOf(response);
  try {
    return (await response.json()) as Answer;
  } catch (error) {
    throw new Unreachable(error);
  }
}

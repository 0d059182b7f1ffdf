import { afterEach, expect, test, vi } from 'vitest';
import { Problem, Unreachable } from './problem.ts';
import { request } from './request.ts';

const WAITS = [0, 0];
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } });

function answers(...all: (Response | Error)[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => {
    const next = all.shift();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error('asked too often'));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what fails in passing is asked again', async () => {
  const fetched = answers(new TypeError('no line'), json(503, { code: 'busy' }), json(200, { version: 3 }));
  await expect(request('POST', '/api/x', { waits: WAITS })).resolves.toEqual({ version: 3 });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('whatever is said of it, a server that is away for a moment is asked again', async () => {
  for (const status of [502, 503, 504]) {
    const fetched = answers(json(status, { code: 'unavailable' }), json(200, { version: 3 }));
    await expect(request('POST', '/api/x', { waits: WAITS })).resolves.toEqual({ version: 3 });
    expect(fetched).toHaveBeenCalledTimes(2);
  }
});

test('a refusal is told at once, by its code', async () => {
  const fetched = answers(json(409, { code: 'table-full', detail: 'full', params: { seat: 1 } }));
  const refused = request('POST', '/api/x', { waits: WAITS });
  await expect(refused).rejects.toMatchObject({ code: 'table-full', status: 409, params: { seat: 1 } });
  await expect(refused).rejects.toBeInstanceOf(Problem);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('making a table is never sent twice', async () => {
  const fetched = answers(new TypeError('no line'));
  await expect(request('POST', '/api/tables', { again: false })).rejects.toBeInstanceOf(Unreachable);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('whoever the server forgot reads on as a passer-by', async () => {
  answers(json(401, { code: 'no-guest' }), json(200, { mine: [] }));
  await expect(request('GET', '/api/tables', { waits: [] })).resolves.toEqual({ mine: [] });
});

test('an answer that is no problem of ours still has a code', async () => {
  answers(new Response('Bad Gateway', { status: 418 }));
  await expect(request('GET', '/api/x', { waits: [] })).rejects.toMatchObject({ code: 'http-418' });
});

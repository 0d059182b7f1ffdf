import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { Problem, Unreachable } from './problem.ts';
import { request } from './request.ts';
import type { NewTable } from './wire.ts';

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

test('who cannot reach the server after all tries is told so', async () => {
  const fetched = answers(new TypeError('no line'), new TypeError('no line'), new TypeError('no line'));
  await expect(request('POST', '/api/x', { waits: WAITS })).rejects.toBeInstanceOf(Unreachable);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a table is asked for again by the same key, and another table by another', async () => {
  const fetched = answers(new TypeError('no line'), json(201, { id: 'x' }), json(201, { id: 'y' }));
  await api.create({ players: 3 });
  await api.create({ players: 3 });
  const keys = fetched.mock.calls.map(([, sent]) => (JSON.parse((sent as { body: string }).body) as NewTable).key);
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what bots think about is waited for longer', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const waited = async (asking: () => Promise<unknown>): Promise<number> => {
    answers(json(200, {}));
    await asking();
    return patience.mock.lastCall?.[0] ?? 0;
  };
  const usual = await waited(() => api.lobby());
  const thinking = [
    () => api.create({ players: 3 }),
    () => api.start('x'),
    () => api.choose('x', 1, 0, 'D:altar', 7),
    () => api.leave('x'),
    () => api.rematch('x'),
  ];
  for (const asking of thinking) expect(await waited(asking)).toBeGreaterThan(usual);
  patience.mockRestore();
});

test('whoever the server forgot reads on as a passer-by', async () => {
  answers(json(401, { code: 'no-guest' }), json(200, { mine: [] }));
  await expect(request('GET', '/api/tables', { waits: [] })).resolves.toEqual({ mine: [] });
});

test('an answer that is no problem of ours still has a code', async () => {
  answers(new Response('Bad Gateway', { status: 418 }));
  await expect(request('GET', '/api/x', { waits: [] })).rejects.toMatchObject({ code: 'http-418' });
});

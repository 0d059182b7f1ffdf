import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/api.ts';
import { Problem } from '../api/problem.ts';
import type { Table } from '../api/wire.ts';
import { hear, onReturn, show, type News } from './stream.svelte.ts';
import { LiveTable } from './table.svelte.ts';

vi.mock('./stream.svelte.ts', () => ({
  hear: vi.fn(() => () => undefined),
  onReturn: vi.fn(() => () => undefined),
  show: vi.fn(() => () => undefined),
}));
vi.mock('../api/api.ts', () => ({ api: { table: vi.fn() } }));

/** Answers under way, oldest first: each is given by calling it. */
const waiting: ((table: Table) => void)[] = [];
const asked = vi.mocked(api.table);
const at = (version: number): Table =>
  ({ id: 'ab', version, seq: 10 * version, seat: 0, view: { waiting: [0, 1] }, events: [] }) as unknown as Table;

/** Let the server's next answer arrive, as of a version. */
async function answer(version: number): Promise<void> {
  waiting.shift()?.(at(version));
  await new Promise((go) => setTimeout(go));
}

/** A table that is followed, and how it is told news. */
function followed(): { live: LiveTable; tell: (news: News) => void } {
  const live = new LiveTable('ab');
  live.follow();
  const tell = vi.mocked(hear).mock.lastCall?.[0];
  if (!tell) throw new Error('nobody listens');
  return { live, tell };
}

beforeEach(() => {
  waiting.length = 0;
  asked.mockReset().mockImplementation(() => new Promise((go) => waiting.push(go)));
});

test.each<News>([{ table: 'ab', version: 4 }, 'anything'])('%o, told while an older answer is under way, is fetched after it', async (news) => {
  const { live, tell } = followed();
  tell(news);
  await answer(3);
  await answer(4);
  expect(live.table?.version).toBe(4);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a deed is shown by the answer under way if that is new enough', async () => {
  const { live, tell } = followed();
  await answer(3);
  tell({ table: 'ab', version: 4 });
  const done = live.act(() => Promise.resolve(at(4)));
  await answer(4);
  await done;
  expect(live.table?.version).toBe(4);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a deed is shown by its own answer, with what happened since the last one', async () => {
  const { live } = followed();
  await answer(3);
  const events = [{ seq: 31 }, { seq: 50 }] as Table['events'];
  const deed = vi.fn((_after: number) => Promise.resolve({ ...at(5), events }));
  await live.act(deed);
  expect(deed).toHaveBeenCalledWith(30);
  expect(live.table?.version).toBe(5);
  expect(live.events).toEqual(events);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a deed after which the table is not there any more shows nothing new, and is no trouble', async () => {
  const { live } = followed();
  await answer(3);
  expect(await live.act(() => Promise.resolve(null))).toBeNull();
  expect(live.table?.version).toBe(3);
  expect(live.trouble).toBeNull();
});

test('who may not see the table any more is told so by the server', async () => {
  const { live, tell } = followed();
  await answer(3);
  const gone = new Problem(404, 'no-table', 'no');
  asked.mockRejectedValueOnce(gone);
  tell({ table: 'ab', version: 4 });
  await new Promise((go) => setTimeout(go));
  expect(live.trouble).toBe(gone);
});

test.each([
  ['private', 2],
  ['public', 1],
] as const)('when the line is back after a break, a %s table is asked for %i times in all', async (access, times) => {
  const { live } = followed();
  const back = vi.mocked(onReturn).mock.lastCall?.[0];
  waiting.shift()?.({ ...at(3), access });
  await new Promise((go) => setTimeout(go));
  back?.();
  expect(asked).toHaveBeenCalledTimes(times);
  expect(live.table?.version).toBe(3);
});

test('a choice that is answered in brief changes only what is said', async () => {
  const { live } = followed();
  await answer(3);
  const sealed = { since: 30, table: 'ab', version: 4, seq: 31, waiting: [1], chosen: ['D:altar'], hand: ['altar'], decision: null };
  await live.act(() => Promise.resolve({ ...sealed, sealed: [{ decision: 7, choice: 'D:altar' }] }));
  expect(live.table).toEqual({
    ...at(3),
    version: 4,
    seq: 31,
    sealed: [{ decision: 7, choice: 'D:altar' }],
    view: { waiting: [1], sealed: ['D:altar'], hand: ['altar'], decision: null },
  });
  await live.act(() => Promise.resolve({ ...sealed, version: 2, sealed: [] }));
  expect(live.table?.version).toBe(4);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a deed is not done before what it led to is shown, though an older answer is under way', async () => {
  const { live, tell } = followed();
  await answer(3);
  tell({ table: 'ab', version: 4 });
  await live.act(() => Promise.resolve(at(5)));
  expect(live.table?.version).toBe(5);
  await answer(4);
  expect(live.table?.version).toBe(5);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('news that a deed under way has caused waits for its answer', async () => {
  const { live, tell } = followed();
  await answer(3);
  let finish: (table: Table) => void = () => undefined;
  const done = live.act(() => new Promise((go) => (finish = go)));
  tell({ table: 'ab', version: 4 });
  finish(at(4));
  await done;
  await new Promise((go) => setTimeout(go));
  expect(live.table?.version).toBe(4);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('news does not wait long for a deed that is not answered', async () => {
  vi.useFakeTimers();
  try {
    const { live, tell } = followed();
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.(at(3));
    await vi.advanceTimersByTimeAsync(0);
    void live.act(() => new Promise(() => undefined));
    tell({ table: 'ab', version: 4 });
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('an answer overtaken on the way changes nothing', async () => {
  const { live } = followed();
  await answer(4);
  live.take(at(3));
  expect(live.table?.version).toBe(4);
});

test('news of another table, or of what is known, asks nothing', async () => {
  const { tell } = followed();
  await answer(3);
  tell({ table: 'cd', version: 9 });
  tell({ table: 'ab', version: 3 });
  tell('lobby');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a table the server did not tell of is asked for again, the trouble told meanwhile', async () => {
  vi.useFakeTimers();
  try {
    const { live, tell } = followed();
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.(at(3));
    await vi.advanceTimersByTimeAsync(0);
    asked.mockRejectedValueOnce(new Problem(503, 'busy', 'busy'));
    tell({ table: 'ab', version: 4 });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(live.trouble).toBeInstanceOf(Problem);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
    waiting.shift()?.(at(4));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.trouble).toBeNull();
    expect(live.table?.version).toBe(4);
    expect(asked).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

test.each(['gone', 'left'])('a table that is %s is not asked for again', async (how) => {
  vi.useFakeTimers();
  try {
    asked.mockRejectedValue(new Problem(how === 'gone' ? 404 : 503, 'no-table', 'no'));
    const live = new LiveTable('ab');
    const leave = live.follow();
    if (how === 'left') leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('the stream goes on from what was fetched', async () => {
  followed();
  await answer(3);
  const [table, known] = vi.mocked(show).mock.lastCall ?? [];
  expect(table).toBe('ab');
  expect(known?.()).toBe(30);
});

test('what is sent is shown, and not fetched', async () => {
  const { live, tell } = followed();
  await answer(3);
  const events = [{ seq: 31 }, { seq: 39 }] as Table['events'];
  tell({ since: 30, seen: { ...at(4), events } });
  expect(live.table?.version).toBe(4);
  expect(live.events).toEqual(events);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('when others choose only those who are waited for change', async () => {
  const { live, tell } = followed();
  await answer(3);
  tell({ since: 30, table: 'ab', version: 4, seq: 31, waiting: [1] });
  expect(live.table).toMatchObject({ version: 4, seq: 31, view: { waiting: [1] } });
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each<News>([
  { since: 40, seen: at(5) },
  { since: 40, table: 'ab', version: 5, seq: 50, waiting: [1] },
])('what is told to those who know more is fetched', async (news) => {
  const { live, tell } = followed();
  await answer(3);
  tell(news);
  await new Promise((go) => setTimeout(go));
  expect(live.table?.version).toBe(3);
  await answer(5);
  expect(live.table?.version).toBe(5);
});

test('what is sent of another table changes nothing', async () => {
  const { live, tell } = followed();
  await answer(3);
  tell({ since: 0, seen: { ...at(9), id: 'cd' } });
  tell({ since: 0, table: 'cd', version: 9, seq: 90, waiting: [] });
  expect(live.table?.version).toBe(3);
  expect(asked).toHaveBeenCalledTimes(1);
});

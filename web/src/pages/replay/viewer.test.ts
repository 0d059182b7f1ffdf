import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api/api.ts';
import { Problem } from '../../api/problem.ts';
import type { Replay, ReplayStep } from '../../api/wire.ts';
import { Viewer } from './viewer.svelte.ts';

vi.mock('../../live/content.svelte.ts', () => ({ loadContent: vi.fn(() => Promise.resolve({})) }));
vi.mock('../../api/api.ts', () => ({ api: { replay: vi.fn(), replayStep: vi.fn() } }));

const replay = { options: { edition: '2e', boxes: [] }, seats: ['Ada', 'Ben', 'Cleo'], steps: 5, moments: [] } as unknown as Replay;
const steps = vi.mocked(api.replayStep);

beforeEach(() => {
  vi.mocked(api.replay).mockResolvedValue(replay);
  steps.mockReset().mockImplementation((_, step) => Promise.resolve({ step } as ReplayStep));
});

test('a record opens at its first step with the eyes of the seat', async () => {
  const viewer = await Viewer.open('text', 1);
  expect([viewer.step, viewer.seat, viewer.shown?.step]).toEqual([0, 1, 0]);
});

test('a record opens at the spot that is wanted', async () => {
  const viewer = await Viewer.open('text', 1, { step: 5, seat: null });
  expect([viewer.step, viewer.seat, viewer.shown?.step]).toEqual([5, null, 5]);
});

test('a spot that the record does not have is ignored', async () => {
  const viewer = await Viewer.open('text', 1, { step: 6, seat: 3 });
  expect([viewer.step, viewer.seat]).toEqual([0, 1]);
});

test('a record whose first step does not come is not opened', async () => {
  steps.mockRejectedValue(new Problem(500, 'http-500', 'it broke'));
  await expect(Viewer.open('text')).rejects.toThrow('it broke');
});

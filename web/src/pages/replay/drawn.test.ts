import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from '../../api/wire.ts';
import content from '../../fixtures/content/2e-expansions.json';
import teams from '../../fixtures/expansions/teams-6.json';
import { teamWords } from '../../table/city/teams.ts';
import { TableModel } from '../../table/model/table.svelte.ts';
import type { Content, View } from '../../table/wire.ts';
import { tableOf } from './drawn.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dido', 'Eos', 'Fay'];
const view = teams.view as unknown as View;

/** The table of a fixture as the viewer of records draws it, or as one that is played at. */
function model(watched: boolean): TableModel {
  const replay = { options: { teams: true }, seats: NAMES } as unknown as Replay;
  const shown = { view, events: [] } as unknown as ReplayStep;
  const table = tableOf(replay, shown, view.seat);
  return new TableModel(() => ({ content: content as unknown as Content, table, view, watched }));
}

test('nobody at a table that is watched again is spoken to', () => {
  expect(model(true).isYours(view.seat)).toBe(false);
  expect(model(false).isYours(view.seat)).toBe(true);
  expect(model(true).table.seats.some((seat) => seat.you)).toBe(false);
});

test('a partner in a game watched again is called by name', () => {
  const partner = model(true).city(view.seat).partner ?? -1;
  expect(teamWords(model(true), partner)).toContain(NAMES[view.seat]);
  expect(teamWords(model(false), partner)).not.toContain(NAMES[view.seat]);
});

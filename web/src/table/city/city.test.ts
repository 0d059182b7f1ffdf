import { describe, expect, it } from 'vitest';
import content1e from '../../fixtures/content/1e.json';
import content2e from '../../fixtures/content/2e.json';
import boxes from '../../fixtures/content/2e-expansions.json';
import alone from '../../fixtures/base/age2-mid-5.json';
import copies from '../../fixtures/expansions/any-order.json';
import pawns from '../../fixtures/expansions/pawn.json';
import late from '../../fixtures/expansions/late-7.json';
import teams from '../../fixtures/expansions/teams-6.json';
import { EDIFICE_EMBLEMS } from '../art/icons/edifices.ts';
import { LEADER_EMBLEMS } from '../art/icons/leaders.ts';
import { CARD_EMBLEMS } from '../art/icons/cards.ts';
import { ICON_GROUPS } from '../art/icons/loading.ts';
import { WONDER_EMBLEMS } from '../art/icons/wonders.ts';
import { TableModel } from '../model/table.svelte.ts';
import type { Content, Table, View } from '../wire.ts';
import { extrasOf } from './extras.ts';
import { stageFace, stageWords } from './stages.ts';
import { teamOf, teamTotal } from './teams.ts';

function model(table: unknown, content: unknown = boxes): TableModel {
  const { view } = table as { view: View };
  return new TableModel(() => ({ content: content as Content, table: table as Table, view }));
}

function seats(of: TableModel): number[] {
  return of.view.cities.map((_, at) => at);
}

/** Every built stage of a table, with what it was built as. */
function builtStages(of: TableModel): { at: number; index: number; source: string; half: number; choices: number; under: string | null }[] {
  return of.view.cities.flatMap((city, at) =>
    city.stages.flatMap((seen, index) => {
      const variant = seen.variant === null ? undefined : seen.variants[seen.variant];
      return variant ? [{ at, index, source: variant.source, half: variant.half, choices: seen.variants.length, under: seen.card }] : [];
    }),
  );
}

describe('stages', () => {
  const shown = model(copies);
  const built = builtStages(shown);
  const own = ({ at, source }: { at: number; source: string }): boolean => source.startsWith(`${shown.city(at).side}-`);

  it('built as a copy say from where', () => {
    const copied = built.filter((one) => !own(one));
    expect(copied.length).toBeGreaterThan(0);
    for (const one of copied) {
      const { copied: from } = stageFace(shown, one.at, one.index);
      expect(one.source).toMatch(new RegExp(`^${from?.board}-[a-z]+-${from?.number}$`));
    }
  });

  it('with alternatives show the one that was taken', () => {
    const halved = built.filter((one) => own(one) && one.choices > 1);
    expect(halved.length).toBeGreaterThan(0);
    for (const one of halved) {
      const printed = shown.stages(one.at)[one.index];
      const face = stageFace(shown, one.at, one.index);
      expect(face.halves).toEqual([]);
      expect(face.effects).toEqual([...(printed?.effects ?? []), ...(printed?.halves[one.half] ?? [])]);
    }
  });

  it('that took a pawn of any Age show the Age that was taken', () => {
    const table = structuredClone(pawns) as unknown as Table & { view: View };
    const stage = table.view.cities[0]?.stages[1];
    if (!stage) throw new Error('no stage takes a pawn');
    Object.assign(stage, { built: true, variant: 1 });
    expect(stageFace(model(table), 0, 1).effects).toEqual([{ effect: 'take-pawn', age: '2' }]);
  });

  it('name the card under them to those who may see it', () => {
    const open = built.filter((one) => one.under !== null);
    expect(open.length).toBeGreaterThan(0);
    for (const one of open) expect(stageWords(shown, one.at, one.index, false).at(-1)).toContain(shown.cardName(one.under ?? ''));
  });
});

describe('a city', () => {
  it('of the base game has no extras and no team', () => {
    const shown = model(alone, content1e);
    for (const at of seats(shown)) expect([extrasOf(shown, at), teamOf(shown, at)]).toEqual([[], undefined]);
  });

  it('of the boxes shows tokens, debts and pawns, and nothing it has not', () => {
    const shown = model(late);
    for (const at of seats(shown)) {
      const { diplomacy, debts, pawns } = shown.city(at);
      const keys = extrasOf(shown, at).map((figure) => figure.key);
      const expected = { diplomacy, debts, 'pawns-1': pawns[0], 'pawns-2': pawns[1], 'pawns-3': pawns[2] };
      for (const [key, n] of Object.entries(expected)) expect(keys.includes(key), `${key} of city ${at}`).toBe(Boolean(n));
    }
  });
});

describe('teams', () => {
  it('are two seats each, and share their points', () => {
    const shown = model(teams);
    for (const at of seats(shown)) {
      const partner = shown.city(at).partner ?? -1;
      expect(teamOf(shown, partner)).toBe(teamOf(shown, at));
      expect(teamTotal(shown, partner)).toBe(teamTotal(shown, at));
    }
    expect(new Set(seats(shown).map((at) => teamOf(shown, at)))).toEqual(new Set([0, 1, 2]));
  });
});

describe('emblems', () => {
  it.each([
    ['card', boxes.cards, CARD_EMBLEMS],
    ['leader', boxes.leaders, LEADER_EMBLEMS],
    ['edifice', boxes.edifices, EDIFICE_EMBLEMS],
    ['board', boxes.boards, WONDER_EMBLEMS],
  ])('every %s has one', (_, things, emblems) => {
    expect(things.map((thing) => thing.id).filter((id) => !emblems[id])).toEqual([]);
  });

  it.each([content1e, content2e])('of Age I and of the wonders of the base game are there from the start', ({ cards, boards }) => {
    const first = cards.filter((card) => card.age === 1);
    const wanted = [...first.map((card) => CARD_EMBLEMS[card.id]), ...boards.map((board) => WONDER_EMBLEMS[board.id])];
    expect(wanted.filter((icon) => !icon || !ICON_GROUPS.first.includes(icon))).toEqual([]);
  });

  it.each([content1e, content2e])('of all cards of the base game come without those of the expansions', ({ cards }) => {
    const here = [...ICON_GROUPS.first, ...ICON_GROUPS.later];
    expect(cards.map((card) => CARD_EMBLEMS[card.id] ?? '').filter((icon) => !here.includes(icon))).toEqual([]);
  });
});

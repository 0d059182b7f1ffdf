import { describe, expect, it } from 'vitest';
import dropping from '../../fixtures/expansions/drop-token.json';
import paying from '../../fixtures/expansions/pay-loss.json';
import penalty from '../../fixtures/expansions/penalty-tokens.json';
import type { Decision } from '../wire.ts';
import { pickOf, picksOf } from './picks.ts';

const asked = (table: unknown): Decision => (table as { view: { decision: Decision } }).view.decision;

describe('choices without a card', () => {
  it('are the ways to settle a loss, from all in coins to all as debts', () => {
    const picks = picksOf(asked(paying));
    expect(picks.at(0)?.title).toBe('All in coins');
    expect(picks.at(0)?.note).toBe('no Debt token');
    expect(picks.at(-1)?.title).toBe('All in Debt tokens');
    for (const { option } of picks) expect(option.bank + option.debts).toBe(asked(paying).owed);
  });

  it('are the tokens that can be given back, with the points lost', () => {
    const picks = picksOf(asked(dropping));
    expect(picks.map((pick) => pick.note)).toEqual(picks.map(({ option }) => `−${option.tokens[0]} ${option.tokens[0] === 1 ? 'point' : 'points'}`));
  });

  it('name both tokens where a failed edifice takes two', () => {
    expect(picksOf(asked(penalty)).map((pick) => pick.title)).toContain('Victory tokens worth 1 and 3');
  });

  it('are found by their text', () => {
    const [first] = picksOf(asked(paying));
    expect(pickOf(asked(paying), first?.option.choice ?? '')?.title).toBe(first?.title);
    expect(pickOf(null, 'L:-')).toBeUndefined();
  });
});

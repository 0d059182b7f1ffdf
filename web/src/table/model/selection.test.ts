import { describe, expect, it } from 'vitest';
import anyOrder from '../../fixtures/expansions/any-order.json';
import freezing from '../../fixtures/expansions/freeze.json';
import paying from '../../fixtures/expansions/pay-loss.json';
import content from '../../fixtures/content/2e-expansions.json';
import { modelOf } from './fixed.ts';
import { Selection } from './selection.svelte.ts';

function taken(table: unknown, at = 0): Selection {
  const model = modelOf(content, table);
  const selection = new Selection(model);
  selection.choose(model.decision?.cards[at]?.card ?? null);
  return selection;
}

describe('the card under consideration', () => {
  it('is built by the main key as cheaply as can be', () => {
    const selection = taken(anyOrder);
    expect(selection.main()).toBe('build');
    expect(selection.text('build')).toBe('B:quarry$1');
  });

  it('goes under each stage in turn', () => {
    const selection = taken(anyOrder);
    const stages = [0, 1, 2].map(() => {
      const text = selection.text('stage');
      selection.nextPlace();
      return text?.slice(0, 2);
    });
    expect(stages).toEqual(['W1', 'W3', 'W4']);
    expect(selection.text('stage')?.slice(0, 2)).toBe('W1');
  });

  it('joins the edifice when asked, and leaves it again', () => {
    const selection = taken(anyOrder);
    selection.turnJoin();
    expect(selection.text('stage')).toMatch(/\+$/);
    selection.turnJoin();
    expect(selection.text('stage')).not.toMatch(/\+$/);
  });

  it('shows what was last asked about', () => {
    const selection = taken(anyOrder);
    expect(selection.shown?.action).toBe('build');
    selection.nextPlace();
    expect(selection.shown).toMatchObject({ action: 'stage', stage: 3 });
  });

  it('stops the passing of hands for every action', () => {
    const selection = taken(freezing);
    selection.freeze(true);
    expect([selection.text('build'), selection.text('discard')]).toEqual(['B:clay-pool!', 'D:clay-pool!']);
  });

  it('takes its wishes with it when another is chosen', () => {
    const selection = taken(freezing);
    selection.freeze(true);
    selection.choose('press-1');
    expect(selection.text('discard')).toBe('D:press-1');
  });

  it('may be a payment where no card is asked for', () => {
    const selection = new Selection(modelOf(content, paying));
    selection.choose('L:-$4');
    expect([selection.main(), selection.text('lose')]).toEqual(['lose', 'L:-$4']);
  });
});

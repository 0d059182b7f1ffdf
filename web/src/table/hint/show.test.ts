import { describe, expect, it } from 'vitest';
import anyOrder from '../../fixtures/expansions/any-order.json';
import freezing from '../../fixtures/expansions/freeze.json';
import paying from '../../fixtures/expansions/pay-loss.json';
import content from '../../fixtures/content/2e-expansions.json';
import { modelOf } from '../model/fixed.ts';
import { picksOf } from '../model/picks.ts';
import { Selection } from '../model/selection.svelte.ts';
import { takeUp } from './show.ts';

describe('a hint that is shown', () => {
  for (const [name, table] of Object.entries({ anyOrder, freezing, paying })) {
    it(`takes up each choice as it is meant: ${name}`, () => {
      const model = modelOf(content, table);
      const selection = new Selection(model);
      const { decision } = model;
      if (!decision) throw new Error('the fixture asks for nothing');
      const choices = [
        ...decision.cards.flatMap((card) => card.options.map((option) => option.choice)),
        ...picksOf(decision).map((pick) => pick.option.choice),
      ];
      expect(choices.length).toBeGreaterThan(1);
      for (const choice of choices) {
        const action = takeUp(selection, decision, choice);
        expect(action && selection.text(action)).toBe(choice);
      }
    });
  }

  it('leaves the panel alone if there is no such choice', () => {
    const model = modelOf(content, anyOrder);
    const selection = new Selection(model);
    if (!model.decision) throw new Error('the fixture asks for nothing');
    expect(takeUp(selection, model.decision, 'B:no-such-card')).toBeUndefined();
    expect(selection.card).toBeNull();
  });
});

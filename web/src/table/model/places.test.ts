import { describe, expect, it } from 'vitest';
import copying from '../../fixtures/expansions/copy-stage.json';
import halves from '../../fixtures/expansions/halves.json';
import pawns from '../../fixtures/expansions/pawn.json';
import content from '../../fixtures/content/2e-expansions.json';
import { modelOf } from './fixed.ts';
import { builtAs } from './places.ts';

describe('what a stage is built as', () => {
  it('is the half that is taken', () => {
    const model = modelOf(content, halves);
    expect(builtAs(model, 0, 1, 0)?.effects.map((one) => one.effect)).toEqual(['coins', 'points']);
    expect(builtAs(model, 0, 1, 1)?.effects.map((one) => one.effect)).toEqual(['shields']);
    expect(builtAs(model, 0, 1, 0)?.copied).toBe('');
  });

  it('is a pawn of one Age where it may be any', () => {
    const model = modelOf(content, pawns);
    const ages = [0, 1, 2].map((variant) => builtAs(model, 0, 2, variant)?.effects);
    expect(ages).toEqual(['1', '2', '3'].map((age) => [{ effect: 'take-pawn', age }]));
  });

  it('is a stage next door where one is copied, at its cost', () => {
    const built = builtAs(modelOf(content, copying), 0, 1, 2);
    expect(built?.copied).toContain('3');
    expect(built?.effects.map((one) => one.effect)).toEqual(['diplomacy', 'others-lose']);
    expect(built?.cost).toMatchObject({ wood: 2 });
  });

  it('is nothing where there is no such stage', () => {
    expect(builtAs(modelOf(content, halves), 0, 9, 0)).toBeUndefined();
  });
});

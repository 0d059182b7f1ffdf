import { describe, expect, it } from 'vitest';
import content from '../../fixtures/content/2e-expansions.json';
import table from '../../fixtures/expansions/teams-4.json';
import { modelOf } from './fixed.ts';
import { sealedChoice } from './sealed.ts';

const model = modelOf(content, table);

describe('a sealed choice in words', () => {
  it.each([
    ['B:altar<2', 'altar', 'You build Altar'],
    ['W2b:altar>2$1+', 'altar', 'You build stage 2 with Altar and join the edifice'],
    ['B:altar!', 'altar', 'You build Altar and hands are not passed'],
    ['W1:altar+!', 'altar', 'You build stage 1 with Altar and join the edifice and hands are not passed'],
    ['D:altar', 'altar', 'You discard Altar'],
    ['D:plato', 'plato', 'You discard Plato'],
    ['T:-', null, 'You take nothing'],
    ['K:plato', 'plato', 'You keep Plato'],
    ['R:plato$4', 'plato', 'You recruit Plato'],
    ['R1:stevie$2+', 'stevie', 'You recruit Stevie with stage 1 and join the edifice'],
    ['R:-', null, 'You do not recruit another leader'],
    ['C:plato', 'plato', 'Your guild copies Plato'],
    ['U:plato', 'plato', 'You place Plato under the stage'],
    ['V:3', null, 'You give back Victory tokens: 3'],
    ['V:1-3', null, 'You give back Victory tokens: 1 and 3'],
    ['L:-$2', null, 'You pay 2 coins and take Debt tokens for the rest'],
    ['L:-', null, 'You take Debt tokens for the whole loss'],
    ['G:altar', 'altar', 'You give up Altar'],
  ])('reads %s', (choice, card, text) => {
    expect(sealedChoice(model, choice)).toEqual({ card, text });
  });

  it('speaks of the partner by name elsewhere, so without one', () => {
    expect(sealedChoice(model, 'W2:altar+', 'partner').text).toBe('builds stage 2 with Altar and joins the edifice');
  });
});

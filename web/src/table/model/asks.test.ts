import { describe, expect, it } from 'vitest';
import draft from '../../fixtures/expansions/draft.json';
import draftSealed from '../../fixtures/expansions/draft-sealed.json';
import dropping from '../../fixtures/expansions/drop-token.json';
import paying from '../../fixtures/expansions/pay-loss.json';
import penalty from '../../fixtures/expansions/penalty.json';
import recruitMore from '../../fixtures/expansions/recruit-more.json';
import content from '../../fixtures/content/2e-expansions.json';
import { askNote, askTitle, nothingText, waitText } from './asks.ts';
import { modelOf } from './fixed.ts';
import type { Decision } from '../wire.ts';

const asked = (table: unknown): Decision => (table as { view: { decision: Decision } }).view.decision;

describe('what is asked', () => {
  it('says to whom a draft pack goes', () => {
    expect(askNote(modelOf(content, draft), asked(draft))).toContain('Sage on the right');
  });

  it('says how much is lost', () => {
    expect(askTitle(asked(paying))).toBe('You lose 5 coins');
  });

  it('says who and what takes coins or tokens away', () => {
    expect(askNote(modelOf(content, paying), asked(paying))).toMatch(/^Cause: Opium Distillery of Joost\. Pay in coins/);
    expect(askNote(modelOf(content, dropping), asked(dropping))).toMatch(/^Cause: Telesilla of Sage\. /);
  });

  it('names the edifice that failed and its penalty', () => {
    expect(askNote(modelOf(content, penalty), asked(penalty))).toBe('You have no pawn for Agora. The penalty is one green card.');
  });

  it('calls the choice of no leader by its name', () => {
    expect(nothingText(asked(recruitMore))).toBe('Recruit none');
  });

  it('names those who are still to answer, and what they do', () => {
    expect(waitText(modelOf(content, draftSealed))).toBe('Camille, Mei, and Sage are still choosing a leader');
  });
});

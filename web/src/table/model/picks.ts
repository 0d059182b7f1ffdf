/** Decisions without cards: tokens to give back, ways to settle a loss. */
import { list, t } from '../../i18n/index.ts';
import type { Decision, Option } from '../wire.ts';

export interface Pick {
  option: Option;
  title: string;
  /** What it means, in a few words. */
  note: string;
}

/** What can be picked instead of a card; empty where cards are asked for. */
export function picksOf(decision: Decision): Pick[] {
  return [...decision.tokens.map(token), ...decision.payments.map((option, at, all) => payment(option, at, all.length))];
}

export function pickOf(decision: Decision | null, choice: string | null): Pick | undefined {
  return decision ? picksOf(decision).find((pick) => pick.option.choice === choice) : undefined;
}

function token(option: Option): Pick {
  const [first = 0, ...more] = option.tokens;
  const lost = option.tokens.reduce((sum, value) => sum + value, 0);
  return {
    option,
    title: more.length ? t('decision-tokens', { list: list(option.tokens.map(String)) }) : t('decision-token', { n: first }),
    note: t('decision-points-lost', { n: lost }),
  };
}

function payment(option: Option, at: number, count: number): Pick {
  const coins = option.bank;
  const debts = option.debts;
  const note = debts ? t('decision-debts-points', { n: debts }) : t('decision-no-debts');
  if (debts === 0) return { option, title: t('decision-pay-coins'), note };
  if (coins === 0) return { option, title: t(at === count - 1 ? 'decision-pay-debts' : 'decision-pay-both', { n: 0 }), note };
  return { option, title: t('decision-pay-both', { n: coins }), note };
}

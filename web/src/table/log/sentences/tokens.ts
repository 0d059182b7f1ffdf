/** Conflict tokens, diplomacy, losses of coins and debts. */
import { t } from '../../../i18n/index.ts';
import type { Sentences } from '../voice.ts';

type TokenTag =
  | 'token-taken'
  | 'tokens-returned'
  | 'defeat-passed'
  | 'diplomacy-taken'
  | 'diplomacy-used'
  | 'indebted'
  | 'lost';

export const TOKENS: Sentences<TokenTag> = {
  'token-taken': ({ city, value }, voice) => [city, t('event-token-taken', { who: voice.who(city), value })],
  'tokens-returned': ({ city, value, count }, voice) => [
    city,
    value < 0 ? t('event-defeats-returned', { who: voice.who(city), n: count }) : t('event-tokens-returned', { who: voice.who(city), value, n: count }),
  ],
  'defeat-passed': ({ city, loser }, voice) => [
    city,
    t('event-defeat-passed', { who: voice.who(city), whom: voice.who(loser) }),
  ],
  'diplomacy-taken': ({ city, count }, voice) => [city, t('event-diplomacy-taken', { who: voice.who(city), n: count })],
  'diplomacy-used': ({ city }, voice) => [city, t('event-diplomacy-used', { who: voice.who(city) })],
  indebted: ({ city, debts }, voice) => [city, t('event-indebted', { who: voice.who(city), n: debts })],
  lost: ({ city, coins, debts }, voice) => {
    const how = debts === 0 ? 'coins' : coins === 0 ? 'debts' : 'both';
    return [city, t(`event-lost-${how}`, { who: voice.who(city), n: coins, debts })];
  },
};

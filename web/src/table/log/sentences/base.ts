/** What every game tells: cards, coins, conflicts, the end. */
import { list, t } from '../../../i18n/index.ts';
import { ROMAN } from '../../model/words.ts';
import type { Of, Sentences, Voice } from '../voice.ts';

type BaseTag =
  | 'drew'
  | 'built'
  | 'stage-built'
  | 'discarded'
  | 'gained'
  | 'left-over'
  | 'asked'
  | 'declined'
  | 'passed'
  | 'fought'
  | 'age-ended'
  | 'game-ended'
  | 'out-of-time';

export const BASE: Sentences<BaseTag> = {
  drew: ({ seat, card }, voice) => {
    const who = voice.who(seat);
    return [seat, card ? t('event-drew-seen', { who, card: voice.names.card(card) }) : t('event-drew', { who })];
  },
  built,
  'stage-built': ({ city, stage, card }, voice) => {
    const params = { who: voice.who(city), n: stage };
    const text = card
      ? t('event-stage-built-seen', { ...params, card: voice.names.card(card) })
      : t('event-stage-built', params);
    return [city, voice.bringing(city, voice.priced(city, text), { stage })];
  },
  discarded: ({ city, card }, voice) => {
    const params = { who: voice.who(city), n: voice.coinsForDiscard(city) };
    return [city, card ? t('event-discarded-seen', { ...params, card: voice.names.card(card) }) : t('event-discarded', params)];
  },
  gained,
  'left-over': ({ city, card }, voice) => (card === null ? null : [city, t('event-left-over-seen', { who: voice.who(city), card: voice.names.card(card) })]),
  asked: ({ seat, city, kind }, voice) => {
    // What is answered tells itself.
    if (voice.ahead.some((event) => 'city' in event && event.city === city)) return null;
    const sentence = t(`event-asked-${kind}`, { who: voice.who(seat) });
    return [city, seat === city ? sentence : t('event-asked-for', { sentence, city: voice.who(city) })];
  },
  declined: ({ city }, voice) => [city, t('event-declined', { who: voice.who(city) })],
  passed: ({ direction }) => (direction === 'exchange' ? [-1, t(`event-passed-${direction}`)] : null),
  fought,
  'age-ended': ({ age }) => [-1, t('event-age-ended', { age: ROMAN[age] ?? '' })],
  'game-ended': won,
  'out-of-time': ({ seat }, voice) => [seat, t('event-out-of-time', { who: voice.who(seat) })],
};


function built({ city, card, paid_by: paidBy, chain }: Of<'built'>, voice: Voice): [number, string] {
  const params = { who: voice.who(city), card: voice.names.card(card) };
  const free = t('event-built-chain', { ...params, chain: chain ? voice.names.card(chain) : '' });
  const sentence = paidBy === 'chain' ? free : voice.priced(city, t(`event-built-${paidBy}`, params));
  return [city, voice.bringing(city, sentence, { card })];
}

function gained(event: Of<'gained'>, voice: Voice): [number, string] | null {
  const { city, coins, source, card, stage, edifice } = event;
  // Told with what was discarded, or with what brings them.
  if (source === 'discard' || voice.hasTold(event)) return null;
  const from = card ? voice.names.card(card) : edifice ? voice.names.edifice(edifice) : (stage ?? '');
  return [city, t(`event-gained-${source}`, { who: voice.who(city), n: coins, source: from })];
}

function fought({ city, against, value }: Of<'fought'>, voice: Voice): [number, string] | null {
  const params = { who: voice.who(city), whom: voice.who(against), n: value };
  // A defeat is told with the victory, unless its token went elsewhere.
  if (value < 0) return null;
  const token = voice.ahead.find((event) => event.event === 'fought' || event.event === 'defeat-passed');
  const both = token?.event === 'fought' && token.value < 0 && token.city === against;
  return [city, t(both ? 'event-fought-both' : 'event-fought', params)];
}

function won({ winners, totals, teams }: Of<'game-ended'>, voice: Voice): [number, string] {
  const side = teams ? 2 : 1;
  const n = winners.slice(0, side).reduce((sum, seat) => sum + (totals[seat] ?? 0), 0);
  const how = winners.length > side ? 'shared' : teams ? 'team' : 'one';
  return [-1, t(`event-game-ended-${how}`, { names: list(winners.map((seat) => voice.who(seat))), n })];
}

import type { GameEvent } from '../../api/types.ts';
import { list, t } from '../../i18n/index.ts';
import { ROMAN } from '../model/words.ts';
import type { Sentences } from './tell.ts';
import type { Voice } from './voice.ts';

/** The events that only boxes bring. */
export type BoxTag = Exclude<
  GameEvent['event'],
  | 'dealt'
  | 'pack-received'
  | 'piled'
  | 'turn-began'
  | 'drew'
  | 'paid'
  | 'built'
  | 'stage-built'
  | 'sold'
  | 'gained'
  | 'left-over'
  | 'asked'
  | 'declined'
  | 'passed'
  | 'received'
  | 'compared'
  | 'fought'
  | 'age-ended'
  | 'game-ended'
>;

type Faced = 'leader-kept' | 'leader-drawn' | 'leader-returned';

function ofSeat(tag: Faced, seat: number, leader: string | null, voice: Voice): [number, string] {
  const who = voice.who(seat);
  return [seat, leader ? t(`event-${tag}-seen`, { who, leader: voice.names.card(leader) }) : t(`event-${tag}`, { who })];
}

function ofEdifice(key: 'event-edifice-joined' | 'event-edifice-built' | 'event-edifice-failed' | 'event-rewarded', city: number, edifice: string, voice: Voice): [number, string] {
  return [city, t(key, { who: city < 0 ? '' : voice.who(city), edifice: voice.names.edifice(edifice) })];
}

export const BOX_SENTENCES: Sentences<BoxTag> = {
  'edifices-laid': ({ edifices }, voice) => [
    -1,
    t('event-edifices-laid', { edifices: list(edifices.map((one) => voice.names.edifice(one))) }),
  ],
  'leader-kept': ({ seat, leader }, voice) => (leader === null ? null : ofSeat('leader-kept', seat, leader, voice)),
  'leader-drawn': ({ seat, leader }, voice) => ofSeat('leader-drawn', seat, leader, voice),
  'leader-returned': ({ seat, leader }, voice) => ofSeat('leader-returned', seat, leader, voice),
  'leader-sold': ({ city, leader }, voice) => {
    const params = { who: voice.who(city), n: voice.sale(city) };
    const text = leader
      ? t('event-leader-sold-seen', { ...params, leader: voice.names.card(leader) })
      : t('event-leader-sold', params);
    return [city, text];
  },
  recruited: ({ city, leader, stage }, voice) => {
    const params = { who: voice.who(city), leader: voice.names.card(leader), n: stage ?? 0 };
    return [city, voice.priced(city, t(stage ? 'event-recruited-stage' : 'event-recruited', params))];
  },
  'recruit-declined': ({ city }, voice) => [city, t('event-recruit-declined', { who: voice.who(city) })],
  'leader-copied': ({ city, leader, guild, stage }, voice) => {
    const params = { who: voice.who(city), leader: voice.names.card(leader), guild: voice.names.card(guild), n: stage ?? 0 };
    return [city, voice.priced(city, t(stage ? 'event-leader-copied-stage' : 'event-leader-copied', params))];
  },
  'leader-buried': ({ city, leader, points }, voice) => [
    city,
    t('event-leader-buried', { who: voice.who(city), leader: voice.names.card(leader), n: points }),
  ],
  'hands-frozen': ({ city }, voice) => [city, t('event-hands-frozen', { who: voice.who(city) })],
  'token-taken': ({ city, value }, voice) => [city, t('event-token-taken', { who: voice.who(city), value })],
  'tokens-returned': ({ city, value, count }, voice) => [
    city,
    t('event-tokens-returned', { who: voice.who(city), value: String(value).replace('-', '−'), n: count }),
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
  'pawn-taken': ({ city, age }, voice) => [city, t('event-pawn-taken', { who: voice.who(city), age: ROMAN[age] ?? '' })],
  'edifice-joined': ({ city, edifice }, voice) => ofEdifice('event-edifice-joined', city, edifice, voice),
  'edifice-built': ({ edifice }, voice) => ofEdifice('event-edifice-built', -1, edifice, voice),
  'edifice-failed': ({ edifice }, voice) => ofEdifice('event-edifice-failed', -1, edifice, voice),
  rewarded: ({ city, edifice }, voice) => ofEdifice('event-rewarded', city, edifice, voice),
  penalized: ({ city, debt }, voice) => [city, t('event-penalized', { who: voice.who(city), n: debt })],
  'gave-up': ({ city, card }, voice) => [city, t('event-gave-up', { who: voice.who(city), card: voice.names.card(card) })],
};

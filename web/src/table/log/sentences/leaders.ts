/** Leaders: drafted, recruited, copied, buried. */
import { t } from '../../../i18n/index.ts';
import type { Sentences, Voice } from '../voice.ts';

type LeaderTag =
  | 'leader-kept'
  | 'leader-drawn'
  | 'leader-returned'
  | 'leader-discarded'
  | 'recruited'
  | 'recruit-declined'
  | 'leader-copied'
  | 'leader-buried'
  | 'hands-frozen';

type Faced = 'leader-kept' | 'leader-drawn' | 'leader-returned';

function ofSeat(tag: Faced, seat: number, leader: string | null, voice: Voice): [number, string] {
  const who = voice.who(seat);
  return [seat, leader ? t(`event-${tag}-seen`, { who, leader: voice.names.card(leader) }) : t(`event-${tag}`, { who })];
}

export const LEADERS: Sentences<LeaderTag> = {
  'leader-kept': ({ seat, leader }, voice) => (leader === null ? null : ofSeat('leader-kept', seat, leader, voice)),
  'leader-drawn': ({ seat, leader }, voice) => ofSeat('leader-drawn', seat, leader, voice),
  'leader-returned': ({ seat, leader }, voice) => ofSeat('leader-returned', seat, leader, voice),
  'leader-discarded': ({ city, leader }, voice) => {
    const params = { who: voice.who(city), n: voice.coinsForDiscard(city) };
    const text = leader
      ? t('event-leader-discarded-seen', { ...params, leader: voice.names.card(leader) })
      : t('event-leader-discarded', params);
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
};

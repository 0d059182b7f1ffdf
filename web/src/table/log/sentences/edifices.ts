/** Edifices: joined, built, failed. */
import { list, t } from '../../../i18n/index.ts';
import { ROMAN } from '../../model/words.ts';
import type { Sentences, Voice } from '../voice.ts';

type EdificeTag =
  | 'edifices-laid'
  | 'pawn-taken'
  | 'edifice-joined'
  | 'edifice-built'
  | 'edifice-failed'
  | 'rewarded'
  | 'penalized'
  | 'gave-up';

function ofEdifice(key: 'event-edifice-joined' | 'event-edifice-built' | 'event-edifice-failed' | 'event-rewarded', city: number, edifice: string, voice: Voice): [number, string] {
  return [city, t(key, { who: city < 0 ? '' : voice.who(city), edifice: voice.names.edifice(edifice) })];
}

export const EDIFICES: Sentences<EdificeTag> = {
  'edifices-laid': ({ edifices }, voice) => [
    -1,
    t('event-edifices-laid', { edifices: list(edifices.map((one) => voice.names.edifice(one))) }),
  ],
  'pawn-taken': ({ city, age }, voice) => [city, t('event-pawn-taken', { who: voice.who(city), age: ROMAN[age] ?? '' })],
  'edifice-joined': ({ city, edifice }, voice) => ofEdifice('event-edifice-joined', city, edifice, voice),
  'edifice-built': ({ edifice }, voice) => ofEdifice('event-edifice-built', -1, edifice, voice),
  'edifice-failed': ({ edifice }, voice) => ofEdifice('event-edifice-failed', -1, edifice, voice),
  rewarded: ({ city, edifice }, voice) => ofEdifice('event-rewarded', city, edifice, voice),
  penalized: ({ city, debt }, voice) => [city, t('event-penalized', { who: voice.who(city), n: debt })],
  'gave-up': ({ city, card }, voice) => [city, t('event-gave-up', { who: voice.who(city), card: voice.names.card(card) })],
};

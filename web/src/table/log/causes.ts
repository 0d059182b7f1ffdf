import type { Cause } from '../../api/types.ts';
import { list, t } from '../../i18n/index.ts';
import type { Names } from './voice.ts';

/** Who and what makes a city lose something, as a list; the owner is named where it is another city. */
export function causesText(causes: readonly Cause[], city: number, names: Names): string {
  return list(causes.map((cause) => causeText(cause, city, names)));
}

function causeText(cause: Cause, city: number, names: Names): string {
  const { city: of, card, stage, edifice } = cause;
  const who = of === null || of === city ? '' : names.who(of);
  if (stage !== null) return t(who ? 'event-cause-stage-of' : 'event-cause-stage', { n: stage, who });
  const source = edifice === null ? names.card(card ?? '') : names.edifice(edifice);
  return who ? t('event-cause-of', { source, who }) : source;
}

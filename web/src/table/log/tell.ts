import type { GameEvent } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { causesText } from './causes.ts';
import { BASE } from './sentences/base.ts';
import { EDIFICES } from './sentences/edifices.ts';
import { LEADERS } from './sentences/leaders.ts';
import { TOKENS } from './sentences/tokens.ts';
import type { Line, Sentences, Tag, Voice } from './voice.ts';

/** Told with another event: payments with what they buy. */
const TOLD_WITH = { paid: 'built', compared: 'fought', 'turn-began': 'the title' } as const;
/** What happens every turn or every Age to all alike says nothing. */
const USUAL = { dealt: true, piled: true, received: true, 'draft-pack-received': true } as const;
/** Events without a sentence of their own. */
export const SILENT = { ...TOLD_WITH, ...USUAL };
type Told = Exclude<Tag, keyof typeof SILENT>;

/** Every event the server may send: one without a sentence is a type error. */
export const SENTENCES: Sentences<Told> = { ...BASE, ...LEADERS, ...TOKENS, ...EDIFICES };

/** One event in words, or nothing where another one tells it. */
export function tell(event: GameEvent, voice: Voice): Line | null {
  if (event.event in SILENT) return null;
  // The table above pairs each event with its own sentence, which its type cannot say of a union.
  const sentence = SENTENCES[event.event as Told] as (event: GameEvent, voice: Voice) => [number, string] | null;
  const told = sentence(event, voice);
  return told && { city: told[0], text: withCauses(event, told[1], voice) };
}

function withCauses(event: GameEvent, sentence: string, voice: Voice): string {
  if (!('causes' in event) || !event.causes.length) return sentence;
  return t('event-caused', { sentence, causes: causesText(event.causes, event.city, voice.names) });
}

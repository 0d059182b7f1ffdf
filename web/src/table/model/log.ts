/** What happened, in sentences, by turns. */
import type { GameEvent } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { SILENT, tell } from '../log/tell.ts';
import { markedNames, namesOf, Voice, type Line, type Names } from '../log/voice.ts';
import type { TableModel } from './table.svelte.ts';
import { ROMAN } from './words.ts';

export interface Chapter {
  title: string;
  lines: Line[];
}

interface Part {
  title: string;
  events: GameEvent[];
}

/** The log by turns, oldest first, with names that can be touched; turns without anything to tell are left out. */
export function chapters(model: TableModel): Chapter[] {
  return story(model.events, markedNames(namesOf(model))).filter(({ lines }) => lines.length > 0);
}

/** What happened last: the turns since a moment of the log, otherwise the last one with anything to tell. */
export function latest(model: TableModel, since: number | null): Chapter[] {
  const all = chapters(model);
  if (since === null) return all.slice(-1);
  const began = model.table.events.filter(({ seq, event }) => event.event === 'turn-began' && seq > since);
  return all.slice(-Math.max(1, began.length));
}

/** The events of the turn that was last told of. */
export function lastEvents({ events }: TableModel): readonly GameEvent[] {
  const began = events.flatMap((event, at) => (event.event === 'turn-began' ? [at] : []));
  const turns = [events.slice(began.at(-1) ?? 0), events.slice(began.at(-2) ?? 0, began.at(-1) ?? 0)];
  const [now = [], before = []] = turns;
  // Cards are dealt after a turn has begun.
  return now.every(({ event }) => event === 'turn-began' || event in SILENT) ? before : now;
}

/** What happened, a chapter for each turn and one for what came before the first. */
export function story(events: readonly GameEvent[], names: Names): Chapter[] {
  return parts(events).map(({ title, events: some }) => ({ title, lines: told(some, names) }));
}

function parts(events: readonly GameEvent[]): Part[] {
  const found: Part[] = [{ title: t('event-opening'), events: [] }];
  let dealt: GameEvent[] = [];
  for (const event of events) {
    // Cards are dealt for the turn that follows.
    if (event.event === 'dealt') dealt.push(event);
    else if (event.event === 'turn-began') {
      found.push({ title: turnTitle(event.age, event.turn), events: dealt });
      dealt = [];
    } else found.at(-1)?.events.push(event);
  }
  return found;
}

/** A turn by its Age and number; before the first card of an Age leaders are recruited. */
export function turnTitle(age: number, turn: number): string {
  const roman = ROMAN[age] ?? '';
  return turn === 0 ? t('event-recruitment', { age: roman }) : t('event-turn', { age: roman, turn });
}

/** The lines of a chapter; what is said of all is said once, what happens again is counted. */
function told(events: readonly GameEvent[], names: Names): Line[] {
  const voice = new Voice(names);
  const counted = new Map<string, { line: Line; n: number }>();
  const add = (line: Line): void => {
    const key = `${line.city} ${line.text}`;
    const before = counted.get(key);
    if (before) before.n += 1;
    else counted.set(key, { line, n: 1 });
  };
  events.forEach((event, at) => {
    voice.ahead = events.slice(at + 1);
    if (event.event === 'paid') voice.note(event);
    const line = tell(event, voice);
    if (line) add(line);
  });
  voice.rest().forEach(add);
  return [...counted.values()].map(({ line, n }) => ({ ...line, text: closed(line, n) }));
}

function closed({ text, city }: Line, n: number): string {
  const sentence = n > 1 && city >= 0 ? t('event-times', { sentence: text, n }) : text;
  return t('event-end', { sentence });
}

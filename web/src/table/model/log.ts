/** What happened, in sentences. */
import { list, t } from '../../i18n/index.ts';
import type { Event } from '../wire.ts';
import { BANK } from '../wire.ts';
import type { TableModel } from './table.svelte.ts';
import { ROMAN } from './words.ts';

export interface Line {
  text: string;
  /** The city it is about, -1 for all. */
  city: number;
}

export interface Chapter {
  title: string;
  lines: Line[];
}

type Payments = Map<number, string[]>;

/** The log by turns, oldest first. */
export function chapters(model: TableModel): Chapter[] {
  const told: Chapter[] = [];
  let paid: Payments = new Map();
  for (const event of model.events) {
    if (event.event === 'turn-began') {
      told.push({ title: t('table.ageTurn', { age: ROMAN[event.age] ?? '', turn: event.turn }), lines: [] });
      paid = new Map();
    } else if (event.event === 'paid') {
      note(model, paid, event.city, event.to, event.coins);
    } else {
      const line = sentence(model, event, paid);
      if (line) told.at(-1)?.lines.push(line);
    }
  }
  return told;
}

function note(model: TableModel, paid: Payments, city: number, to: number, n: number): void {
  const text = to === BANK ? t('table.log.paidBank', { n }) : t('table.log.paidTo', { n, name: model.who(to) });
  paid.set(city, [...(paid.get(city) ?? []), text]);
}

function sentence(model: TableModel, event: Event, paid: Payments): Line | undefined {
  const tell = (city: number, text: string): Line => ({ city, text });
  switch (event.event) {
    case 'built':
      return tell(event.city, built(model, event, paid.get(event.city)));
    case 'stage-built': {
      const params = { who: model.who(event.city), n: event.stage, paid: list(paid.get(event.city) ?? []) };
      const text = t(paid.has(event.city) ? 'table.log.stagePaid' : 'table.log.stage', params);
      const under = event.card ? ` ${t('table.log.stageWith', { card: model.cardName(event.card) })}` : '';
      return tell(event.city, text + under);
    }
    case 'sold': {
      const who = model.who(event.city);
      const text = event.card ? t('table.log.soldCard', { who, card: model.cardName(event.card) }) : t('table.log.sold', { who });
      return tell(event.city, text);
    }
    case 'gained':
      return gained(model, event);
    case 'asked':
      return tell(event.city, t(`table.log.asked.${event.kind}`, { who: model.who(event.city) }));
    case 'declined':
      return tell(event.city, t('table.log.declined', { who: model.who(event.city) }));
    case 'drew':
      return tell(event.seat, t('table.log.drew', { who: model.who(event.seat) }));
    case 'passed':
      return tell(-1, t(`table.log.passed.${event.direction}`));
    case 'fought':
      if (event.value < 0) return undefined;
      return tell(event.city, t('table.log.fought', { who: model.who(event.city), whom: model.who(event.against), n: event.value }));
    case 'age-ended':
      return tell(-1, t('table.log.ageEnded', { age: ROMAN[event.age] ?? '' }));
    case 'game-ended': {
      const names = list(event.winners.map((seat) => model.who(seat)));
      const points = event.totals[event.winners[0] ?? 0] ?? 0;
      return tell(-1, t('table.log.gameEnded', { names, n: event.winners.length, points }));
    }
    default:
      return undefined;
  }
}

function built(model: TableModel, event: Extract<Event, { event: 'built' }>, paid: string[] | undefined): string {
  const params = { who: model.who(event.city), card: model.cardName(event.card) };
  if (event.way !== 'paid' && event.way !== 'chain') return t(`table.log.${event.way}`, params);
  if (event.chain) return t('table.log.chain', { ...params, chain: model.cardName(event.chain) });
  return paid ? t('table.log.buildPaid', { ...params, paid: list(paid) }) : t('table.log.build', params);
}

function gained(model: TableModel, event: Extract<Event, { event: 'gained' }>): Line | undefined {
  const params = { who: model.who(event.city), n: event.coins };
  if (event.card) {
    return { city: event.city, text: t('table.log.gained', { ...params, source: model.cardName(event.card) }) };
  }
  if (event.stage) return { city: event.city, text: t('table.log.gainedStage', { ...params, stage: event.stage }) };
  return undefined;
}

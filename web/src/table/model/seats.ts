/** Who of those who play is at the table, and what can be done about the others. */
import { getContext, setContext } from 'svelte';
import type { Table } from '../wire.ts';

const KEY = Symbol('seats');

export interface Seats {
  /** Takes the seat again that one left. */
  back: () => void;
  /** Lets a bot stand in for a person who does not come. */
  standIn: (seat: number) => void;
  /** Asks for a pause of the clock, or ends it. */
  pause: (paused: boolean) => void;
  /** Whether a choice of the reader's is still on its way, and cannot be changed yet. */
  sending: () => boolean;
}

/** Let the table below change who sits at it. */
export function provideSeats(seats: Seats): void {
  setContext(KEY, seats);
}

/** The way to change it, where there is one. */
export function useSeats(): Seats | undefined {
  return getContext<Seats | undefined>(KEY);
}

type Seated = Pick<Table, 'seats'>;

/** Whether the reader plays and left, so that a bot stands in. */
export function isAway({ seats }: Seated): boolean {
  return seats.some((seat) => seat.you && seat.away);
}

/** Whether another person is at the table: if nobody is, a game waits for who left it. */
export function othersHere({ seats }: Seated): boolean {
  return seats.some((seat) => seat.kind === 'guest' && !seat.you && !seat.away);
}

/** The seats among those waited for where the reader may let a bot stand in; with a clock, that decides. */
export function replaceable({ seats, terms }: Seated & Pick<Table, 'terms'>, waiting: readonly number[]): number[] {
  const mine = seats.find((seat) => seat.you);
  const host = seats.find((seat) => seat.host);
  if (!mine || mine.away || terms.clock) return [];
  return seats
    .filter((seat) => waiting.includes(seat.seat) && seat.kind === 'guest' && !seat.away && !seat.you)
    .filter((seat) => mine.host || seat.host || !host || host.away)
    .map((seat) => seat.seat);
}

/** Where a replay stands, as its address tells it: so a reload loses nothing. */
export interface Spot {
  step: number;
  /** Whose eyes; none for a spectator's. */
  seat: number | null;
}

const NOBODY = 'none';
const WHOLE = /^\d{1,4}$/;

/** The query that leads to a spot. */
export function searchOf({ step, seat }: Spot): string {
  return `?step=${step}&seat=${seat ?? NOBODY}`;
}

/** The spot that a query names; what it says badly is left out. */
export function spotIn(search: string): Partial<Spot> {
  const said = new URLSearchParams(search);
  const [step, seat] = [said.get('step') ?? '', said.get('seat') ?? ''];
  return {
    ...(WHOLE.test(step) && { step: Number(step) }),
    ...(WHOLE.test(seat) && { seat: Number(seat) }),
    ...(seat === NOBODY && { seat: null }),
  };
}

const FIRST = 'A'.charCodeAt(0);

/** The number of a seat's team before the table is there to say it: neighbours pair off from the first seat. */
export function teamOf(seat: number): number {
  return Math.floor(seat / 2);
}

/** What a team is called: A, B, C. */
export function teamLetter(team: number): string {
  return String.fromCharCode(FIRST + team);
}

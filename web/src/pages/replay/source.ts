/** Where the text of a record comes from. */
import { api } from '../../api/api.ts';
import { problemOf, Unreachable } from '../../api/problem.ts';

/** The largest record that is read; the server takes little more. */
export const LARGEST = 60_000;

/** Too much text for a record. */
export class TooLarge extends Error {
  constructor() {
    super('too large for a record');
    this.name = 'TooLarge';
  }
}

/** The text of a file, unless it is too large to be a record. */
export async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new TooLarge();
  return file.text();
}

/** The text itself, unless it is too large to be a record. */
export function checked(text: string): string {
  if (new Blob([text]).size > LARGEST) throw new TooLarge();
  return text;
}

/** Where who looks sat at a table; none for a spectator. */
export async function seatAt(table: string): Promise<number | null> {
  return (await api.table(table)).seat;
}

/** The record of a table whose game is over. */
export async function recordOf(table: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(api.recordAddress(table));
  } catch (error) {
    throw new Unreachable(error);
  }
  if (!response.ok) throw await problemOf(response);
  return response.text();
}

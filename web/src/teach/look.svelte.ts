import type { Content } from '../api/wire.ts';
import type { TableModel } from '../table/model/table.svelte.ts';
import type { Reason } from '../table/wire.ts';

/** What somebody wants to know: all about a card, or why something cannot be done. */
export type Question = { card: string } | { reason: Reason };

interface Open {
  question: Question;
  content: Content;
  players: number;
}

/** What is looked up over a table, which stays where it is. */
class Look {
  open: Open | null = $state.raw(null);

  up(model: TableModel, question: Question): void {
    this.open = { question, content: model.content, players: model.view.players };
  }

  close(): void {
    this.open = null;
  }
}

export const look = new Look();

import type { Content } from '../api/wire.ts';
import type { TableModel } from '../table/model/table.svelte.ts';
import type { Refusal } from '../table/wire.ts';
import type { Topic } from './rules/parts.ts';

/** What somebody wants to know: all about a card, why something cannot be done, or a topic of the rules. */
export type Question = { card: string } | { refusal: Refusal } | { topic: Topic };

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

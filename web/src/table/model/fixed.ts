/** The table of a fixture, for tests. */
import type { Content, Table, View } from '../wire.ts';
import { TableModel } from './table.svelte.ts';

export function modelOf(content: unknown, table: unknown): TableModel {
  const seen = table as Table & { view: View };
  return new TableModel(() => ({ content: content as Content, table: seen, view: seen.view }));
}

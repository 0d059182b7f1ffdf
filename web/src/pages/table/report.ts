import { api } from '../../api/api.ts';
import type { Server, Table } from '../../api/wire.ts';
import { language } from '../../i18n/index.ts';
import { recordOf } from '../replay/source.ts';

/** What somebody who mends this needs to know: what was seen where, and which programs showed it. */
export interface Report {
  note: string;
  table: string;
  seat: number | null;
  turn: string;
  server: string;
  client: string;
  browser: string;
  window: string;
  language: string;
  when: string;
  /** The record of a game that is over; before, the table as this seat sees it, which tells nothing hidden. */
  record: string | null;
  seen: Table;
}

/** Gather it; what the server does not tell now is left out. */
export async function reportOf(table: Table, note: string): Promise<Report> {
  const [server, record] = await Promise.all([api.server().catch(() => null), table.status === 'over' ? recordOf(table.id).catch(() => null) : null]);
  return describe(table, note, server, record);
}

function describe(table: Table, note: string, server: Server | null, record: string | null): Report {
  const { view } = table;
  return {
    note,
    table: table.id,
    seat: table.seat,
    turn: view ? `${view.age}.${view.turn}` : '',
    server: server?.version ?? '',
    client: document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '',
    browser: navigator.userAgent,
    window: `${innerWidth}x${innerHeight}, ${devicePixelRatio}`,
    language: language.current,
    when: new Date().toISOString(),
    record,
    // The way into a private table, and who else may come, is nobody's business.
    seen: { ...table, invitation: null, invited: [] },
  };
}

/** Save something as a file. */
export function save(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

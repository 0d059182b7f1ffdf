/** A moment of a record as the table draws it. */
import type { Replay, ReplayMoment, ReplayStep, SeatRow } from '../../api/wire.ts';
import { t } from '../../i18n/index.ts';
import { teamOf } from '../../lib/teams.ts';
import { turnTitle } from '../../table/model/log.ts';
import type * as Drawn from '../../table/wire.ts';

/** More than one step brings. */
const NEVER = 10_000;

/** A table at which nobody sits any more: who played, and what was seen. */
export function tableOf(replay: Replay, shown: ReplayStep, eyes: number | null, after = -NEVER): Drawn.Table {
  const { options } = replay;
  const seats = replay.seats.map(
    (name, seat): SeatRow => ({
      seat,
      kind: 'guest',
      name,
      bot: null,
      you: false,
      host: false,
      away: false,
      warned: null,
      team: options.teams ? teamOf(seat) : null,
    }),
  );
  const table = {
    ...options,
    id: '',
    version: 0,
    seq: 0,
    status: shown.view.phase === 'over' ? 'over' : 'playing',
    hints: false,
    terms: { rated: false, clock: null },
    time: null,
    host: false,
    access: 'link',
    invitation: null,
    invited: [],
    removed: [],
    seats,
    commitment: '',
    secret: null,
    view: shown.view,
    sealed: [],
    events: shown.events.map((event, seq) => ({ seq: after + seq, event })),
    rematch: null,
    first: false,
    seat: eyes,
  };
  return table as Drawn.Table;
}

/** A turn of a record in words. */
export function momentTitle({ age, turn }: Pick<ReplayMoment, 'age' | 'turn'>): string {
  return age === 0 ? t('replay-draft', { turn }) : turnTitle(age, turn);
}

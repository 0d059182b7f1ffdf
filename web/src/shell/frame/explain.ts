import { Problem, Unreachable } from '../../api/problem.ts';
import type { ProblemCode } from '../../api/wire.ts';
import { list, say, t, type Key, type Params } from '../../i18n/index.ts';
import { PartMissing } from '../../lib/part.ts';
import { boxNames } from '../../live/expansions.svelte.ts';
import { boardName } from '../../live/content.svelte.ts';

/** The longest name the server takes. */
export const LONGEST_NAME = 24;

/** What a person can do about it. */
export type Way = 'retry' | 'reload' | 'home' | 'name' | 'sign-in' | 'none';

interface Meaning {
  say: Key;
  way: Way;
}

const said = (say: Key, way: Way = 'none'): Meaning => ({ say, way });

/** Every code the server may send: one without a sentence is a type error. */
const MEANINGS: Record<ProblemCode, Meaning> = {
  'foreign-page': said('problem-request', 'reload'),
  'not-json': said('problem-request', 'reload'),
  'no-guest': said('problem-no-guest', 'name'),
  'bad-name': said('problem-bad-name'),
  'name-at-table': said('problem-name-at-table', 'name'),
  'no-table': said('problem-no-table', 'home'),
  'no-spectators': said('problem-no-spectators', 'home'),
  'too-few-seats': said('problem-too-few-seats'),
  'bad-order': said('problem-request', 'reload'),
  removed: said('problem-removed'),
  'no-seat': said('problem-no-seat'),
  'table-full': said('problem-table-full'),
  'seat-taken': said('problem-seat-taken'),
  'seats-empty': said('problem-seats-empty'),
  'not-host': said('problem-not-host'),
  'not-your-seat': said('problem-not-your-seat'),
  'not-seated': said('problem-not-seated'),
  'not-private': said('problem-not-private', 'reload'),
  'list-full': said('problem-list-full'),
  'no-such-account': said('problem-no-such-account'),
  'seat-left': said('problem-seat-left'),
  'not-open': said('problem-not-open'),
  'not-playing': said('problem-not-playing'),
  'not-over': said('problem-not-over'),
  'no-decision': said('problem-choice'),
  'stale-decision': said('problem-stale-decision'),
  'earlier-first': said('problem-choice'),
  'nothing-owed': said('problem-nothing-owed'),
  'too-soon': said('problem-too-soon'),
  'clock-decides': said('problem-clock-decides'),
  'too-many': said('problem-too-many', 'retry'),
  'too-many-bots': said('problem-too-many-bots'),
  'bad-record': said('problem-bad-record'),
  'no-step': said('problem-no-step'),
  'no-hints': said('hint-off'),
  'still-thinking': said('analysis-waiting', 'retry'),
  'bad-message': said('problem-bad-message'),
  'no-message': said('problem-no-message'),
  'no-clock': said('problem-no-clock', 'reload'),
  'not-rateable': said('problem-not-rateable-guests'),
  'no-profile': said('problem-no-profile', 'home'),
  'bad-token': said('problem-request', 'reload'),
  'name-taken': said('problem-name-taken', 'sign-in'),
  'account-exists': said('problem-account-exists', 'reload'),
  'no-account': said('problem-no-account'),
  banned: said('problem-banned'),
  'wrong-password': said('problem-wrong-password'),
  'bad-password': said('problem-bad-password-easy'),
  'too-many-tries': said('problem-too-many-tries'),
  'spent-code': said('problem-spent-code'),
  'no-session': said('problem-no-session', 'reload'),
  'no-bot': said('problem-no-bot', 'reload'),
  'too-many-tokens': said('problem-too-many-tokens'),
  'bad-mail': said('problem-bad-mail'),
  'no-mail': said('problem-no-mail'),
  busy: said('problem-busy', 'retry'),
  ending: said('problem-ending', 'retry'),
  unavailable: said('problem-unavailable', 'retry'),
  'unknown-edition': said('problem-set-up'),
  'unknown-bot': said('problem-unknown-bot', 'reload'),
  'unknown-board': said('problem-unknown-board'),
  'impossible-players': said('problem-impossible-players'),
  'board-twice': said('problem-board-twice'),
  'no-such-box': said('problem-no-such-box', 'reload'),
  'board-needs-box': said('problem-board-needs-box'),
  'boards-exclude': said('problem-boards-exclude'),
  'impossible-teams': said('problem-impossible-teams'),
  'no-leaders': said('problem-no-leaders'),
  'game-is-over': said('problem-game-is-over'),
  'not-asked': said('problem-choice'),
  'already-chosen': said('problem-already-chosen'),
  'nothing-to-withdraw': said('problem-nothing-to-withdraw'),
  'unreadable-choice': said('problem-choice', 'reload'),
  'unknown-card': said('problem-choice', 'reload'),
  'wrong-action': said('problem-choice'),
  'not-in-hand': said('problem-not-in-hand'),
  'not-in-discard': said('problem-choice'),
  'already-built': said('problem-already-built'),
  'stage-not-next': said('problem-choice'),
  'cannot-afford': said('problem-cannot-afford'),
  'price-not-offered': said('problem-choice'),
  'not-offered': said('problem-not-offered'),
  'cannot-join': said('problem-choice'),
  'cannot-freeze': said('problem-choice'),
  'no-such-right': said('problem-choice'),
  'must-play': said('problem-choice'),
  'must-chain': said('problem-choice'),
  'invalid-request': said('problem-request', 'reload'),
  'not-found': said('problem-not-found', 'home'),
  'method-not-allowed': said('problem-request', 'reload'),
  'too-large': said('problem-request', 'reload'),
  'internal-error': said('problem-internal-error', 'retry'),
};

export interface Explained {
  text: string;
  way: Way;
}

/** What went wrong, in the language in use, and the way on. */
export function explain(error: unknown): Explained {
  if (error instanceof Unreachable) return { text: t('problem-unreachable'), way: 'retry' };
  if (error instanceof PartMissing) return { text: t('problem-part'), way: 'reload' };
  if (!(error instanceof Problem)) return { text: t('problem-unknown', { code: String(error) }), way: 'reload' };
  const meaning = Object.hasOwn(MEANINGS, error.code) ? MEANINGS[error.code as ProblemCode] : null;
  if (!meaning) return { text: t('problem-unknown', { code: error.code }), way: error.status >= 500 ? 'retry' : 'reload' };
  return { text: say(precise(error, meaning.say), parts(error)), way: meaning.way };
}

/** The sentences for what exactly is wrong, by code and reason. */
const PRECISE: Record<string, Key> = {
  'bad-name mixed': 'problem-bad-name-mixed',
  'bad-name bot': 'problem-bad-name-bot',
  'bad-password short': 'problem-bad-password-short',
  'bad-password long': 'problem-bad-password-long',
  'not-rateable hints': 'problem-not-rateable-hints',
  'not-rateable bots': 'problem-not-rateable-bots',
};

/** The sentence for what exactly is wrong, where there is one. */
function precise({ code, params }: Problem, otherwise: Key): Key {
  const why = params['why'];
  return (typeof why === 'string' ? PRECISE[`${code} ${why}`] : undefined) ?? otherwise;
}

/** What the sentences speak of, by its name in the language in use. */
function parts({ code, params }: Problem): Params {
  const words = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);
  return {
    code,
    most: LONGEST_NAME,
    least: Number(params['least'] ?? 0),
    seconds: Number(params['seconds'] ?? 0),
    name: typeof params['name'] === 'string' ? boardName(params['name']) : '',
    boxes: boxNames(words(params['boxes'])),
    boards: list(words(params['boards']).map(boardName)),
    names: typeof params['names'] === 'string' ? params['names'] : '',
    players: Number(params['players'] ?? 0),
    minutes: Math.ceil(Number(params['seconds'] ?? 0) / 60),
  };
}

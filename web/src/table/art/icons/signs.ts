/** One symbol per colour, so that colour is never the only sign. */
export const CLASS_MARKS: Record<string, string> = {
  brown: 'war-pick',
  gray: 'amphora',
  blue: 'greek-temple',
  yellow: 'scales',
  red: 'crossed-swords',
  green: 'quill',
  purple: 'linked-rings',
  black: 'hood',
  white: 'imperial-crown',
};

/** The signs of the table itself, and powers of the base game. */
const FIRST: Record<string, string> = {
  'last-card': 'card-play',
  'build-from-discard': 'card-pickup',
  'copy-guild': 'card-exchange',
  'free-once-an-age': 'card-draw',
  'last-card-sign': 'card-play',
  discard: 'card-discard',
  bot: 'robot-antennas',
  away: 'exit-door',
  choosing: 'hourglass',
  conflicts: 'crossed-swords',
  treasury: 'two-coins',
  wonder: 'great-pyramid',
  log: 'scroll-quill',
  free: 'card-draw',
  copy: 'card-exchange',
};

/** Those of other powers, and of what comes late in a game. */
const LATER: Record<string, string> = {
  'free-new-color': 'card-draw',
  'free-first-card': 'card-draw',
  'free-last-card': 'card-draw',
  winner: 'laurel-crown',
  recruit: 'card-play',
  marker: 'card-pick',
  colors: 'poker-hand',
  most: 'histogram',
  others: 'meeple-group',
  port: 'anchor',
  bury: 'sarcophagus',
  debt: 'stabbed-note',
  freeze: 'halt',
  diplomacy: 'peace-dove',
  pawn: 'pawn',
  reward: 'trophy-cup',
  failed: 'broken-wall',
  edifice: 'ancient-columns',
  leader: 'imperial-crown',
  owed: 'pay-money',
};

/** Special powers, and the signs of the table itself. */
export const SIGNS: Record<string, string> = { ...FIRST, ...LATER };

/** The same by when they are needed. */
export const SIGN_GROUPS = { first: FIRST, later: LATER };

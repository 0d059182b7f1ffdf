/** Which drawing of game-icons stands for what; the build takes these and no others. */
import { BOX_CARD_EMBLEMS, BOX_WONDER_EMBLEMS, EDIFICE_EMBLEMS, LEADER_EMBLEMS } from './box-icon-names.ts';

/** One emblem per card of the base game. */
const BASE_CARD_EMBLEMS: Record<string, string> = {
  'lumber-yard': 'log',
  'stone-pit': 'stone-pile',
  'clay-pool': 'spade',
  'ore-vein': 'ore',
  'tree-farm': 'pine-tree',
  excavation: 'mining',
  'clay-pit': 'brick-pile',
  'timber-yard': 'wood-axe',
  'forest-cave': 'cave-entrance',
  mine: 'mine-wagon',
  'loom-1': 'rolled-cloth',
  'glassworks-1': 'square-bottle',
  'press-1': 'scroll-unfurled',
  pawnshop: 'swap-bag',
  baths: 'water-splash',
  altar: 'fire-bowl',
  theater: 'drama-masks',
  well: 'well',
  tavern: 'beer-stein',
  'east-trading-post': 'wooden-crate',
  'west-trading-post': 'barrel',
  marketplace: 'fruit-bowl',
  stockade: 'palisade',
  barracks: 'barracks-tent',
  'guard-tower': 'watchtower',
  apothecary: 'pestle-mortar',
  workshop: 'anvil',
  scriptorium: 'quill-ink',
  sawmill: 'hand-saw',
  quarry: 'stone-block',
  brickyard: 'clay-brick',
  foundry: 'foundry-bucket',
  'loom-2': 'rolled-cloth',
  'glassworks-2': 'square-bottle',
  'press-2': 'scroll-unfurled',
  aqueduct: 'aqueduct',
  temple: 'egyptian-temple',
  statue: 'stone-bust',
  courthouse: 'gavel',
  forum: 'ancient-columns',
  caravansery: 'camel-head',
  vineyard: 'grapes',
  bazar: 'painted-pottery',
  walls: 'stone-wall',
  'training-ground': 'target-dummy',
  stables: 'horse-head',
  'archery-range': 'archery-target',
  dispensary: 'caduceus',
  laboratory: 'fizzing-flask',
  library: 'bookshelf',
  school: 'abacus',
  pantheon: 'byzantin-temple',
  gardens: 'palm-tree',
  'town-hall': 'tower-flag',
  palace: 'throne-king',
  senate: 'roman-toga',
  haven: 'anchor',
  lighthouse: 'lighthouse',
  'chamber-of-commerce': 'cash',
  arena: 'trident',
  ludus: 'gladius',
  fortifications: 'hill-fort',
  circus: 'chariot',
  arsenal: 'quiver',
  'siege-workshop': 'trebuchet',
  castrum: 'centurion-helmet',
  lodge: 'owl',
  observatory: 'telescope',
  university: 'scroll-quill',
  academy: 'classical-knowledge',
  study: 'open-book',
  'workers-guild': 'hammer-nails',
  'craftsmens-guild': 'blacksmith',
  'traders-guild': 'shaking-hands',
  'philosophers-guild': 'philosopher-bust',
  'spies-guild': 'domino-mask',
  'strategists-guild': 'chess-knight',
  'shipowners-guild': 'trireme',
  'scientists-guild': 'astrolabe',
  'magistrates-guild': 'eagle-emblem',
  'builders-guild': 'trowel',
  'decorators-guild': 'palette',
};

/** One emblem per wonder of the base game. */
const BASE_WONDER_EMBLEMS: Record<string, string> = {
  alexandria: 'lantern-flame',
  babylon: 'vines',
  ephesus: 'deer-head',
  giza: 'great-pyramid',
  halicarnassus: 'lion',
  olympia: 'lightning-trio',
  rhodes: 'heraldic-sun',
};

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

/** Special powers, and the signs of the table itself. */
export const SIGNS: Record<string, string> = {
  'last-card': 'card-play',
  'build-from-discard': 'card-pickup',
  'copy-guild': 'card-exchange',
  'free-once-an-age': 'card-draw',
  'free-new-color': 'card-draw',
  'free-first-card': 'card-draw',
  'free-last-card': 'card-draw',
  'last-card-sign': 'card-play',
  discard: 'card-discard',
  bot: 'robot-antennas',
  away: 'exit-door',
  choosing: 'hourglass',
  winner: 'laurel-crown',
  conflicts: 'crossed-swords',
  treasury: 'two-coins',
  wonder: 'great-pyramid',
  log: 'scroll-quill',
  free: 'card-draw',
  copy: 'card-exchange',
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

/** One emblem per card. */
export const CARD_EMBLEMS: Record<string, string> = { ...BASE_CARD_EMBLEMS, ...BOX_CARD_EMBLEMS };

/** One emblem per wonder. */
export const WONDER_EMBLEMS: Record<string, string> = { ...BASE_WONDER_EMBLEMS, ...BOX_WONDER_EMBLEMS };

/** The emblem of an Age card or leader. */
export function emblemOf(id: string): string {
  return CARD_EMBLEMS[id] ?? LEADER_EMBLEMS[id] ?? '';
}

const named = (...groups: Record<string, string>[]): string[] => [...new Set(groups.flatMap((group) => Object.values(group)))].sort();

/** The drawings that every table needs. */
export const BASE_ICONS: string[] = named(BASE_CARD_EMBLEMS, BASE_WONDER_EMBLEMS, CLASS_MARKS, SIGNS);

/** The others, which come when a table with boxes is shown. */
export const BOX_ICONS: string[] = named(BOX_CARD_EMBLEMS, LEADER_EMBLEMS, EDIFICE_EMBLEMS, BOX_WONDER_EMBLEMS).filter((icon) => !BASE_ICONS.includes(icon));

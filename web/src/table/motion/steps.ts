/** A city between two scenes: what the later ones bring is not there yet. */
import type { City, Content, Effect } from '../wire.ts';
import type { CardScene, Fate, Laid, Mark, MarkScene, Scene, WarScene } from './scenes.ts';

/** Whether a card brings its shields to a city, or takes them from it. */
const BRINGS: Partial<Record<Fate, number>> = { built: 1, recruited: 1, copied: 1, stage: 1, 'given-up': -1 };
const VALUES = [1, 3, 5];

/** Two states of a city: before and after all scenes. */
export interface Change {
  at: number;
  before: City;
  after: City;
}

/** The cities that a scene changes; every one where it is a war. */
export function touches(scene: Scene, at: number): boolean {
  switch (scene.scene) {
    case 'cards':
      return scene.laid.some((one) => one.city === at) || [...scene.paid, ...scene.gained].some((one) => one.from === at || one.to === at);
    case 'marks':
      return scene.marks.some((one) => one.city === at);
    case 'war':
      return true;
    case 'passing':
      return false;
  }
}

/** A city before some scenes are played: as it will be in the end, without what these bring. */
export function cityBefore(scenes: readonly Scene[], change: Change, content: Content): City {
  const { at, before, after } = change;
  const later = scenes.filter((scene) => touches(scene, at));
  if (!later.length) return after;
  const laid = later.flatMap((scene) => (scene.scene === 'cards' ? scene.laid.filter((one) => one.city === at) : []));
  const brought = laid.reduce((sum, one) => sum + (BRINGS[one.fate] ?? 0) * shieldsOn(one, after, content), 0);
  const { sheet, owed, joined } = before;
  const city: City = { ...after, sheet, owed, joined, shields: after.shields - brought };
  if (laid.length) Object.assign(city, madeOf(before));
  for (const scene of later) undo(scene, city, change);
  return city;
}

/** What a city makes of its cards. */
function madeOf({ symbols, wilds, goods, sold, discounts, powers, free_build, free_black }: City): Partial<City> {
  return { symbols, wilds, goods, sold, discounts, powers, free_build, free_black };
}

function shieldsOn({ card, fate, stage }: Laid, city: City, content: Content): number {
  return effectsOf().reduce((sum, one) => sum + (one.effect === 'shields' ? one.amount : 0), 0);

  function effectsOf(): Effect[] {
    if (fate !== 'stage') return [...content.cards, ...content.leaders].find((one) => one.id === card)?.effects ?? [];
    const built = content.boards.find((one) => one.id === city.board)?.sides.find((one) => one.slug === city.side)?.stages[(stage ?? 0) - 1];
    const half = city.stages[(stage ?? 0) - 1]?.variant;
    return [...(built?.effects ?? []), ...(built?.halves[half ?? 0] ?? [])];
  }
}

function undo(scene: Scene, city: City, change: Change): void {
  if (scene.scene === 'cards') undoCards(scene, city, change);
  else if (scene.scene === 'marks') for (const mark of scene.marks) undoMark(mark, scene.of, city, change.at);
  else if (scene.scene === 'war') undoWar(scene, city, change);
}

function undoCards({ laid, paid, gained }: CardScene, city: City, { at, before }: Change): void {
  for (const { from, to, coins } of [...paid, ...gained]) city.coins += from === at ? coins : to === at ? -coins : 0;
  for (const { card, fate, stage } of laid.filter((one) => one.city === at)) {
    if (fate === 'stage') city.stages = city.stages.map((one, which) => (which + 1 === stage ? (before.stages[which] ?? one) : one));
    else if (fate === 'copied') city.copied = before.copied;
    else if (card === null) continue;
    else if (fate === 'built') city.cards = without(city.cards, card);
    else if (fate === 'recruited') city.leaders = without(city.leaders, card);
    else if (fate === 'given-up') city.cards = [...city.cards, card];
  }
}

function undoMark({ city: whose, sign, change, value, leader }: Mark, of: MarkScene['of'], city: City, at: number): void {
  if (whose !== at) return;
  const by = -(change ?? 0);
  switch (sign) {
    case 'coins':
      city.coins += by;
      break;
    case 'debt':
      city[of === 'penalized' ? 'edifice_debts' : 'debts'] += by;
      break;
    case 'victory':
      city.victories = added(city.victories, VALUES.indexOf(value ?? 0), by);
      break;
    case 'defeat':
      city.defeats += by;
      break;
    case 'diplomacy':
      city.diplomacy += by;
      break;
    case 'pawn':
      city.pawns = added(city.pawns, (value ?? 0) - 1, by);
      break;
    case 'reward':
      city.rewards = added(city.rewards, (value ?? 0) - 1, by);
      break;
    case 'bury':
      if (!leader) break;
      city.leaders = [...city.leaders, leader];
      city.buried = without(city.buried, leader);
  }
}

function undoWar({ borders, peace, softened, gained }: WarScene, city: City, { at }: Change): void {
  const taken = borders.flatMap(({ tokens }) => tokens.filter((one) => one.city === at));
  for (const { value } of taken) {
    if (value < 0) city.defeats -= 1;
    else city.victories = added(city.victories, VALUES.indexOf(value), -1);
  }
  if (peace.includes(at) || softened.includes(at)) city.diplomacy += 1;
  for (const { to, coins } of gained) if (to === at) city.coins -= coins;
}

function without(cards: readonly string[], gone: string): string[] {
  const at = cards.lastIndexOf(gone);
  return cards.filter((_, which) => which !== at);
}

function added(counts: readonly number[], which: number, by: number): number[] {
  return counts.map((count, at) => (at === which ? count + by : count));
}

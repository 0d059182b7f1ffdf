/** The rules in the order in which they are learned: parts, each of some topics. */
import type { Reason, Refusal } from '../../table/wire.ts';

export const PARTS = {
  learn: ['goal', 'table', 'turn', 'age', 'colors', 'cost', 'trade', 'chain', 'wonder', 'war', 'science', 'score', 'hidden', 'advice'],
  wonders: ['editions', 'powers', 'guilds'],
  two: ['two'],
  leaders: ['leaders', 'recruit', 'leaders-notes'],
  cities: ['cities', 'debt', 'diplomacy', 'spies', 'teams'],
  edifice: ['edifice', 'edifice-notes'],
  more: ['pack', 'catan', 'promos'],
} as const;

export type Part = keyof typeof PARTS;
export type Topic = (typeof PARTS)[Part][number];

export const TOPICS: readonly Topic[] = Object.values(PARTS).flat();

export function partOf(topic: Topic): Part {
  const found = (Object.keys(PARTS) as Part[]).find((part) => (PARTS[part] as readonly Topic[]).includes(topic));
  return found ?? 'learn';
}

/** A topic by its name in a path. */
export function topicOf(name: string | null): Topic | null {
  return TOPICS.find((topic) => topic === name) ?? null;
}

/** A picture of what happens. */
export type Drawing = 'uses' | 'passing' | 'war' | 'science' | 'trade';

/** A picture of what lies on a table. */
export type Laid = 'score' | 'hidden' | 'teams';

/** What is drawn beside a topic: cards, wonders, or something of its own. */
export type Picture = { cards: readonly string[] } | { leaders: readonly string[] } | { wonder: string } | { edifices: readonly string[] } | { drawn: Drawing } | { laid: Laid };

export const PICTURES: Partial<Record<Topic, Picture>> = {
  goal: { wonder: 'alexandria-a' },
  table: { wonder: 'giza-a' },
  turn: { drawn: 'uses' },
  age: { drawn: 'passing' },
  colors: { cards: ['lumber-yard', 'loom-1', 'theater', 'marketplace', 'barracks', 'scriptorium', 'workers-guild'] },
  cost: { cards: ['stone-pit', 'timber-yard', 'baths', 'aqueduct'] },
  trade: { drawn: 'trade' },
  chain: { cards: ['theater', 'statue', 'gardens'] },
  wonder: { wonder: 'rhodes-a' },
  war: { drawn: 'war' },
  science: { drawn: 'science' },
  score: { laid: 'score' },
  hidden: { laid: 'hidden' },
  advice: { cards: ['timber-yard', 'apothecary', 'stockade'] },
  editions: { wonder: 'olympia-b' },
  powers: { wonder: 'halicarnassus-b' },
  guilds: { cards: ['builders-guild', 'shipowners-guild', 'scientists-guild'] },
  two: { cards: ['theater', 'altar'] },
  leaders: { leaders: ['plato', 'hypatia', 'solomon'] },
  recruit: { leaders: ['caesar', 'bilkis', 'tomyris'] },
  'leaders-notes': { leaders: ['archimedes', 'hammurabi', 'caligula'] },
  cities: { cards: ['raider-camp', 'secret-warehouse', 'memorial'] },
  debt: { cards: ['hideout', 'lair'] },
  diplomacy: { cards: ['residence', 'consulate', 'embassy'] },
  spies: { cards: ['east-trading-post', 'clandestine-wharf-east', 'pigeonhole'] },
  teams: { laid: 'teams' },
  edifice: { edifices: ['belvedere'] },
  'edifice-notes': { wonder: 'ur-day' },
  pack: { wonder: 'great-wall-a' },
  catan: { wonder: 'catan-a' },
  promos: { leaders: ['esteban', 'stevie', 'louis'] },
};

/** The topic that explains why something cannot be done. */
export const WHY: Record<Reason, Topic> = {
  'already-built': 'cost',
  'missing-resources': 'trade',
  'missing-coins': 'cost',
  'wonder-complete': 'wonder',
  'must-chain': 'two',
  'must-play': 'two',
};

/** The same for one refusal: coins may be short for a leader, or because so much has to be bought. */
export function whyNot({ reason, action, units }: Pick<Refusal, 'reason' | 'action' | 'units'>): Topic {
  if (reason !== 'missing-coins') return WHY[reason];
  if (action === 'recruit') return 'recruit';
  return units.length ? 'trade' : WHY[reason];
}

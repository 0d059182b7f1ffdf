/** What happened at the table as scenes, in the order in which they are played. */
import type { Direction, GameEvent } from '../../api/types.ts';
import { BANK } from '../wire.ts';

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;

/** What becomes of a card that is laid. */
export type Fate = 'built' | 'recruited' | 'copied' | 'stage' | 'discarded' | 'left-over' | 'given-up';

/** A card laid in a city; one that stays face down has no name here, whoever looks. */
export interface Laid {
  city: number;
  fate: Fate;
  card: string | null;
  /** The stage that is built with it, counted from 1. */
  stage: number | null;
}

/** Coins on their way; from or to the bank, or between cities. */
export interface Coins {
  from: number;
  to: number;
  coins: number;
}

/** What a mark shows. */
export type Sign = 'coins' | 'debt' | 'victory' | 'defeat' | 'diplomacy' | 'pawn' | 'edifice' | 'failed' | 'reward' | 'bury' | 'freeze';

/** Something that a city takes or loses; a change below zero is a loss. */
export interface Mark {
  /** The city; none for what concerns all. */
  city: number;
  sign: Sign;
  /** How much, or none where it only happens. */
  change: number | null;
  /** What a token is worth; of a pawn or a reward, the Age. */
  value: number | null;
  /** The leader that is buried. */
  leader?: string;
}

export interface CardScene {
  scene: 'cards';
  /** Whether the cards come from the discard pile. */
  found: boolean;
  laid: Laid[];
  /** What is paid for them. */
  paid: Coins[];
  /** What they bring. */
  gained: Coins[];
}

export interface MarkScene {
  scene: 'marks';
  /** The kind of event that all of them are. */
  of: GameEvent['event'];
  marks: Mark[];
}

export interface PassScene {
  scene: 'passing';
  direction: Direction;
}

/** Two cities that compare their shields, and the tokens that this gives. */
export interface Border {
  cities: [number, number];
  shields: [number, number];
  /** Who takes tokens, each by its value. */
  tokens: { city: number; value: number }[];
}

export interface WarScene {
  scene: 'war';
  age: number;
  borders: Border[];
  /** The cities that stay out by a diplomacy token. */
  peace: number[];
  /** The cities, in teams, that fight for one token less by a diplomacy token. */
  softened: number[];
  /** Coins that victories bring. */
  gained: Coins[];
}

export type Scene = CardScene | MarkScene | PassScene | WarScene;

type Marker = { [Name in GameEvent['event']]?: (event: Of<Name>) => Mark[] };

function mark(city: number, sign: Sign, change: number | null = null, value: number | null = null): Mark {
  return { city, sign, change, value };
}

/** Events that show as a mark at their city; those of one kind that follow each other are one scene. */
const MARKS: Marker = {
  lost: ({ city, coins, debts }) => [...(coins ? [mark(city, 'coins', -coins)] : []), ...(debts ? [mark(city, 'debt', debts)] : [])],
  indebted: ({ city, debts }) => [mark(city, 'debt', debts)],
  penalized: ({ city, debt }) => [mark(city, 'debt', debt)],
  'token-taken': ({ city, value }) => [mark(city, 'victory', 1, value)],
  'tokens-returned': ({ city, value, count }) => [mark(city, value < 0 ? 'defeat' : 'victory', -count, value)],
  'diplomacy-taken': ({ city, count }) => [mark(city, 'diplomacy', count)],
  'pawn-taken': ({ city, age }) => [mark(city, 'pawn', 1, age)],
  'edifice-built': () => [mark(BANK, 'edifice')],
  'edifice-failed': () => [mark(BANK, 'failed')],
  rewarded: ({ city, age }) => [mark(city, 'reward', 1, age)],
  'leader-buried': ({ city, leader }) => [{ ...mark(city, 'bury'), leader }],
  'hands-frozen': ({ city }) => [mark(city, 'freeze')],
};

/** The card that an event lays, if it lays one. */
function laidBy(event: GameEvent): Laid | null {
  switch (event.event) {
    case 'built':
      return { city: event.city, fate: 'built', card: event.card, stage: null };
    case 'recruited':
      return { city: event.city, fate: 'recruited', card: event.leader, stage: event.stage };
    case 'leader-copied':
      return { city: event.city, fate: 'copied', card: event.leader, stage: event.stage };
    case 'gave-up':
      return { city: event.city, fate: 'given-up', card: event.card, stage: null };
    case 'stage-built':
      return { city: event.city, fate: 'stage', card: null, stage: event.stage };
    case 'discarded':
    case 'leader-discarded':
      return { city: event.city, fate: 'discarded', card: null, stage: null };
    case 'left-over':
      return { city: event.city, fate: 'left-over', card: null, stage: null };
    default:
      return null;
  }
}

/** How cards are laid together: what differs in this is another scene. */
function manner(event: GameEvent, laid: Laid): string {
  if (event.event === 'built' && event.paid_by === 'discard-pile') return 'found';
  return laid.fate === 'left-over' || laid.fate === 'given-up' || laid.fate === 'copied' ? laid.fate : 'played';
}

/** Turns events into scenes. */
class Script {
  readonly scenes: Scene[] = [];
  #cards: CardScene | null = null;
  #war: WarScene | null = null;
  #manner = '';
  /** What was paid for cards that are laid next. */
  #paid: Coins[] = [];

  read(event: GameEvent): void {
    const laid = laidBy(event);
    if (this.#fights(event)) return;
    if (laid) this.#lay(laid, manner(event, laid));
    else if (event.event === 'paid') this.#paid.push({ from: event.city, to: event.to, coins: event.coins });
    else if (event.event === 'gained') this.#gain({ from: BANK, to: event.city, coins: event.coins });
    else if (event.event === 'passed') this.#add({ scene: 'passing', direction: event.direction });
    else this.#mark(event);
  }

  /** Whether an event belongs to the conflicts of an Age, which are one scene. */
  #fights(event: GameEvent): boolean {
    switch (event.event) {
      case 'compared': {
        const { city, against, shields, against_shields } = event;
        this.#conflicts().borders.push({ cities: [city, against], shields: [shields, against_shields], tokens: [] });
        return true;
      }
      case 'fought':
        this.#war?.borders.at(-1)?.tokens.push({ city: event.city, value: event.value });
        return true;
      case 'defeat-passed':
        this.#war?.borders.at(-1)?.tokens.push({ city: event.city, value: -1 });
        return true;
      case 'diplomacy-used':
        this.#spend(event.city);
        return true;
      case 'age-ended':
        if (this.#war) this.#war.age = event.age;
        this.#war = null;
        return true;
      case 'gained':
        this.#war?.gained.push({ from: BANK, to: event.city, coins: event.coins });
        return this.#war !== null;
      default:
        return false;
    }
  }

  /** Who holds a diplomacy token stays out; partners still fight where their neighbour holds none. */
  #spend(city: number): void {
    const { borders, softened, peace } = this.#conflicts();
    const fights = borders.some(({ cities }) => cities.includes(city));
    (fights ? softened : peace).push(city);
  }

  #conflicts(): WarScene {
    if (!this.#war) {
      const war: WarScene = { scene: 'war', age: 0, borders: [], peace: [], softened: [], gained: [] };
      this.#war = war;
      this.#add(war);
    }
    return this.#war;
  }

  #lay(laid: Laid, how: string): void {
    const same = this.#cards?.laid.some((one) => one.city === laid.city) ?? true;
    if (!this.#cards || same || how !== this.#manner) {
      this.#add({ scene: 'cards', found: how === 'found', laid: [], paid: [], gained: [] });
      this.#manner = how;
    }
    this.#cards?.laid.push(laid);
    this.#cards?.paid.push(...this.#paid);
    this.#paid = [];
  }

  #gain(coins: Coins): void {
    if (this.#cards) this.#cards.gained.push(coins);
    else this.#put('gained', [mark(coins.to, 'coins', coins.coins)]);
  }

  #mark(event: GameEvent): void {
    // The table pairs each kind of event with its own marks, which its type cannot say of a union.
    const marks = MARKS[event.event] as ((event: GameEvent) => Mark[]) | undefined;
    if (marks) this.#put(event.event, marks(event));
  }

  #put(of: GameEvent['event'], marks: Mark[]): void {
    const last = this.scenes.at(-1);
    if (last?.scene === 'marks' && last.of === of) last.marks.push(...marks);
    else this.#add({ scene: 'marks', of, marks });
  }

  #add(scene: Scene): void {
    this.scenes.push(scene);
    this.#cards = scene.scene === 'cards' ? scene : null;
  }
}

/** The scenes of some events, in their order. */
export function scenesOf(events: readonly GameEvent[]): Scene[] {
  const script = new Script();
  for (const event of events) script.read(event);
  return script.scenes;
}

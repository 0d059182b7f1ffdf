/** What the server sends: the table as one seat sees it, and the content of its edition. */

export type Color = 'brown' | 'gray' | 'blue' | 'yellow' | 'red' | 'green' | 'purple';
export type Resource = 'wood' | 'stone' | 'clay' | 'ore' | 'glass' | 'papyrus' | 'cloth';
export type Science = 'compass' | 'gear' | 'tablet';
export type Where = 'own' | 'left' | 'right';
export type Action = 'build' | 'stage' | 'free' | 'sell' | 'take';
export type Kind = 'play' | 'free-city' | 'last-card' | 'discard-pile';
export type RowName = 'conflicts' | 'treasury' | 'wonder' | 'blue' | 'green' | 'yellow' | 'guilds';
export type Countable = `${Color}-cards` | 'wonder-stages' | 'defeat-tokens';
export type Cost = Partial<Record<Resource | 'coins', number>>;

export const COLORS: readonly Color[] = ['brown', 'gray', 'yellow', 'blue', 'green', 'red', 'purple'];
export const RESOURCES: readonly Resource[] = ['wood', 'stone', 'clay', 'ore', 'glass', 'papyrus', 'cloth'];
export const SCIENCE: readonly Science[] = ['compass', 'gear', 'tablet'];
export const SPECTATOR = -1;
export const BANK = -1;

export type Power =
  | 'last-card'
  | 'build-from-discard'
  | 'copy-guild'
  | 'free-once-an-age'
  | 'free-new-color'
  | 'free-first-card'
  | 'free-last-card';

export type Effect =
  | { effect: 'produce'; goods: string[]; sold?: boolean }
  | { effect: 'discount'; goods: 'raw' | 'manufactured'; sides: ('left' | 'right')[] }
  | { effect: 'points' | 'coins' | 'shields' | 'points-if-complete'; amount: number }
  | { effect: 'science'; symbol: Science }
  | { effect: 'any-science' }
  | { effect: 'coins-per' | 'points-per'; amount: number; count: Countable[]; cities: Where[] }
  | { effect: Power };

export interface Card {
  id: string;
  age: number;
  color: Color;
  copies: number[];
  cost: Cost;
  chains: string[];
  opens: string[];
  effects: Effect[];
}

export interface Stage {
  cost: Cost;
  effects: Effect[];
}

export interface BoardSide {
  id: string;
  slug: string;
  stages: Stage[];
}

export interface Board {
  id: string;
  produces: Resource | null;
  sides: BoardSide[];
}

export type Section = 'cards' | 'boards' | 'wonders' | 'colors' | 'resources' | 'symbols';

export interface Content {
  edition: string;
  cards: Card[];
  boards: Board[];
  names: Record<string, Record<Section, Record<string, string>>>;
  untranslated: Record<string, string[]>;
}

export interface Item {
  source: string;
  points: number;
  count: number | null;
  copied: boolean;
}

export interface Row {
  row: RowName;
  points: number;
  items: Item[];
}

export interface Sheet {
  total: number;
  rows: Row[];
  science: { symbols: number[]; wilds: number[]; sets: number };
  copied: string | null;
}

export interface City {
  board: string;
  side: string;
  free: boolean;
  coins: number;
  cards: string[];
  stages: { built: boolean; card: string | null }[];
  shields: number;
  victories: number[];
  defeats: number;
  symbols: number[];
  wilds: number;
  goods: string[];
  sold: string[];
  discounts: string[];
  powers: string[];
  free_build: boolean;
  hand_size: number;
  sheet: Sheet;
}

export interface Preview {
  coins: number;
  points: Partial<Record<RowName, number>>;
  shields: number;
  left: number;
  right: number;
  goods: string[];
  chains: string[];
}

export interface Option {
  choice: string;
  action: Action;
  stage: number;
  left: number;
  right: number;
  bank: number;
  preview: Preview;
}

export type Reason =
  | 'already-built'
  | 'missing-resources'
  | 'missing-coins'
  | 'wonder-complete'
  | 'must-chain'
  | 'must-play';

export interface Refusal {
  action: Action;
  reason: Reason;
  units: string[];
  coins: number;
}

export interface CardOptions {
  card: string;
  chain: boolean;
  options: Option[];
  refused: Refusal[];
}

export interface Decision {
  id: number;
  kind: Kind;
  city: number;
  cards: CardOptions[];
  nothing: Option | null;
}

export interface View {
  seat: number;
  edition: string;
  boxes: string[];
  players: number;
  age: number;
  turn: number;
  turns: number;
  direction: 'left' | 'right' | 'exchange';
  phase: Kind | 'over';
  asked: number[];
  waiting: number[];
  holder: number | null;
  discard_count: number;
  pile_count: number;
  cities: City[];
  hand: string[];
  sealed: string[];
  discard: string[];
  decision: Decision | null;
  winners: number[];
}

export type Event =
  | { event: 'dealt' | 'received'; seat: number; cards: (string | null)[] }
  | { event: 'piled'; cards: (string | null)[] }
  | { event: 'turn-began'; age: number; turn: number }
  | { event: 'drew'; seat: number; card: string | null }
  | { event: 'paid'; city: number; to: number; coins: number }
  | {
      event: 'built';
      city: number;
      card: string;
      way: 'paid' | 'chain' | 'right' | 'limited-right' | 'discard-pile';
      by: number;
      chain: string | null;
    }
  | { event: 'stage-built'; city: number; stage: number; card: string | null; by: number }
  | { event: 'sold' | 'left-over'; city: number; card: string | null; by: number }
  | {
      event: 'gained';
      city: number;
      coins: number;
      source: 'sale' | 'card' | 'stage';
      card: string | null;
      stage: number | null;
    }
  | { event: 'asked'; seat: number; city: number; kind: 'last-card' | 'discard-pile'; cards: (string | null)[] }
  | { event: 'declined'; city: number }
  | { event: 'passed'; direction: 'left' | 'right' | 'exchange' }
  | { event: 'fought'; city: number; against: number; value: number }
  | { event: 'age-ended'; age: number }
  | { event: 'game-ended'; winners: number[]; totals: number[] };

export interface Seat {
  seat: number;
  kind: 'empty' | 'guest' | 'bot';
  name: string | null;
  bot: string | null;
  you: boolean;
  away: boolean;
}

export interface Table {
  id: string;
  version: number;
  seq: number;
  status: 'open' | 'playing' | 'over';
  edition: string;
  players: number;
  boards: string[];
  host: boolean;
  seats: Seat[];
  commitment: string | null;
  secret: string | null;
  view: View | null;
  events: { seq: number; event: Event }[];
  rematch: string | null;
  seat: number | null;
}

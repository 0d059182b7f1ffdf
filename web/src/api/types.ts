// Made by tools/make_api_types.py from the OpenAPI schema; edit the server instead.

export type Color = "brown" | "gray" | "blue" | "yellow" | "red" | "green" | "purple";

export type Countable =
  | "brown-cards"
  | "gray-cards"
  | "blue-cards"
  | "yellow-cards"
  | "red-cards"
  | "green-cards"
  | "purple-cards"
  | "wonder-stages"
  | "defeat-tokens";

export type Effect =
  | Produce
  | Discount
  | Points
  | Coins
  | Shields
  | EffectsScience
  | AnyScience
  | CoinsPer
  | PointsPer
  | PointsIfComplete
  | LastCard
  | BuildFromDiscard
  | CopyGuild
  | FreeOnceAnAge
  | FreeNewColor
  | FreeFirstCard
  | FreeLastCard;

export type GameEvent =
  | Dealt
  | Piled
  | TurnBegan
  | Drew
  | Paid
  | Built
  | StageBuilt
  | Sold
  | Gained
  | LeftOver
  | Asked
  | Declined
  | Passed
  | Received
  | Fought
  | AgeEnded
  | GameEnded;

export type ProblemCode =
  | "already-built"
  | "already-chosen"
  | "bad-name"
  | "board-twice"
  | "busy"
  | "cannot-afford"
  | "earlier-first"
  | "game-is-over"
  | "impossible-players"
  | "internal-error"
  | "invalid-request"
  | "method-not-allowed"
  | "must-chain"
  | "must-play"
  | "no-decision"
  | "no-guest"
  | "no-seat"
  | "no-such-right"
  | "no-table"
  | "not-asked"
  | "not-found"
  | "not-host"
  | "not-in-discard"
  | "not-in-hand"
  | "not-open"
  | "not-over"
  | "not-playing"
  | "not-seated"
  | "not-your-seat"
  | "nothing-to-withdraw"
  | "price-not-offered"
  | "seat-left"
  | "seat-taken"
  | "seats-empty"
  | "stage-not-next"
  | "stale-decision"
  | "table-full"
  | "too-large"
  | "unknown-board"
  | "unknown-bot"
  | "unknown-card"
  | "unknown-edition"
  | "unreadable-choice"
  | "wrong-action";

export type Resource = "wood" | "stone" | "clay" | "ore" | "glass" | "papyrus" | "cloth";

export type ScienceSymbol = "compass" | "gear" | "tablet";

export type SeatKind = "empty" | "guest" | "bot";

export type Status = "open" | "playing" | "over";

export interface AgeEnded {
  age: number;
  event: "age-ended";
}

export interface AnyScience {
  effect: "any-science";
}

export interface Asked {
  seat: number;
  city: number;
  kind: "last-card" | "discard-pile";
  cards: (string | null)[];
  event: "asked";
}

export interface BoardContent {
  id: string;
  produces: Resource | null;
  sides: SideContent[];
}

export interface BotRow {
  name: string;
}

export interface BuildFromDiscard {
  effect: "build-from-discard";
}

export interface Built {
  city: number;
  card: string;
  way: "paid" | "chain" | "right" | "limited-right" | "discard-pile";
  by: number;
  chain: string | null;
  event: "built";
}

export interface CardContent {
  id: string;
  age: number;
  color: Color;
  copies: number[];
  cost: Cost;
  chains: string[];
  opens: string[];
  effects: Effect[];
}

export interface CardOptions {
  card: string;
  chain: boolean;
  options: Option[];
  refused: Refusal[];
}

export interface Chosen {
  choice: string;
}

export interface CityView {
  board: string;
  side: string;
  free: boolean;
  coins: number;
  cards: string[];
  stages: StageView[];
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

export interface Coins {
  amount: number;
  effect: "coins";
}

export interface CoinsPer {
  amount: number;
  count: Countable[];
  cities: ("own" | "left" | "right")[];
  effect: "coins-per";
}

export interface Content {
  edition: "1e" | "2e";
  cards: CardContent[];
  boards: BoardContent[];
  names: Record<string, NamesContent>;
  untranslated: Record<string, string[]>;
}

export interface CopyGuild {
  effect: "copy-guild";
}

export interface Cost {
  coins: number;
  wood: number;
  stone: number;
  clay: number;
  ore: number;
  glass: number;
  papyrus: number;
  cloth: number;
}

export interface Dealt {
  seat: number;
  cards: (string | null)[];
  event: "dealt";
}

export interface Decision {
  id: number;
  kind: string;
  city: number;
  cards: CardOptions[];
  nothing: Option | null;
}

export interface Declined {
  city: number;
  event: "declined";
}

export interface Discount {
  goods: "raw" | "manufactured";
  sides: ("left" | "right")[];
  effect: "discount";
}

export interface Drew {
  seat: number;
  card: string | null;
  event: "drew";
}

export interface EffectsScience {
  symbol: ScienceSymbol;
  effect: "science";
}

export interface Fought {
  city: number;
  against: number;
  value: number;
  event: "fought";
}

export interface FreeFirstCard {
  effect: "free-first-card";
}

export interface FreeLastCard {
  effect: "free-last-card";
}

export interface FreeNewColor {
  effect: "free-new-color";
}

export interface FreeOnceAnAge {
  effect: "free-once-an-age";
}

export interface Gained {
  city: number;
  coins: number;
  source: "sale" | "card" | "stage";
  card: string | null;
  stage: number | null;
  event: "gained";
}

export interface GameEnded {
  winners: number[];
  totals: number[];
  event: "game-ended";
}

export interface Guest {
  id: string;
  name: string;
}

export interface GuestName {
  name: string;
}

export interface InvalidField {
  key: string;
  source: string;
  message: string;
}

export interface InvalidRequest {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  params: Record<string, string | number | boolean | (string | number)[] | null>;
  errors: InvalidField[];
}

export interface Item {
  source: string;
  points: number;
  count: number | null;
  copied: boolean;
}

export interface Join {
  seat?: number | null;
}

export interface LastCard {
  effect: "last-card";
}

export interface LeftOver {
  city: number;
  card: string | null;
  by: number;
  event: "left-over";
}

export interface Lobby {
  mine: TableRow[];
  open: TableRow[];
}

export interface NamesContent {
  cards: Record<string, string>;
  boards: Record<string, string>;
  wonders: Record<string, string>;
  colors: Record<string, string>;
  resources: Record<string, string>;
  symbols: Record<string, string>;
}

export interface NewTable {
  players: number;
  edition?: string;
  boards?: string[];
  bots?: (string | null)[];
  start?: boolean;
}

export interface Option {
  choice: string;
  action: string;
  stage: number;
  left: number;
  right: number;
  bank: number;
  preview: PreviewView;
}

export interface Paid {
  city: number;
  to: number;
  coins: number;
  event: "paid";
}

export interface Passed {
  direction: "left" | "right" | "exchange";
  event: "passed";
}

export interface Piled {
  cards: (string | null)[];
  event: "piled";
}

export interface Points {
  amount: number;
  effect: "points";
}

export interface PointsIfComplete {
  amount: number;
  effect: "points-if-complete";
}

export interface PointsPer {
  amount: number;
  count: Countable[];
  cities: ("own" | "left" | "right")[];
  effect: "points-per";
}

export interface PreviewView {
  coins: number;
  points: Record<string, number>;
  shields: number;
  left: number;
  right: number;
  goods: string[];
  chains: string[];
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  params: Record<string, string | number | boolean | (string | number)[] | null>;
}

export interface Produce {
  goods: string[];
  sold: boolean;
  effect: "produce";
}

export interface Received {
  seat: number;
  cards: (string | null)[];
  event: "received";
}

export interface Refusal {
  action: string;
  reason: string;
  units: string[];
  coins: number;
}

export interface Row {
  row: string;
  points: number;
  items: Item[];
}

export interface SealedChoice {
  decision: number;
  choice: string;
}

export interface SeatBot {
  bot: string | null;
}

export interface SeatRow {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  you: boolean;
  away: boolean;
}

export interface Server {
  version: string;
  invite: string | null;
}

export interface Sheet {
  total: number;
  rows: Row[];
  science: SheetScience;
  copied: string | null;
}

export interface SheetScience {
  symbols: number[];
  wilds: number[];
  sets: number;
}

export interface Shields {
  amount: number;
  effect: "shields";
}

export interface SideContent {
  id: "a" | "b" | "day" | "night";
  slug: string;
  stages: Stage[];
}

export interface Sold {
  city: number;
  card: string | null;
  by: number;
  event: "sold";
}

export interface Stage {
  cost: Cost;
  effects: Effect[];
}

export interface StageBuilt {
  city: number;
  stage: number;
  card: string | null;
  by: number;
  event: "stage-built";
}

export interface StageView {
  built: boolean;
  card: string | null;
}

export interface Table {
  id: string;
  version: number;
  seq: number;
  status: Status;
  edition: string;
  players: number;
  boards: string[];
  host: boolean;
  seats: SeatRow[];
  commitment: string;
  secret: string | null;
  view: View | null;
  sealed: SealedChoice[];
  events: TableEvent[];
  rematch: string | null;
  seat: number | null;
}

export interface TableEvent {
  seq: number;
  event: GameEvent;
}

export interface TableRow {
  id: string;
  version: number;
  status: Status;
  edition: string;
  players: number;
  host: boolean;
  seats: SeatRow[];
  seat: number | null;
  updated: number;
}

export interface TurnBegan {
  age: number;
  turn: number;
  event: "turn-began";
}

export interface View {
  seat: number;
  edition: string;
  boxes: string[];
  players: number;
  age: number;
  turn: number;
  turns: number;
  direction: string;
  phase: string;
  asked: number[];
  waiting: number[];
  holder: number | null;
  discard_count: number;
  pile_count: number;
  cities: CityView[];
  hand: string[];
  sealed: string[];
  discard: string[];
  decision: Decision | null;
  winners: number[];
}

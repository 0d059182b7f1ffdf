// Made by tools/make_api_types.py from the OpenAPI schema; edit the server instead.

export type Access = "public" | "link" | "private";

export type Action =
  | "build"
  | "stage"
  | "free"
  | "discard"
  | "take"
  | "keep"
  | "recruit"
  | "copy"
  | "bury"
  | "drop"
  | "lose"
  | "yield";

export type AskKind =
  | "play"
  | "free-city"
  | "last-card"
  | "discard-pile"
  | "draft"
  | "recruit"
  | "recruit-more"
  | "copy-leader"
  | "bury-leader"
  | "drop-token"
  | "pay-loss"
  | "penalty";

export type Color = "brown" | "gray" | "blue" | "yellow" | "red" | "green" | "purple" | "black" | "white";

export type Countable =
  | "brown-cards"
  | "gray-cards"
  | "blue-cards"
  | "yellow-cards"
  | "red-cards"
  | "green-cards"
  | "purple-cards"
  | "black-cards"
  | "white-cards"
  | "wonder-stages"
  | "defeat-tokens"
  | "victory-tokens"
  | "victory-tokens-1"
  | "victory-tokens-3"
  | "victory-tokens-5"
  | "coins"
  | "coins-by-three"
  | "stone-symbols";

export type Direction = "left" | "right" | "exchange";

export type EdificeState = "coming" | "open" | "complete" | "failed";

export type Effect =
  | Produce
  | Discount
  | Points
  | Coins
  | Shields
  | BaseScience
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
  | FreeLastCard
  | PointsPerSet
  | PointsPerColor
  | PointsIfMore
  | PointsIfNone
  | PointsIfOnlyLeader
  | PointsPerPair
  | PointsByMarker
  | SetBonus
  | MostScience
  | SwapScience
  | CopyScience
  | GuildAgain
  | OneResourceLess
  | StagesWithoutResources
  | FreeColor
  | FreeBlackOnceAnAge
  | BankResource
  | TradeRefund
  | TradeRebate
  | StartingGoodRebate
  | ExtraGood
  | MissingGood
  | Port
  | FreezeHands
  | StageForCoins
  | CopyStage
  | TakePawn
  | FreeLeaders
  | CheaperLeaders
  | DrawLeaders
  | RecruitExtra
  | BuryLeader
  | CopyLeader
  | CoinsOn
  | LossOnStage
  | StartingCoins
  | DefeatsToWinner
  | ShieldsPerDefeat
  | VictoryToken
  | DropDefeats
  | OthersDropVictory
  | Diplomacy
  | NeighboursGain
  | OthersGain
  | OthersLose
  | NeighboursTakeDebt;

export type GameEvent =
  | Dealt
  | Piled
  | TurnBegan
  | Drew
  | Paid
  | Built
  | StageBuilt
  | Discarded
  | Gained
  | LeftOver
  | Asked
  | Declined
  | Passed
  | Received
  | Compared
  | Fought
  | AgeEnded
  | GameEnded
  | DraftPackReceived
  | LeaderKept
  | LeaderDrawn
  | LeaderReturned
  | LeaderDiscarded
  | Recruited
  | RecruitDeclined
  | LeaderCopied
  | LeaderBuried
  | HandsFrozen
  | TokenTaken
  | TokensReturned
  | DefeatPassed
  | DiplomacyTaken
  | DiplomacyUsed
  | Indebted
  | Lost
  | EdificesLaid
  | PawnTaken
  | EdificeJoined
  | EdificeBuilt
  | EdificeFailed
  | Rewarded
  | Penalized
  | GaveUp
  | OutOfTime;

export type Phase =
  | "play"
  | "free-city"
  | "last-card"
  | "discard-pile"
  | "draft"
  | "recruit"
  | "recruit-more"
  | "copy-leader"
  | "bury-leader"
  | "drop-token"
  | "pay-loss"
  | "penalty"
  | "over";

export type ProblemCode =
  | "account-exists"
  | "already-built"
  | "already-chosen"
  | "bad-mail"
  | "bad-message"
  | "bad-name"
  | "bad-order"
  | "bad-password"
  | "bad-record"
  | "bad-token"
  | "banned"
  | "board-needs-box"
  | "board-twice"
  | "boards-exclude"
  | "busy"
  | "cannot-afford"
  | "cannot-freeze"
  | "cannot-join"
  | "clock-decides"
  | "earlier-first"
  | "ending"
  | "foreign-page"
  | "game-is-over"
  | "impossible-players"
  | "impossible-teams"
  | "internal-error"
  | "invalid-request"
  | "list-full"
  | "method-not-allowed"
  | "must-chain"
  | "must-play"
  | "name-at-table"
  | "name-taken"
  | "no-account"
  | "no-bot"
  | "no-clock"
  | "no-decision"
  | "no-guest"
  | "no-hints"
  | "no-leaders"
  | "no-mail"
  | "no-message"
  | "no-profile"
  | "no-seat"
  | "no-session"
  | "no-spectators"
  | "no-step"
  | "no-such-account"
  | "no-such-box"
  | "no-such-right"
  | "no-table"
  | "not-asked"
  | "not-found"
  | "not-host"
  | "not-in-discard"
  | "not-in-hand"
  | "not-json"
  | "not-offered"
  | "not-open"
  | "not-over"
  | "not-playing"
  | "not-private"
  | "not-rateable"
  | "not-seated"
  | "not-your-seat"
  | "nothing-owed"
  | "nothing-to-withdraw"
  | "price-not-offered"
  | "removed"
  | "seat-left"
  | "seat-taken"
  | "seats-empty"
  | "spent-code"
  | "stage-not-next"
  | "stale-decision"
  | "still-thinking"
  | "table-full"
  | "too-few-seats"
  | "too-large"
  | "too-many"
  | "too-many-bots"
  | "too-many-tokens"
  | "too-many-tries"
  | "too-soon"
  | "unavailable"
  | "unknown-board"
  | "unknown-bot"
  | "unknown-card"
  | "unknown-edition"
  | "unreadable-choice"
  | "wrong-action"
  | "wrong-password";

export type Reason =
  | "already-built"
  | "missing-resources"
  | "missing-coins"
  | "wonder-complete"
  | "must-chain"
  | "must-play";

export type Resource = "wood" | "stone" | "clay" | "ore" | "glass" | "papyrus" | "cloth";

export type RowName =
  | "conflicts"
  | "treasury"
  | "wonder"
  | "blue"
  | "green"
  | "yellow"
  | "guilds"
  | "leaders"
  | "black"
  | "edifice";

export type ScienceSymbol = "compass" | "gear" | "tablet";

export type SeatKind = "empty" | "guest" | "bot";

export type Status = "open" | "playing" | "over";

export interface Account {
  guest: string;
  name: string;
  kept: boolean;
  mail: string | null;
  turn_mail: boolean;
  created: number | null;
}

export interface AgeEnded {
  age: number;
  event: "age-ended";
}

export interface Analysis {
  seat: number;
  name: string;
  seats: string[];
  limit: Limit;
  seed: string;
  decisions: Looked[];
  costliest: number[];
  score: number | null;
  won: number | null;
}

export interface AnalysisWanted {
  record: string;
  seat: number;
}

export interface AnalysisWork {
  done: number;
  of: number;
  analysis: Analysis | null;
}

export interface AnyScience {
  effect: "any-science";
}

export interface Asked {
  seat: number;
  city: number;
  kind: 
  | "last-card"
  | "discard-pile"
  | "recruit-more"
  | "copy-leader"
  | "bury-leader"
  | "drop-token"
  | "pay-loss"
  | "penalty";
  cards: (string | null)[];
  causes: Cause[];
  event: "asked";
}

export interface Awaited {
  table: string;
  seats: number[];
  seat: number | null;
}

export interface BankResource {
  effect: "bank-resource";
}

export interface BaseScience {
  symbol: ScienceSymbol;
  effect: "science";
}

export interface BoardContent {
  id: string;
  box: string;
  produces: Resource | null;
  sides: SideContent[];
  excludes: string[];
}

export interface Bot {
  guest: string;
  name: string;
  created: number;
  used: number | null;
}

export interface BotName {
  name: string;
}

export interface BotRow {
  name: string;
}

export interface BoxBoard {
  id: string;
  sides: BoxSide[];
}

export interface BoxRow {
  id: string;
  title: string;
  cards: number;
  leaders: number;
  edifices: number;
  boards: BoxBoard[];
  players: number[];
  teams: number[];
  experts: boolean;
}

export interface BoxSide {
  slug: string;
  needs: string[];
}

export interface BuildFromDiscard {
  effect: "build-from-discard";
}

export interface Built {
  city: number;
  card: string;
  paid_by: "paid" | "chain" | "right" | "limited-right" | "discard-pile";
  by: number;
  chain: string | null;
  event: "built";
}

export interface BuryLeader {
  effect: "bury-leader";
}

export interface CardContent {
  id: string;
  box: string;
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

export interface Cause {
  city: number | null;
  card: string | null;
  stage: number | null;
  edifice: string | null;
}

export interface Change {
  family: "base" | "two" | "expansions" | "teams";
  ended: number;
  points: number;
  by: number;
  reach: number;
}

export interface CheaperLeaders {
  own: number;
  neighbours: number;
  effect: "cheaper-leaders";
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
  free_black: boolean;
  hand_size: number;
  leaders: string[];
  leader_count: number;
  copied: string | null;
  buried: string[];
  debts: number;
  edifice_debts: number;
  diplomacy: number;
  owed: number;
  pawns: number[];
  rewards: number[];
  joined: boolean;
  partner: number | null;
  sheet: Sheet;
}

export interface ClockTerms {
  turn: number;
  reserve?: number;
  bot?: string;
}

export interface Coins {
  amount: number;
  effect: "coins";
}

export interface CoinsOn {
  occasion: 
  | "chain"
  | "yellow-card"
  | "black-card"
  | "victory-token"
  | "stage"
  | "neighbour-stage"
  | "bank";
  amount: number;
  effect: "coins-on";
}

export interface CoinsPer {
  amount: number;
  count: Countable[];
  cities: ("own" | "left" | "right")[];
  effect: "coins-per";
}

export interface Compared {
  city: number;
  against: number;
  shields: number;
  against_shields: number;
  event: "compared";
}

export interface Content {
  edition: "1e" | "2e";
  boxes: string[];
  cards: CardContent[];
  boards: BoardContent[];
  leaders: LeaderContent[];
  edifices: EdificeContent[];
  players: number[];
  teams: number[];
  experts: boolean;
  names: Record<string, NamesContent>;
  untranslated: Record<string, string[]>;
}

export interface CopyGuild {
  effect: "copy-guild";
}

export interface CopyLeader {
  effect: "copy-leader";
}

export interface CopyScience {
  effect: "copy-science";
}

export interface CopyStage {
  stage: "1" | "2" | "3" | "last";
  sides: ("left" | "right")[];
  effect: "copy-stage";
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

export interface Count {
  name: string;
  games: number;
  won: number;
  points: number;
  best: number;
}

export interface Course {
  turns: CourseTurn[];
}

export interface CourseDeed {
  did: "built" | "stage" | "discarded" | "recruited";
  card: string;
  stage: number | null;
}

export interface CourseTurn {
  step: number;
  age: number;
  turn: number;
  totals: number[];
  gains: number[];
  deeds: (CourseDeed | null)[];
}

export interface Dealt {
  seat: number;
  cards: (string | null)[];
  event: "dealt";
}

export interface Decided {
  kind: string;
  city: number;
  seat: number;
  choice: string;
}

export interface Decision {
  id: number;
  kind: AskKind;
  city: number;
  cards: CardOptions[];
  nothing: Option | null;
  tokens: Option[];
  payments: Option[];
  owed: number;
  causes: Cause[];
}

export interface Declined {
  city: number;
  event: "declined";
}

export interface DefeatPassed {
  city: number;
  loser: number;
  event: "defeat-passed";
}

export interface DefeatsToWinner {
  effect: "defeats-to-winner";
}

export interface DeviceLink {
  link: string;
  qr: string[];
  expires: number;
}

export interface Diplomacy {
  effect: "diplomacy";
}

export interface DiplomacyTaken {
  city: number;
  count: number;
  event: "diplomacy-taken";
}

export interface DiplomacyUsed {
  city: number;
  event: "diplomacy-used";
}

export interface Discarded {
  city: number;
  card: string | null;
  by: number;
  event: "discarded";
}

export interface Discount {
  goods: "raw" | "manufactured";
  sides: ("left" | "right")[];
  effect: "discount";
}

export interface Done {
  done: boolean;
}

export interface DraftPackReceived {
  seat: number;
  leaders: (string | null)[];
  event: "draft-pack-received";
}

export interface DrawLeaders {
  amount: number;
  effect: "draw-leaders";
}

export interface Drew {
  seat: number;
  card: string | null;
  event: "drew";
}

export interface DropDefeats {
  effect: "drop-defeats";
}

export interface EdificeBuilt {
  age: number;
  edifice: string;
  event: "edifice-built";
}

export interface EdificeContent {
  id: string;
  box: string;
  age: number;
  cost: Cost;
  pawns: Record<string, number>;
  reward: Effect[];
  penalty: Penalty;
}

export interface EdificeFailed {
  age: number;
  edifice: string;
  event: "edifice-failed";
}

export interface EdificeJoined {
  city: number;
  edifice: string;
  event: "edifice-joined";
}

export interface EdificeView {
  edifice: string;
  age: number;
  state: EdificeState;
  pawns: number;
}

export interface EdificesLaid {
  edifices: string[];
  event: "edifices-laid";
}

export interface Export {
  account: Account;
  sessions: Session[];
  bots: Bot[];
  tables: ExportedTable[];
  results: ExportedResult[];
  ratings: Rating[];
  rating_changes: Change[];
  public: boolean;
  messages: ExportedMessage[];
  silenced: string[];
  reports: ExportedReport[];
}

export interface ExportedMessage {
  table: string;
  text: string;
  at: number;
}

export interface ExportedReport {
  table: string;
  text: string;
  why: string;
  at: number;
}

export interface ExportedResult {
  table: string;
  ended: number;
  family: "base" | "two" | "expansions" | "teams";
  players: number;
  seat: number;
  name: string;
  bot: string | null;
  board: string;
  side: string;
  place: number;
  points: number;
  coins: number;
  rows: Record<string, number>;
}

export interface ExportedTable {
  id: string;
  status: Status;
  edition: string;
  boxes: string[];
  names: string[];
  seat: number;
  choices: string[];
  created: number;
  updated: number;
}

export interface ExtraGood {
  effect: "extra-good";
}

export interface Forgotten {
  name: string;
}

export interface Fought {
  city: number;
  against: number;
  value: number;
  event: "fought";
}

export interface FreeBlackOnceAnAge {
  effect: "free-black-once-an-age";
}

export interface FreeColor {
  color: "purple";
  effect: "free-color";
}

export interface FreeFirstCard {
  effect: "free-first-card";
}

export interface FreeLastCard {
  effect: "free-last-card";
}

export interface FreeLeaders {
  effect: "free-leaders";
}

export interface FreeNewColor {
  effect: "free-new-color";
}

export interface FreeOnceAnAge {
  effect: "free-once-an-age";
}

export interface FreezeHands {
  effect: "freeze-hands";
}

export interface Gained {
  city: number;
  coins: number;
  source: "discard" | "card" | "stage" | "edifice" | "bonus";
  card: string | null;
  stage: number | null;
  edifice: string | null;
  event: "gained";
}

export interface GameEnded {
  winners: number[];
  totals: number[];
  teams: boolean;
  event: "game-ended";
}

export interface GamePage {
  games: GameRow[];
  next: string | null;
}

export interface GameRow {
  table: string;
  ended: number;
  family: "base" | "two" | "expansions" | "teams";
  edition: string;
  boxes: string[];
  players: number;
  teams: boolean;
  hints: boolean;
  seat: number;
  seats: GameSeat[];
}

export interface GameSeat {
  seat: number;
  name: string;
  bot: string | null;
  away: boolean;
  board: string;
  place: number;
  points: number;
}

export interface GaveUp {
  city: number;
  card: string;
  causes: Cause[];
  event: "gave-up";
}

export interface Guest {
  id: string;
  name: string;
}

export interface GuestName {
  name: string;
}

export interface GuildAgain {
  effect: "guild-again";
}

export interface HandsFrozen {
  city: number;
  event: "hands-frozen";
}

export interface Indebted {
  city: number;
  debts: number;
  causes: Cause[];
  event: "indebted";
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
  params: Record<string, string | number | boolean | (string | number)[] | PossibleTable | null>;
  errors: InvalidField[];
}

export interface Invitation {
  invitation: string;
}

export interface InvitedName {
  name: string;
}

export interface Item {
  source: string;
  points: number;
  count: number | null;
  copied: boolean;
  how: string;
}

export interface Join {
  seat?: number | null;
}

export interface KeepGames {
  password: string;
  language?: "en" | "fr" | "nl" | "de";
}

export interface LastCard {
  effect: "last-card";
}

export interface Leader {
  place: number;
  name: string;
  rating: Rating;
}

export interface LeaderBuried {
  city: number;
  leader: string;
  points: number;
  event: "leader-buried";
}

export interface LeaderContent {
  id: string;
  box: string;
  group: "standard" | "expert" | "cities" | "promo" | "classic";
  cost: number | "age" | "stage";
  effects: Effect[];
}

export interface LeaderCopied {
  city: number;
  leader: string;
  guild: string;
  stage: number | null;
  event: "leader-copied";
}

export interface LeaderDiscarded {
  city: number;
  leader: string | null;
  event: "leader-discarded";
}

export interface LeaderDrawn {
  seat: number;
  leader: string | null;
  event: "leader-drawn";
}

export interface LeaderKept {
  seat: number;
  leader: string | null;
  event: "leader-kept";
}

export interface LeaderReturned {
  seat: number;
  leader: string | null;
  event: "leader-returned";
}

export interface LeftOver {
  city: number;
  card: string | null;
  by: number;
  event: "left-over";
}

export interface Limit {
  iterations: number | null;
  seconds: number | null;
}

export interface Lobby {
  mine: TableRow[];
  open: TableRow[];
}

export interface Looked {
  age: number;
  turn: number;
  kind: string;
  city: number;
  stage: number;
  legal: number;
  chosen: Prospect;
  best: Prospect;
  cost: number;
  doubt: number;
  prospects: Prospect[];
}

export interface LossOnStage {
  amount: number;
  effect: "loss-on-stage";
}

export interface Lost {
  city: number;
  coins: number;
  debts: number;
  causes: Cause[];
  event: "lost";
}

export interface MailAddress {
  mail: string | null;
  password: string;
}

export interface MakeLink {
  at: string;
}

export interface Memory {
  teams: boolean;
  experts: boolean;
  stages: PastStage[];
  origin: string;
  rules: number;
}

export interface Message {
  id: number;
  seat: number | null;
  name: string;
  kind: string;
  text: string;
  team: boolean;
  at: number;
}

export interface MissingGood {
  effect: "missing-good";
}

export interface ModelScience {
  symbols: number[];
  wilds: number[];
  copied: number[];
  swapped: string[] | null;
  most: string | null;
  counts: number[];
  sets: number;
}

export interface MostScience {
  effect: "most-science";
}

export interface MyRatings {
  kept: boolean;
  public: boolean;
  ratings: Rating[];
  changes: Change[];
}

export interface NamesContent {
  cards: Record<string, string>;
  leaders: Record<string, string>;
  edifices: Record<string, string>;
  boards: Record<string, string>;
  wonders: Record<string, string>;
  colors: Record<string, string>;
  resources: Record<string, string>;
  symbols: Record<string, string>;
}

export interface NeighboursGain {
  amount: number;
  effect: "neighbours-gain";
}

export interface NeighboursTakeDebt {
  amount: number;
  effect: "neighbours-take-debt";
}

export interface NewBot {
  bot: Bot;
  token: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  players: number;
  edition?: string;
  boxes?: string[];
  boards?: string[];
  teams?: boolean;
  experts?: boolean;
  hints?: boolean;
  access?: Access;
  terms?: Terms | null;
  bots?: (string | null)[];
  start?: boolean;
  key?: string | null;
  first?: boolean;
}

export interface OneResourceLess {
  target: "stage" | "blue" | "red" | "green";
  effect: "one-resource-less";
}

export interface Opponent {
  name: string;
  bot: string | null;
  games: number;
  ahead: number;
  behind: number;
}

export interface Option {
  choice: string;
  action: Action;
  stage: number;
  variant: number;
  joins: boolean;
  freezes: boolean;
  left: number;
  right: number;
  bank: number;
  debts: number;
  tokens: number[];
  preview: PreviewView;
}

export interface OthersDropVictory {
  effect: "others-drop-victory";
}

export interface OthersGain {
  amount: number;
  effect: "others-gain";
}

export interface OthersLose {
  amount: number;
  per: "once" | "victory-token" | "stage" | "age";
  effect: "others-lose";
}

export interface OutOfTime {
  seat: number;
  event: "out-of-time";
}

export interface Paid {
  city: number;
  to: number;
  coins: number;
  event: "paid";
}

export interface PartnerView {
  seat: number;
  hand: string[];
  leaders: string[];
  sealed: string[];
}

export interface Passed {
  direction: Direction;
  event: "passed";
}

export interface Password {
  password?: string;
}

export interface PastStage {
  age: number;
  turn: number;
  saw: Saw[];
  decided: Decided[];
}

export interface Pause {
  paused: boolean;
}

export interface PawnTaken {
  city: number;
  age: number;
  event: "pawn-taken";
}

export interface Penalized {
  city: number;
  debt: number;
  causes: Cause[];
  event: "penalized";
}

export interface Penalty {
  card: Color | null;
  coins: number;
  victories: number;
}

export interface Piled {
  cards: (string | null)[];
  event: "piled";
}

export interface Points {
  amount: number;
  effect: "points";
}

export interface PointsByMarker {
  amount: number;
  effect: "points-by-marker";
}

export interface PointsIfComplete {
  amount: number;
  effect: "points-if-complete";
}

export interface PointsIfMore {
  amount: number;
  count: Countable[];
  effect: "points-if-more";
}

export interface PointsIfNone {
  amount: number;
  count: Countable[];
  effect: "points-if-none";
}

export interface PointsIfOnlyLeader {
  amount: number;
  effect: "points-if-only-leader";
}

export interface PointsPer {
  amount: number;
  count: Countable[];
  cities: ("own" | "left" | "right")[];
  effect: "points-per";
}

export interface PointsPerColor {
  amount: number;
  effect: "points-per-color";
}

export interface PointsPerPair {
  effect: "points-per-victory-pair";
}

export interface PointsPerSet {
  amount: number;
  colors: Color[];
  effect: "points-per-set";
}

export interface Port {
  effect: "port";
}

export interface PossibleTable {
  players: number;
  edition: string;
  boxes: string[];
  boards: string[];
  teams: boolean;
  experts: boolean;
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
  params: Record<string, string | number | boolean | (string | number)[] | PossibleTable | null>;
}

export interface Produce {
  goods: string[];
  sold: boolean;
  effect: "produce";
}

export interface Profile {
  name: string;
  created: number;
  ratings: Rating[];
  changes: Change[];
}

export interface Prospect {
  choice: string;
  games: number;
  win: number;
  score: number;
  rows: Record<string, number>;
  worth: number;
  behind: number;
  doubt: number;
  value: number;
  parts: Record<string, number>;
}

export interface Publish {
  public: boolean;
}

export interface Rating {
  family: "base" | "two" | "expansions" | "teams";
  points: number;
  reach: number;
  provisional: boolean;
  games: number;
  won: number;
  updated: number;
}

export interface Received {
  seat: number;
  cards: (string | null)[];
  event: "received";
}

export interface RecordText {
  record: string;
}

export interface RecruitDeclined {
  city: number;
  event: "recruit-declined";
}

export interface RecruitExtra {
  effect: "recruit-extra";
}

export interface Recruited {
  city: number;
  leader: string;
  stage: number | null;
  event: "recruited";
}

export interface Refusal {
  action: Action;
  reason: Reason;
  units: string[];
  coins: number;
}

export interface RemovedName {
  name: string;
}

export interface Replay {
  status: "sound" | "edited";
  options: PossibleTable;
  seats: string[];
  boards: string[];
  over: boolean;
  scores: number[];
  steps: number;
  moments: ReplayMoment[];
}

export interface ReplayChoice {
  seat: number;
  city: number;
  choice: string;
}

export interface ReplayMoment {
  step: number;
  age: number;
  turn: number;
  label: string;
}

export interface ReplayStep {
  step: number;
  view: View;
  events: GameEvent[];
  chosen: ReplayChoice[];
}

export interface Report {
  why?: string;
}

export interface Reset {
  code: string;
  password: string;
}

export interface Rewarded {
  city: number;
  age: number;
  edifice: string;
  event: "rewarded";
}

export interface Row {
  row: RowName;
  points: number;
  items: Item[];
}

export interface RowCount {
  row: string;
  games: number;
  points: number;
  best: number;
}

export interface Saw {
  what: string;
  where: number;
  cards: string[];
}

export interface Say {
  text?: string;
  phrase?: 
  | "hello"
  | "good-luck"
  | "one-moment"
  | "nice"
  | "oops"
  | "thanks"
  | "well-played"
  | "again"
  | "bye"
  | null;
  team?: boolean;
  after?: number;
}

export interface Sealed {
  table: string;
  version: number;
  seq: number;
  since: number;
  waiting: number[];
  sealed: SealedChoice[];
  chosen: string[];
  hand: string[];
  decision: Decision | null;
}

export interface SealedChoice {
  decision: number;
  choice: string;
}

export interface SeatBot {
  bot: string | null;
  remove?: boolean;
}

export interface SeatRow {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  you: boolean;
  host: boolean;
  away: boolean;
  warned: number | null;
  team: number | null;
}

export interface SeatTime {
  deadline: number | null;
  reserve: number;
}

export interface Server {
  version: string;
  invite: string | null;
  mail: boolean;
  client: string | null;
}

export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

export interface SetBonus {
  amount: number;
  effect: "science-set-bonus";
}

export interface Sheet {
  total: number;
  rows: Row[];
  science: ModelScience;
  copied: string | null;
  again: string | null;
}

export interface Shields {
  amount: number;
  effect: "shields";
}

export interface ShieldsPerDefeat {
  effect: "shields-per-defeat";
}

export interface SideContent {
  id: "a" | "b" | "day" | "night";
  slug: string;
  stages: Stage[];
  start: Effect[];
  any_order: boolean;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface Silence {
  silent: boolean;
  everywhere?: boolean;
}

export interface Stage {
  cost: Cost;
  effects: Effect[];
  halves: Effect[][];
  copied_cost: boolean;
}

export interface StageBuilt {
  city: number;
  stage: number;
  card: string | null;
  by: number;
  event: "stage-built";
}

export interface StageForCoins {
  effect: "stage-for-coins";
}

export interface StageView {
  built: boolean;
  card: string | null;
  variants: VariantView[];
  variant: number | null;
}

export interface StagesWithoutResources {
  effect: "stages-without-resources";
}

export interface StartingCoins {
  amount: number;
  effect: "starting-coins";
}

export interface StartingGoodRebate {
  effect: "starting-good-rebate";
}

export interface Statistics {
  all: Count;
  families: Count[];
  players: Count[];
  boxes: Count[];
  boards: Count[];
  opponents: Opponent[];
  rows: RowCount[];
}

export interface StepWanted {
  record: string;
  step: number;
  seat?: number | null;
}

export interface SwapScience {
  effect: "swap-science";
}

export interface Table {
  id: string;
  version: number;
  seq: number;
  status: Status;
  edition: string;
  boxes: string[];
  players: number;
  boards: string[];
  teams: boolean;
  experts: boolean;
  hints: boolean;
  terms: Terms;
  host: boolean;
  access: Access;
  invitation: string | null;
  invited: string[];
  removed: string[];
  seats: SeatRow[];
  time: Time | null;
  commitment: string;
  secret: string | null;
  view: View | null;
  sealed: SealedChoice[];
  events: TableEvent[];
  rematch: string | null;
  first: boolean;
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
  boxes: string[];
  players: number;
  teams: boolean;
  experts: boolean;
  hints: boolean;
  access: Access;
  terms: Terms;
  host: boolean;
  seats: SeatRow[];
  seat: number | null;
  updated: number;
}

export interface TakePawn {
  age: "1" | "2" | "3" | "any";
  effect: "take-pawn";
}

export interface Talk {
  messages: Message[];
  silenced: number[];
  partner: number | null;
}

export interface Terms {
  rated?: boolean;
  clock?: ClockTerms | null;
  spectators?: "none" | "public" | "all";
}

export interface Time {
  now: number;
  paused: boolean;
  wishes: number[];
  seats: (SeatTime | null)[];
}

export interface TokenTaken {
  city: number;
  value: number;
  event: "token-taken";
}

export interface TokensReturned {
  city: number;
  value: number;
  count: number;
  causes: Cause[];
  event: "tokens-returned";
}

export interface TradeRebate {
  sides: ("left" | "right")[];
  effect: "trade-rebate";
}

export interface TradeRefund {
  effect: "trade-refund";
}

export interface Turn {
  table: string;
  seat: number;
  decision: number;
  deadline: number | null;
}

export interface TurnBegan {
  age: number;
  turn: number;
  event: "turn-began";
}

export interface TurnMail {
  turns: boolean;
}

export interface UseCode {
  code: string;
}

export interface VariantView {
  source: string;
  half: number;
  cost: string[];
  coins: number;
}

export interface VictoryToken {
  value: 0 | 1 | 3 | 5;
  effect: "victory-token";
}

export interface View {
  seat: number;
  edition: string;
  boxes: string[];
  players: number;
  age: number;
  turn: number;
  turns: number;
  direction: Direction;
  phase: Phase;
  asked: number[];
  waiting: number[];
  holder: number | null;
  discard_count: number;
  pile_count: number;
  cities: CityView[];
  edifices: EdificeView[];
  box_count: number;
  hand: string[];
  leaders: string[];
  draft_pack: string[];
  partner: PartnerView | null;
  sealed: string[];
  discard: string[];
  decision: Decision | null;
  winners: number[];
  memory: Memory | null;
}

export interface WantedAccess {
  access: Access;
}

export interface WantedOptions {
  players: number;
  edition?: string;
  boxes?: string[];
  boards?: string[];
  teams?: boolean;
  experts?: boolean;
  hints?: boolean;
  terms?: Terms | null;
}

export interface WantedOrder {
  order: (number | unknown)[];
}

export interface Why {
  kind: string;
  city: number;
  games: number;
  legal: number;
  prospects: Prospect[];
}

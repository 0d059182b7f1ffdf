/**
 * What the server sends, in the words of the game: the shapes are those of its schema, and the
 * vocabularies that the schema leaves open are closed here.
 */
import type * as api from '../api/types.ts';

export type { Color, Countable, Effect, Resource } from '../api/types.ts';
export type Event = api.GameEvent;
export type Science = api.ScienceSymbol;
export type Where = 'own' | 'left' | 'right';
export type Action = 'build' | 'stage' | 'free' | 'sell' | 'take' | 'keep' | 'recruit' | 'copy' | 'bury' | 'drop' | 'lose' | 'yield';
export type Kind =
  | 'play'
  | 'free-city'
  | 'last-card'
  | 'discard-pile'
  | 'draft'
  | 'recruit'
  | 'recruit-more'
  | 'name-leader'
  | 'bury-leader'
  | 'drop-token'
  | 'pay-loss'
  | 'penalty';
export type RowName = 'conflicts' | 'treasury' | 'wonder' | 'blue' | 'green' | 'yellow' | 'guilds' | 'leaders' | 'black' | 'edifice';
export type Cost = Partial<api.Cost>;

export const COLORS: readonly api.Color[] = ['brown', 'gray', 'yellow', 'blue', 'green', 'red', 'purple', 'black', 'white'];
export const RESOURCES: readonly api.Resource[] = ['wood', 'stone', 'clay', 'ore', 'glass', 'papyrus', 'cloth'];
export const SCIENCE: readonly Science[] = ['compass', 'gear', 'tablet'];
export const BANK = -1;

export type Card = api.CardContent;
export type Leader = api.LeaderContent;
/** What a failed edifice takes: one kind of thing. */
export type Penalty = api.Penalty;
export type Edifice = api.EdificeContent;
export type Stage = api.SideContent['stages'][number];
export type Board = api.BoardContent;

export type Names = api.NamesContent;
export type Section = keyof Names;
export type Content = api.Content;

export type Item = api.Item;

export interface Row extends Omit<api.Row, 'row'> {
  row: RowName;
}

export interface Sheet extends Omit<api.Sheet, 'rows'> {
  rows: Row[];
}

export type Way = api.WayView;
export type BuiltStage = api.StageView;
export type Partner = api.PartnerView;

export interface EdificeState extends Omit<api.EdificeView, 'state'> {
  state: 'coming' | 'open' | 'complete' | 'failed';
}

export interface City extends Omit<api.CityView, 'sheet'> {
  sheet: Sheet;
}

export interface Preview extends Omit<api.PreviewView, 'points'> {
  points: Partial<Record<RowName, number>>;
}

export interface Option extends Omit<api.Option, 'action' | 'preview'> {
  action: Action;
  preview: Preview;
}

export type Reason = 'already-built' | 'missing-resources' | 'missing-coins' | 'wonder-complete' | 'must-chain' | 'must-play';

export interface Refusal extends Omit<api.Refusal, 'action' | 'reason'> {
  action: Action;
  reason: Reason;
}

export interface CardOptions extends Omit<api.CardOptions, 'options' | 'refused'> {
  options: Option[];
  refused: Refusal[];
}

export interface Decision extends Omit<api.Decision, 'kind' | 'cards' | 'nothing' | 'tokens' | 'payments'> {
  kind: Kind;
  cards: CardOptions[];
  nothing: Option | null;
  tokens: Option[];
  payments: Option[];
}

export interface View extends Omit<api.View, 'direction' | 'phase' | 'cities' | 'edifices' | 'decision'> {
  direction: 'left' | 'right' | 'exchange';
  phase: Kind | 'over';
  cities: City[];
  edifices: EdificeState[];
  decision: Decision | null;
}

export type Seat = api.SeatRow;

export interface Table extends Omit<api.Table, 'view'> {
  view: View | null;
}

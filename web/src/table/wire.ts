/**
 * What the server sends, in the words of the game: shapes and vocabularies are those of its schema.
 */
import type * as api from '../api/types.ts';

export type { Action, CardOptions, Color, Countable, Decision, Effect, Item, Reason, Refusal, Resource, Row, RowName, Sheet, Table, View } from '../api/types.ts';
export type Event = api.GameEvent;
export type Science = api.ScienceSymbol;
export type Where = api.PointsPer['cities'][number];
export type Kind = api.AskKind;
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

export type Variant = api.VariantView;
export type BuiltStage = api.StageView;
export type Partner = api.PartnerView;
export type EdificeState = api.EdificeView;
export type City = api.CityView;
export type Preview = api.PreviewView;
export type Option = api.Option;
export type Seat = api.SeatRow;

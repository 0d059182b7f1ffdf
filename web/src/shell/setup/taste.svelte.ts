import { api } from '../../api/api.ts';
import type { Access, BoxRow, PossibleTable, Table, Terms } from '../../api/wire.ts';
import { CLOCKS, clockNamed, type ClockName } from './clocks.ts';
import { isKey, say } from '../../i18n/index.ts';
import { keep, read } from '../../lib/kept.ts';
import { goesWith, leavesExperts } from '../../live/expansions.svelte.ts';

export const EDITIONS = ['1e', '2e'] as const;
export type Edition = (typeof EDITIONS)[number];
export const PLAYERS = [2, 3, 4, 5, 6, 7] as const;

export const ACCESS = ['public', 'link', 'private'] as const satisfies readonly Access[];

/** What those who do not play may see. */
export const SPECTATORS = ['none', 'public', 'all'] as const satisfies readonly NonNullable<Terms['spectators']>[];
type Spectators = (typeof SPECTATORS)[number];

const KEPT = 'taste';
/** The opponent of somebody who has not chosen one. */
const USUAL = 'medium';

/** A game as it is kept: anything may be in it, or missing. */
export interface Kept {
  players?: unknown;
  edition?: unknown;
  bot?: unknown;
  boxes?: unknown;
  teams?: unknown;
  experts?: unknown;
  hints?: unknown;
  access?: unknown;
  rated?: unknown;
  clock?: unknown;
  stand?: unknown;
  spectators?: unknown;
}

function remembered(): Kept {
  try {
    return (JSON.parse(read(KEPT) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

/** How this person likes to play; kept for the next time. */
class Taste {
  players = $state(4);
  edition = $state<Edition>('1e');
  bot = $state(USUAL);
  /** Boxes that were taken, also those that do not go with so many players. */
  private liked = $state<readonly string[]>([]);
  teams = $state(false);
  private likesExperts = $state(false);
  private likesHints = $state(true);
  rated = $state(false);
  clock = $state<ClockName>('none');
  /** The bot that plays for whose time is up. */
  stand = $state(USUAL);
  /** Who may come to the tables of this person. */
  access = $state<Access>('public');
  spectators = $state<Spectators>('all');

  constructor() {
    this.restore(remembered());
  }

  /** Like a game that was kept; what it leaves out stays as it is. */
  restore(kept: Kept): void {
    if (Array.isArray(kept.boxes)) this.liked = kept.boxes.filter((box) => typeof box === 'string');
    if (typeof kept.teams === 'boolean') this.teams = kept.teams;
    if (typeof kept.experts === 'boolean') this.likesExperts = kept.experts;
    if (typeof kept.hints === 'boolean') this.likesHints = kept.hints;
    if (typeof kept.rated === 'boolean') this.rated = kept.rated;
    if (typeof kept.clock === 'string' && kept.clock in CLOCKS) this.clock = kept.clock as ClockName;
    if (typeof kept.stand === 'string') this.stand = kept.stand;
    if (typeof kept.bot === 'string') this.bot = kept.bot;
    this.access = ACCESS.find((one) => one === kept.access) ?? this.access;
    this.spectators = SPECTATORS.find((one) => one === kept.spectators) ?? this.spectators;
    this.players = PLAYERS.find((one) => one === kept.players) ?? this.players;
    this.edition = EDITIONS.find((one) => one === kept.edition) ?? this.edition;
  }

  /** Like the game of a table. */
  adopt({ terms, ...table }: Table): void {
    const clock = clockNamed(terms.clock ?? null);
    const { rated, spectators } = terms;
    this.restore({ ...table, rated, spectators, clock, stand: terms.clock?.bot });
  }

  /** The boxes on the table. */
  get boxes(): readonly string[] {
    return this.liked.filter((box) => goesWith(box, this.players));
  }

  get experts(): boolean {
    return this.likesExperts && leavesExperts(this.boxes);
  }
  set experts(wanted: boolean) {
    this.likesExperts = wanted;
  }

  /** On what terms a table of this person is played. */
  get terms(): Terms {
    const clock = CLOCKS[this.clock];
    return { rated: this.rated, clock: clock && { ...clock, bot: this.stand }, spectators: this.spectators };
  }

  /** Rated games have none. */
  get hints(): boolean {
    return this.likesHints && !this.rated;
  }
  set hints(wanted: boolean) {
    this.likesHints = wanted;
  }

  /** The kind of game, as a table is asked for. */
  get setting(): { players: number; edition: Edition; boxes: string[]; teams: boolean; experts: boolean; hints: boolean } {
    const { players, edition, teams, experts, hints } = this;
    return { players, edition, boxes: [...this.boxes], teams, experts, hints };
  }

  /** Put a box on the table, or away with what it leaves open. */
  put(box: BoxRow, taken: boolean): void {
    const others = this.liked.filter((one) => one !== box.id);
    this.liked = taken ? [...others, box.id] : others;
    if (box.experts && !taken) this.experts = false;
  }

  /** Put everything away but the base game. */
  bare(): void {
    this.liked = [];
    this.teams = false;
    this.experts = false;
  }

  /** Like another kind of game from now on. */
  take({ players, edition, boxes, teams, experts }: PossibleTable): void {
    this.players = players;
    this.edition = EDITIONS.find((one) => one === edition) ?? this.edition;
    this.liked = boxes;
    this.teams = teams;
    this.experts = experts;
  }

  /** The game as it is kept. */
  get kept(): Kept {
    const { liked: boxes, likesExperts: experts, likesHints: hints, bot, access, rated, clock, stand, spectators } = this;
    return { ...this.setting, boxes, experts, hints, bot, access, rated, clock, stand, spectators };
  }

  keep(): void {
    keep(KEPT, JSON.stringify(this.kept));
  }
}

export const taste = new Taste();

let bots = $state.raw<string[]>(['easy', 'medium', 'hard', 'expert', 'master']);
let asked: Promise<void> | null = null;

/** The bots there are; the levels until the server has answered. */
export function botNames(): string[] {
  asked ??= api.bots().then(
    (rows) => {
      bots = rows.map((row) => row.name);
      if (!bots.includes(taste.bot)) taste.bot = bots.find((bot) => bot === USUAL) ?? bots[0] ?? taste.bot;
    },
    () => {
      asked = null;
    },
  );
  return bots;
}

/** What a bot is called on the screen. */
export function botLabel(bot: string): string {
  const key = `home-bot-${bot}`;
  return isKey(key) ? say(key) : bot;
}

/** How it plays, if we have words for it. */
export function botAbout(bot: string): string {
  const key = `home-bot-${bot}-about`;
  return isKey(key) ? say(key) : '';
}

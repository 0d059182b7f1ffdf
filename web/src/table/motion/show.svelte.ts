import type { GameEvent } from '../../api/types.ts';
import type { City, Content, Table, View } from '../wire.ts';
import { factor, pace } from './pace.svelte.ts';
import { scenesOf, type Scene, type WarScene } from './scenes.ts';
import { cityBefore, touches } from './steps.ts';

/** A table with a game on it. */
export type Seen = Table & { view: View };

/** What the one who plays the scenes may let come. */
export interface Curtain {
  /** The table before, and as it will be. */
  readonly before: Seen;
  readonly after: Seen;
  /** Go on to a scene. */
  scene: (scene: Scene) => void;
  /** Show a city as this scene leaves it; the shields that are new. */
  city: (at: number) => number;
  /** Show all cities as this scene leaves them. */
  cities: () => void;
  /** Show the conflicts beside their story. */
  war: (scene: WarScene) => void;
  /** Show everything but the cities as it is now: the own hand too, so that one may choose. */
  rest: () => void;
}

/** Plays scenes; one run at a time. */
export interface Director {
  play: (scenes: readonly Scene[], curtain: Curtain) => Promise<void>;
  skip: () => void;
}

interface Act {
  table: Seen;
  scenes: Scene[];
}

/** More turns than this at once are not played: who was away reads what happened. */
const TURNS = 1;
/** More that waits to be played than this is not worth waiting for. */
const WAITING = 2;

/**
 * What the table shows: what happened is played first, in one queue, and meanwhile each city stands as the scene left it.
 * What comes without an event, such as a choice that was made, shows at once.
 */
export class Show {
  /** Plays the scenes, once it is here; without it everything comes at once. */
  director: Director | null = null;
  #after: Seen;
  #seq: number;
  #queue: Act[] = [];
  /** What is being played. */
  #act: Act | null = null;
  #cities: ReadonlyMap<number, City> = $state.raw(new Map());
  #before: Seen | null = $state.raw(null);
  #playing = $state(false);
  /** The conflicts of an Age that has just ended, until one goes on. */
  #interlude: WarScene | null = $state.raw(null);
  /** Where reading ended before more happened than was shown. */
  #missed: number | null = $state(null);
  #shown: Seen;
  readonly #content: () => Content;

  /** A table with its content, and how far its log was read before. */
  constructor(table: Seen, content: () => Content, read: number | null = null) {
    this.#content = content;
    this.#after = $state.raw(table);
    this.#shown = $derived(this.#compose());
    this.#seq = lastSeq(table);
    if (read !== null && turnsOf(since(table, read)) > TURNS) this.#missed = read;
  }

  /** The last event that was seen before what was missed, until something is shown again. */
  get missed(): number | null {
    return this.#missed;
  }

  /** The table as it is shown. */
  get table(): Seen {
    return this.#shown;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get interlude(): WarScene | null {
    return this.#interlude;
  }

  /** Go on after the conflicts. */
  proceed(): void {
    this.#interlude = null;
  }

  /** Whether the own hand is still to come. */
  get holding(): boolean {
    return this.#before !== null;
  }

  /** The newest table there is. */
  take(table: Seen): void {
    const before = this.#seq;
    const fresh = since(table, before);
    this.#seq = Math.max(this.#seq, lastSeq(table));
    if (!fresh.length) {
      this.#update(table);
      return;
    }
    const act = { table, scenes: scenesOf(fresh) };
    const missed = turnsOf(fresh) > TURNS || document.visibilityState !== 'visible';
    this.#missed = missed ? (this.#missed ?? before) : null;
    if (this.director && factor() > 0 && !missed && this.#queue.length < WAITING) this.#enqueue(act);
    else this.#jump(table, missed ? null : warOf(act));
  }

  /** Show another moment at once. */
  leap(table: Seen): void {
    this.#jump(table, null);
    this.#interlude = null;
  }

  /** Show everything as it is now. */
  skip(): void {
    if (!this.#playing) return;
    const war = [this.#act, ...this.#queue].map((act) => act && warOf(act)).findLast((one) => one);
    this.#jump(this.#queue.at(-1)?.table ?? this.#after, war ?? null);
  }

  /** Nothing happened, but something else may be new. */
  #update(table: Seen): void {
    const last = this.#queue.at(-1);
    if (last) last.table = table;
    else this.#after = table;
  }

  #enqueue(act: Act): void {
    if (!act.scenes.length && !this.#playing) {
      this.#after = act.table;
      return;
    }
    this.#queue.push(act);
    if (!this.#playing) void this.#run();
  }

  /** Show a table at once, whatever was being played; conflicts are told where anything is to be seen. */
  #jump(table: Seen, war: WarScene | null): void {
    this.#queue = [];
    if (war && pace() !== 'off') this.#interlude = war;
    this.#after = table;
    this.#open();
    this.director?.skip();
  }

  #open(): void {
    this.#cities = new Map();
    this.#before = null;
  }

  async #run(): Promise<void> {
    this.#playing = true;
    try {
      for (let act = this.#queue[0]; act && this.director; act = this.#queue[0]) {
        const before = this.#after;
        // What was asked before is answered.
        this.#before = { ...before, view: { ...before.view, decision: null, waiting: [] } };
        this.#cities = new Map(before.view.cities.map((city, at) => [at, city]));
        this.#after = act.table;
        this.#act = act;
        this.#interlude = null;
        this.#queue.shift();
        await this.director.play(act.scenes, this.#curtain(before, act));
        this.#open();
      }
    } finally {
      this.#open();
      this.#act = null;
      this.#playing = false;
    }
  }

  #curtain(before: Seen, act: Act): Curtain {
    const after = act.table;
    let later: readonly Scene[] = act.scenes;
    const show = (at: number): number => {
      const [old, now] = [before.view.cities[at], after.view.cities[at]];
      if (!old || !now) return 0;
      const held = this.#cities.get(at);
      const next = cityBefore(later, { at, before: old, after: now }, this.#content());
      const cities = new Map(this.#cities);
      if (later.some((one) => touches(one, at))) cities.set(at, next);
      else cities.delete(at);
      this.#cities = cities;
      return held ? next.shields - held.shields : 0;
    };
    return {
      before,
      after,
      scene: (scene) => {
        later = act.scenes.slice(act.scenes.indexOf(scene) + 1);
      },
      city: show,
      cities: () => {
        for (const at of before.view.cities.keys()) show(at);
      },
      war: (scene) => {
        if (pace() !== 'off') this.#interlude = scene;
      },
      rest: () => (this.#before = null),
    };
  }

  #compose(): Seen {
    const rest = this.#before ?? this.#after;
    if (rest === this.#after && !this.#cities.size) return rest;
    const cities = this.#after.view.cities.map((city, at) => this.#cities.get(at) ?? city);
    return { ...rest, view: { ...rest.view, cities } };
  }
}

function warOf({ scenes }: Act): WarScene | null {
  return scenes.findLast((one) => one.scene === 'war') ?? null;
}

/** What happened after an event. */
function since(table: Seen, seq: number): GameEvent[] {
  return table.events.filter((one) => one.seq > seq).map((one) => one.event);
}

function turnsOf(events: readonly GameEvent[]): number {
  return events.filter((event) => event.event === 'turn-began').length;
}

function lastSeq(table: Seen): number {
  return table.events.at(-1)?.seq ?? 0;
}

import { api } from '../api/api.ts';
import { isKey, t } from '../i18n/index.ts';
import { keep, read } from '../lib/kept.ts';

export const EDITIONS = ['1e', '2e'] as const;
export type Edition = (typeof EDITIONS)[number];
export const PLAYERS = [2, 3, 4, 5, 6, 7] as const;

const KEPT = 'taste';

interface Kept {
  players?: unknown;
  edition?: unknown;
  bot?: unknown;
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
  bot = $state('greedy');

  constructor() {
    const { players, edition, bot } = remembered();
    this.players = PLAYERS.find((one) => one === players) ?? 4;
    this.edition = EDITIONS.find((one) => one === edition) ?? '1e';
    if (typeof bot === 'string') this.bot = bot;
  }

  keep(): void {
    keep(KEPT, JSON.stringify({ players: this.players, edition: this.edition, bot: this.bot }));
  }
}

export const taste = new Taste();

let bots = $state.raw<string[]>(['greedy', 'random']);
let asked: Promise<void> | null = null;

/** The bots there are; the usual two until the server has answered. */
export function botNames(): string[] {
  asked ??= api.bots().then(
    (rows) => {
      bots = rows.map((row) => row.name);
      if (!bots.includes(taste.bot)) taste.bot = bots[0] ?? taste.bot;
    },
    () => {
      asked = null;
    },
  );
  return bots;
}

/** What a bot is called on the screen. */
export function botLabel(bot: string): string {
  const key = `home.bot.${bot}`;
  return isKey(key) ? t(key) : bot;
}

/** How it plays, if we have words for it. */
export function botAbout(bot: string): string {
  const key = `home.bot.${bot}.about`;
  return isKey(key) ? t(key) : '';
}

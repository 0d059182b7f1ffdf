/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const PIECE = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
/** Of an arc, its two flags may be written without anything between them. */
const ARC_FLAGS = [3, 4];

/**
 * A path with whole numbers, made larger or smaller: icons are drawn on 512 units and shown on some 20 to 90 pixels,
 * where nobody sees the fractions, which are most of their bytes. Ends are rounded where they lie, so that no error
 * adds up.
 */
export function rounded(path: string, scale = 1): string {
  const writer = new Writer(scale);
  for (const { command, numbers } of commands(path)) writer.add(command, numbers);
  return writer.path;
}

interface Command {
  command: string;
  numbers: number[];
}

/** Each command with its own numbers, also where its letter is left out. */
function* commands(path: string): Generator<Command> {
  const reader = new Reader(path);
  for (let command = reader.letter(); command; command = reader.letter() || after(command)) {
    const count = TAKES[command.toLowerCase()];
    if (count === undefined) throw new Error(`a path knows no ${command}`);
    yield { command, numbers: Array.from({ length: count }, (_, at) => reader.number(command, at)) };
    if (reader.done) return;
  }
}

/** What a command without a letter is. */
function after(command: string): string {
  if (command === 'M') return 'L';
  return command === 'm' ? 'l' : command;
}

class Reader {
  readonly #pieces: string[];
  #at = 0;

  constructor(path: string) {
    this.#pieces = path.match(PIECE) ?? [];
  }

  get done(): boolean {
    return this.#at >= this.#pieces.length;
  }

  /** The letter that comes next, if one does. */
  letter(): string {
    const piece = this.#pieces[this.#at] ?? '';
    if (!/^[a-zA-Z]$/.test(piece)) return '';
    this.#at += 1;
    return piece;
  }

  number(command: string, at: number): number {
    const piece = this.#pieces[this.#at] ?? '';
    if (/^a$/i.test(command) && ARC_FLAGS.includes(at) && piece.length > 1) {
      this.#pieces[this.#at] = piece.slice(1);
      return Number(piece[0]);
    }
    this.#at += 1;
    const value = Number(piece);
    if (piece === '' || Number.isNaN(value)) throw new Error(`${command} lacks a number`);
    return value;
  }
}

/** Writes commands with whole numbers, relative to where the last one ended. */
class Writer {
  path = '';
  readonly #scale: number;
  #last = '';
  /** Where the pen is, and where its line began; exactly, and as written. */
  #exact = [0, 0];
  #begun = [0, 0];
  #written = [0, 0];
  #begunWritten = [0, 0];

  constructor(scale: number) {
    this.#scale = scale;
  }

  add(command: string, numbers: number[]): void {
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === 'z') {
      this.#put('z', []);
      this.#exact = this.#begun;
      this.#written = this.#begunWritten;
      return;
    }
    const ends = this.#ends(kind, numbers, relative);
    const rounds = ends.map((end, axis) => Math.round(end * this.#scale) - (this.#written[axis % 2] ?? 0));
    if (kind === 'h') this.#put('h', [rounds[0] ?? 0]);
    else if (kind === 'v') this.#put('v', [rounds[1] ?? 0]);
    else if (kind === 'a') this.#arc(numbers, rounds);
    else this.#put(kind, rounds);
    this.#exact = ends.slice(-2);
    this.#written = this.#exact.map((end) => Math.round(end * this.#scale));
    if (kind !== 'm') return;
    this.#begun = this.#exact;
    this.#begunWritten = this.#written;
  }

  /** The points of a command, where they lie. */
  #ends(kind: string, numbers: number[], relative: boolean): number[] {
    const [x = 0, y = 0] = this.#exact;
    const [first = 0] = numbers;
    if (kind === 'h') return [relative ? x + first : first, y];
    if (kind === 'v') return [x, relative ? y + first : first];
    const points = kind === 'a' ? numbers.slice(-2) : numbers;
    return points.map((one, at) => (relative ? one + (at % 2 ? y : x) : one));
  }

  #arc([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: number[], end: number[]): void {
    const radii = [rx, ry].map((one) => Math.max(0.1, Math.round(one * this.#scale * 10) / 10));
    this.#put('a', [...radii, Math.round(turn), large, sweep, ...end]);
  }

  #put(letter: string, numbers: number[]): void {
    const same = letter === this.#last && letter !== 'm';
    const text = numbers.map(String).reduce((all, one, at) => all + (at > 0 && !one.startsWith('-') ? ' ' : '') + one, '');
    this.path += same ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    // Without a letter, what comes after the first point of a line is a line.
    this.#last = letter === 'm' ? 'l' : letter;
    if (letter === 'z') this.#last = '';
  }
}

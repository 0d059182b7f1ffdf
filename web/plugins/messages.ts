import { readdirSync, readFileSync } from 'node:fs';
import { parse, type Expression, type InlineExpression, type Message, type Pattern, type SelectExpression, type Variant } from '@fluent/syntax';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';

/** The messages of terminal and browser, a folder for each language. */
export const FOLDER = new URL('../../src/sevenwonders/messages/', import.meta.url);
/** Files with what only the terminal says. */
const TERMINAL = ['list', 'reference', 'report', 'terminal'];
/** What a first table does not need, by how the ids begin and by the part of the client that brings it. */
const LATER: Record<string, readonly string[]> = {
  lesson: ['lesson'],
  book: ['aid', 'browse', 'rules'],
  pages: [
    ...['about', 'account', 'analysis', 'games', 'lobby', 'mail', 'privacy', 'ratings', 'replay'],
    ...['new-access', 'new-experts', 'new-hints', 'new-preset', 'new-presets', 'new-rated', 'new-spectators', 'new-teams'],
  ],
};
/** Messages among these that other places need too. */
const EARLY = [
  ...['about-names-edition-1e', 'about-names-edition-2e', 'account-exists', 'account-sign-in', 'account-title', 'games-all', 'games-title'],
  ...['analysis-difference', 'analysis-waiting', 'lobby-share-copied', 'replay-balance-ahead', 'replay-balance-behind', 'replay-balance-even'],
  ...['replay-score-tip', 'replay-sells', 'replay-title'],
];
const PREFIX = 'virtual:messages/';
/** Names of plural forms; any other variant is compared with the value itself. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Compiles the Fluent messages of a language into the module `virtual:messages/LANGUAGE`, and those of some
 * files that come later into `virtual:messages/LANGUAGE/PART`: a text, or a function of the arguments and of a
 * test for the plural form of a number. A browser needs no parser for them.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    buildStart() {
      const lines = lacking(Object.fromEntries(LANGUAGES.map((language) => [language, Object.keys(compiled(language))])));
      if (lines.length > 0) this.error(lines.join('\n'));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [asked, part] = id.slice(PREFIX.length + 1).split('/');
      const language = LANGUAGES.find((one) => one === asked);
      if (!language) return undefined;
      for (const file of files(language)) this.addWatchFile(file.pathname);
      return moduleOf(partOf(compiled(language), part));
    },
  };
}

/** The messages that a language lacks, a line for each. */
export function lacking(ids: Record<string, readonly string[]>): string[] {
  const all = new Set(Object.values(ids).flat());
  return Object.entries(ids).flatMap(([language, own]) => [...all].filter((id) => !own.includes(id)).map((id) => `${language}: ${id} is missing`));
}

function files(language: Language): URL[] {
  const folder = new URL(`${language}/`, FOLDER);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !TERMINAL.includes(name.slice(0, -'.ftl'.length)));
  return names.sort().map((name) => new URL(name, folder));
}

function compiled(language: Language): Record<string, string> {
  return compile(files(language).map((file) => readFileSync(file, 'utf8')).join('\n'));
}

/** The messages of a part that comes later; without a name, those that are there from the start. */
export function partOf(words: Record<string, string>, part?: string): Record<string, string> {
  const partOfFile = (id: string): string | undefined =>
    EARLY.includes(id) ? undefined : Object.keys(LATER).find((one) => LATER[one]?.some((begins) => id.startsWith(`${begins}-`) || id === begins));
  return Object.fromEntries(Object.entries(words).filter(([id]) => partOfFile(id) === part));
}

/** The source of a module with a `words` object. */
function moduleOf(words: Record<string, string>): string {
  return `export const words = {\n${Object.entries(words).map(([id, code]) => `${JSON.stringify(id)}: ${code},\n`).join('')}};\n`;
}

/** The code of each message in a source. */
export function compile(source: string): Record<string, string> {
  const found = new Map<string, Pattern>();
  for (const entry of parse(source, {}).body) {
    if (entry.type === 'Junk') throw new Error(`not a message: ${entry.content}`);
    if (entry.type === 'Message') add(found, entry);
  }
  return Object.fromEntries([...found].map(([id, pattern]) => [id, new Compiler(found).message(id, pattern)]));
}

function add(found: Map<string, Pattern>, { id, value }: Message): void {
  if (!value) throw new Error(`${id.name} says nothing`);
  if (found.has(id.name)) throw new Error(`${id.name} is there twice`);
  found.set(id.name, value);
}

class Compiler {
  readonly #all: Map<string, Pattern>;
  #open: string[] = [];
  /** Whether arguments are filled in. */
  #filled = false;
  /** Whether a number picks a plural form. */
  #counted = false;

  constructor(all: Map<string, Pattern>) {
    this.#all = all;
  }

  message(id: string, pattern: Pattern): string {
    this.#open = [id];
    const code = `\`${this.#pieces(pattern).join('')}\``;
    if (!this.#filled) return code;
    return this.#counted ? `(a, p) => ${code}` : `(a) => ${code}`;
  }

  /** The words of a pattern, and code for its places. */
  #pieces({ elements }: Pattern): string[] {
    return elements.flatMap((one) => (one.type === 'TextElement' ? escaped(one.value).split(/(?<=\s)/) : this.#place(one.expression)));
  }

  #place(expression: Expression | InlineExpression): string[] {
    switch (expression.type) {
      case 'StringLiteral':
        return [escaped(expression.value)];
      case 'VariableReference':
        return [`\${${this.#argument(expression.id.name)}}`];
      case 'MessageReference':
        return this.#referred(expression.id.name);
      case 'SelectExpression':
        return this.#select(expression);
      default:
        throw new Error(`${this.#open[0] ?? ''}: ${expression.type} is not used here`);
    }
  }

  #referred(id: string): string[] {
    const pattern = this.#all.get(id);
    if (!pattern || this.#open.includes(id)) throw new Error(`${this.#open[0] ?? ''}: { ${id} } leads nowhere`);
    this.#open.push(id);
    const pieces = this.#pieces(pattern);
    this.#open.pop();
    return pieces;
  }

  #select({ selector, variants }: SelectExpression): string[] {
    if (selector.type !== 'VariableReference') throw new Error(`${this.#open[0] ?? ''}: only arguments select`);
    const value = this.#argument(selector.id.name);
    const { before, middles, after } = shared(variants.map((one) => this.#pieces(one.value)));
    const last = variants.findIndex((one) => one.default);
    const others = variants.flatMap((one, at) => (at === last ? [] : [`${this.#condition(value, one)} ? \`${middles[at] ?? ''}\` : `]));
    return [...before, `\${${others.join('')}\`${middles[last] ?? ''}\`}`, ...after];
  }

  #argument(name: string): string {
    this.#filled = true;
    return `a.${name}`;
  }

  #condition(value: string, { key }: Variant): string {
    if (key.type === 'NumberLiteral') return `${value} === ${key.value}`;
    if (!FORMS.includes(key.name)) return `${value} === '${key.name}'`;
    this.#counted = true;
    return key.name === 'one' ? `p(${value})` : `p(${value}, '${key.name}')`;
  }
}

/** What all variants begin and end with stands once, around what differs. */
function shared(variants: string[][]): { before: string[]; middles: string[]; after: string[] } {
  const [first = []] = variants;
  const least = Math.min(...variants.map((one) => one.length));
  const same = (at: number): boolean => variants.every((one) => one.at(at) === first.at(at));
  let start = 0;
  while (start < least && same(start)) start += 1;
  let end = 0;
  while (end < least - start && same(-1 - end)) end += 1;
  return {
    before: first.slice(0, start),
    middles: variants.map((one) => one.slice(start, one.length - end).join('')),
    after: first.slice(first.length - end),
  };
}

function escaped(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

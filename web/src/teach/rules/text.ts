/** The text of a topic in blocks, and its signs. */

export interface Block {
  kind: 'text' | 'item' | 'example';
  pieces: Piece[];
}

/** Words, a sign such as `wood` or `coin 3`, or the name of a card. */
export type Piece = { words: string } | { sign: string; value: string } | { card: string };

const MARK = /<(@?[a-z0-9/-]+)(?: (\w+))?>/;

/** A line that begins with `- ` is an item, with `> ` an example. */
export function blocksOf(text: string): Block[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      if (line.startsWith('- ')) return { kind: 'item', pieces: piecesOf(line.slice(2)) };
      if (line.startsWith('> ')) return { kind: 'example', pieces: piecesOf(line.slice(2)) };
      return { kind: 'text', pieces: piecesOf(line) };
    });
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  // Of what a pattern with two groups splits, every third part is words.
  const parts = line.split(MARK);
  for (let at = 0; at < parts.length; at += 3) {
    const words = parts[at] ?? '';
    if (words) pieces.push({ words });
    const name = parts[at + 1];
    if (name?.startsWith('@')) pieces.push({ card: name.slice(1) });
    else if (name) pieces.push({ sign: name, value: parts[at + 2] ?? '' });
  }
  return pieces;
}

/** Blocks with the items that follow each other together. */
export function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Letters without marks and case, to search in. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase();
}

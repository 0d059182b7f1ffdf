/** Names within a sentence are marked, so that they can be touched where it is shown. */
export type Named = 'card' | 'edifice';

/** A stretch of a sentence: plain words, or the name of something. */
export interface Piece {
  text: string;
  of: { kind: Named; id: string } | null;
}

/** Characters that no font draws and no text has. */
const [OPEN, INNER, END] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}(card|edifice):([^${INNER}]*)${INNER}([^${END}]*)${END}`, 'g');

/** A name that says what it names. */
export function marked(kind: Named, id: string, name: string): string {
  return `${OPEN}${kind}:${id}${INNER}${name}${END}`;
}

/** A sentence cut at its names. */
export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(MARKED)) {
    const [whole, kind, id = '', text = ''] = found;
    if (found.index > from) pieces.push({ text: sentence.slice(from, found.index), of: null });
    pieces.push({ text, of: { kind: kind as Named, id } });
    from = found.index + whole.length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from), of: null });
  return pieces;
}

/** A sentence without its marks, as it is read aloud. */
export function plain(sentence: string): string {
  return sentence.replace(MARKED, '$3');
}

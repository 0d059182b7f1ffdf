import { api } from '../api/api.ts';
import type { Content, NamesContent } from '../api/wire.ts';
import { language } from '../i18n/index.ts';

const asked = new Map<string, Promise<Content>>();
let known = $state.raw<Readonly<Record<string, Content>>>({});

const keyOf = (edition: string, boxes: readonly string[]): string => [edition, ...[...boxes].sort()].join(' ');

/** The cards, boards and names of an edition with some boxes; asked for once, again only after a failure. */
export function loadContent(edition: string, boxes: readonly string[] = []): Promise<Content> {
  const key = keyOf(edition, boxes);
  let answer = asked.get(key);
  if (!answer) {
    answer = api.content(edition, boxes).then((content) => {
      known = { ...known, [key]: content };
      return content;
    });
    answer.catch(() => asked.delete(key));
    asked.set(key, answer);
  }
  return answer;
}

/** The content if it has come; reading it follows its coming. */
export function contentOf(edition: string, boxes: readonly string[] = []): Content | null {
  return known[keyOf(edition, boxes)] ?? null;
}

/** What things are called in the language in use, if the content has come. */
export function namesOf(edition: string, boxes: readonly string[] = []): NamesContent | null {
  return contentOf(edition, boxes)?.names[language.current] ?? null;
}

/** What a board is called, by any content that has come; the board or one of its sides is named. */
export function boardName(wish: string): string {
  const found = Object.values(known).map((content) => {
    const board = content.boards.find((one) => one.id === wish || one.sides.some((side) => side.slug === wish));
    return board && content.names[language.current]?.boards[board.id];
  });
  return found.find((name) => name !== undefined) ?? wish;
}

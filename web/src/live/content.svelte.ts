import { api } from '../api/api.ts';
import type { Content, NamesContent } from '../api/wire.ts';
import { language } from '../i18n/index.ts';

const asked = new Map<string, Promise<Content>>();
const known = $state<Record<string, Content>>({});

/** An edition's cards, boards and names; asked for once, again only after a failure. */
export function loadContent(edition: string): Promise<Content> {
  let answer = asked.get(edition);
  if (!answer) {
    answer = api.content(edition).then((content) => (known[edition] = content));
    answer.catch(() => asked.delete(edition));
    asked.set(edition, answer);
  }
  return answer;
}

/** The content if it has come; reading it follows its coming. */
export function contentOf(edition: string): Content | null {
  return known[edition] ?? null;
}

/** What things are called in the language in use, if the content has come. */
export function namesOf(edition: string): NamesContent | null {
  return known[edition]?.names[language.current] ?? null;
}

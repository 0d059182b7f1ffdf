/** Names to offer a newcomer; none is that of a bot. */
export const SUGGESTED: readonly string[] = [
  'Ariadne', 'Artemisia', 'Berenice', 'Cyrus', 'Daphne', 'Gorgo', 'Herodotus', 'Leonidas',
  'Nefertari', 'Nestor', 'Penelope', 'Ptolemy', 'Roxana', 'Theano', 'Tomyris', 'Zeno',
];

/** One of them, by chance. */
export function suggestedName(): string {
  return SUGGESTED[Math.floor(Math.random() * SUGGESTED.length)] ?? '';
}

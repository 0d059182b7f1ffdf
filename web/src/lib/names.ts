/** Names to offer a newcomer; none is that of a bot. */
export const SUGGESTED: readonly string[] = [
  'Ariadne', 'Artemisia', 'Berenice', 'Cyrus', 'Daphne', 'Gorgo', 'Herodotus', 'Leonidas',
  'Nefertari', 'Nestor', 'Penelope', 'Ptolemy', 'Roxana', 'Theano', 'Tomyris', 'Zeno',
];

/** One of them, by chance. */
export function suggestedName(): string {
  return SUGGESTED[Math.floor(Math.random() * SUGGESTED.length)] ?? '';
}

/** Names by seat; those that are the same bear the numbers of their seats. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => (name !== '' && names.filter((one) => one === name).length > 1 ? `${name} ${seat + 1}` : name));
}

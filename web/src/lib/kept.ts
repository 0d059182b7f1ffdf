const PREFIX = 'sevenwonders.';

/** What this browser remembers under a name, if it is one of those allowed. */
export function kept<Value extends string>(name: string, allowed: readonly Value[]): Value | null {
  const value = read(name);
  return allowed.find((one) => one === value) ?? null;
}

/** What this browser remembers under a name; storage may be forbidden. */
export function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remember, where the browser lets us. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A private window may refuse: the choice then lasts until it is closed.
  }
}

/** Forget what was remembered under a name. */
export function drop(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Where storage is forbidden nothing was remembered.
  }
}

const TAKES = 'input, textarea, select, dialog, [role=dialog], [contenteditable]';
const PRESSED = 'button, a[href], summary, [role=button], [role=tab], [role=option]';

/** Whether a key goes to what has the focus: a field, a list or a dialog. */
export function typed({ target }: Event): boolean {
  return target instanceof HTMLElement && target.closest(TAKES) !== null;
}

/** Whether the space bar presses what has the focus. */
export function presses({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof HTMLElement && target.closest(PRESSED) !== null;
}

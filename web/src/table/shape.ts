/** How the table lies in the window: in full, one city at a time, and in low windows that with the hand small. */
export type Shape = 'desk' | 'phone' | 'short' | 'flat';

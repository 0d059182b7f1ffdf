/** The shapes of the server's interface, by the names the client uses. */
export type * from './types.ts';

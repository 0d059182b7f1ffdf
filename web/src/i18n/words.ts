import type { Messages } from './messages.ts';

export type Key = keyof Messages;

/** A message without arguments. */
export type PlainKey = { [K in Key]: object extends Messages[K] ? K : never }[Key];

/** A text, or what makes one of its arguments and of a test for the plural form of a number. */
export type Spoken = string | ((a: Record<string, string | number>, p: (n: number, form?: string) => boolean) => string);

/** Every message in one language. */
export type Words = Record<Key, Spoken>;

type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** The arguments of a message; of one of several messages those of all. */
export type Arguments<K extends Key> = Both<Messages[K]>;

import type { en } from './en/index.ts';

/** A type with any text in the place of each text of its own. */
type Widened<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Value extends (...given: never) => unknown
      ? Value
      : Value extends object
        ? { readonly [Key in keyof Value]: Widened<Value[Key]> }
        : Value;

/**
 * All sentences of a language, by area. English decides which there are. An interface, so that
 * other types name it and do not repeat what it holds.
 */
export interface Texts extends Widened<typeof en> {}

import type { TEXTS } from './en/index.ts';

/** A type with any text in the place of each text of its own. */
type Widened<Value> = Value extends string
  ? string
  : Value extends (...args: never) => unknown
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]: Widened<Value[Key]> }
      : Value;

type AllTexts = Widened<typeof TEXTS>;

/** All sentences of a language, by module. English decides which there are. */
// With a name of its own the compiler does not write all of them wherever they are a parameter.
export interface Texts extends AllTexts {}

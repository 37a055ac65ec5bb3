/**
 * How words are spelled in a language, by the English word. The first spelling of each is offered,
 * and all are understood in every language.
 */
export type Spellings = Readonly<Record<string, readonly string[]>>;

/** A word as it is offered in a language; itself where it has no spelling. */
export function firstSpelling(spellings: Spellings, word: string): string {
  return (Object.hasOwn(spellings, word) ? spellings[word]?.[0] : undefined) ?? word;
}

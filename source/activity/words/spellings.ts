/** How words are spelled in a language, by the English word. */
export type Spellings = Readonly<Record<string, string | { readonly spelled: string }>>;

/** All spellings of a word in a language, which are understood everywhere. */
export function allSpellings(own: Spellings = {}, word: string): readonly string[] {
  const row = Object.hasOwn(own, word) ? own[word] : undefined;
  return (typeof row === 'object' ? row.spelled : row)?.split(' ') ?? [];
}

/** A word as it is offered in a language; itself where it has no spelling. */
export function firstSpelling(own: Spellings | undefined, word: string): string {
  return allSpellings(own, word)[0] ?? word;
}

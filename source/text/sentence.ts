import type { Texts } from './texts.ts';

/** A sentence in whichever language is read. */
export type Wording = (texts: Texts) => string;

/** A sentence in the language in which it was said, or in whichever is read. */
export type Sentence = string | Wording;

/** A sentence in a language. */
export function sentenceIn(texts: Texts, sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : sentence(texts);
}

/** Asks for something in a language, and again only when the language is another. */
export function onceALanguage<T>(read: (texts: Texts) => T): (texts: Texts) => T {
  let known: { readonly texts: Texts; readonly value: T } | undefined;
  return (texts) => {
    if (known?.texts !== texts) known = { texts, value: read(texts) };
    return known.value;
  };
}

import type { Language } from '../settings/language.ts';
import { loadTexts } from './load-texts.ts';
import type { Texts } from './texts.ts';

/** The sentences that a session reads; they change with its language. */
export interface Tongue {
  readonly texts: Texts;
  /** Takes the language that is wanted now. @returns whether it is another. Default: it stays */
  readonly follow?: () => Promise<boolean>;
}

/** A tongue that follows a choice. @param texts to begin with */
export function changingTongue(texts: Texts, wanted: () => Language): Required<Tongue> {
  let spoken = texts;
  return {
    get texts() {
      return spoken;
    },
    async follow() {
      const language = wanted();
      if (language === spoken.language) return false;
      spoken = await loadTexts(language);
      return true;
    },
  };
}

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

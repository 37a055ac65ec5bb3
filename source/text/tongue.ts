import type { Language } from '../settings/language.ts';
import { loadTexts } from './load-texts.ts';
import type { Texts } from './texts.ts';

/** The sentences that a session reads; they change with its language. */
export interface Tongue {
  readonly texts: Texts;
  /** Takes the language that is wanted now. @returns whether it is another. Default: it stays */
  readonly follow?: () => Promise<boolean>;
}

/**
 * A tongue that follows a choice.
 * @param texts to begin with
 */
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

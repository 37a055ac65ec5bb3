import type { Language } from '../settings/language.ts';
import type { Texts } from './texts.ts';

/** Loads the sentences of a language, which are a part of the program of their own. */
export async function loadTexts(language: Language): Promise<Texts> {
  const { TEXTS }: { readonly TEXTS: Texts } = await import(`./${language}/index.ts`);
  return TEXTS;
}

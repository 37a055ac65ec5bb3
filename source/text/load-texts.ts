import type { Language } from '../settings/language.ts';
import type { Texts } from './texts.ts';

/** The sentences of each language. One that lacks a sentence does not compile. */
const LOAD: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('./en/index.ts'),
  ja: () => import('./ja/index.ts'),
  ko: () => import('./ko/index.ts'),
  th: () => import('./th/index.ts'),
};

/** Loads the sentences of a language, which are a part of the program of their own. */
export function loadTexts(language: Language): Promise<Texts> {
  return LOAD[language]();
}

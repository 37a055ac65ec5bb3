import type { Language } from '../settings/language.ts';
import type { Texts } from './texts.ts';

/** The sentences of each language. One that lacks a sentence does not compile. */
const LOAD: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/index.ts')).en,
  ja: async () => (await import('./ja/index.ts')).ja,
  ko: async () => (await import('./ko/index.ts')).ko,
  th: async () => (await import('./th/index.ts')).th,
};

/** Loads the sentences of a language, which are a part of the program of their own. */
export function loadTexts(language: Language): Promise<Texts> {
  return LOAD[language]();
}

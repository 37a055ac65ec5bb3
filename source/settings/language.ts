import type { MoveNotation } from '../rules/notation/display.ts';

/** The languages that the program speaks, each by its own name. */
export const LANGUAGES = { en: 'English', ja: '日本語', ko: '한국어', th: 'ไทย' } as const;

/** The codes of the languages. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** LanguageEnvironment variables by name. */
export type LanguageEnvironment = Readonly<Record<string, string | undefined>>;

export type Language = keyof typeof LANGUAGES;

/** Variables that name the language of messages, the strongest first (POSIX). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/**
 * The language that an environment asks for: `ja_JP.UTF-8` is Japanese. The list in `LANGUAGE` comes
 * first, unless the locale is C, as GNU gettext has it. Default: English.
 */
export function languageOf(env: LanguageEnvironment): Language {
  const locale = VARIABLES.map((name) => env[name]).find((value) => value) ?? '';
  const names = /^(?:C|POSIX|)$/.test(locale) ? [] : [env.LANGUAGE, locale].join(':').split(':');
  return (
    names.map((name) => name.split(/[_.@-]/, 1)[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'en'
  );
}

/** A letter of a language by which a terminal shows whether it draws them, and its columns. */
export const LETTERS: Readonly<
  Partial<Record<string, readonly [letter: string, columns: number]>>
> = {
  ko: ['각', 2],
  th: ['ที่', 1],
};

/** The notation of moves: `auto` is what players of a language write. */
export function notationIn(language: string, setting: MoveNotation | 'auto'): MoveNotation {
  if (setting !== 'auto') return setting;
  return language === 'ja' ? 'japanese' : 'hodges';
}

/** Whether a text is the code of a language that the program speaks. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

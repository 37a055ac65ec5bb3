/** The languages that the program speaks, each by its own name. */
export const LANGUAGES = { en: 'English' } as const;

export type Language = keyof typeof LANGUAGES;

/** Variables that name the language of messages, the strongest first (POSIX). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** The language that an environment asks for: `ja_JP.UTF-8` is Japanese. Default: English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = VARIABLES.map((name) => env[name]).find((value) => value) ?? '';
  const [, code = ''] = /^([a-z]{2,3})(?:[_.@-]|$)/i.exec(locale) ?? [];
  const language = code.toLowerCase();
  return isLanguage(language) ? language : 'en';
}

/** Whether a text is the code of a language that the program speaks. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

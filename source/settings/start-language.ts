import { readFileSync } from 'node:fs';
import { isLanguage, type Language, type LanguageEnvironment, languageOf } from './language.ts';

/** What decides the language of a start before the settings are opened. */
interface Start {
  /** The values of `--language` and `--charset`, right or wrong. */
  readonly language?: string | undefined;
  readonly charset?: string | undefined;
  readonly configFile: string;
  readonly env: LanguageEnvironment;
  /** Whether a charset draws more than ASCII here. */
  readonly hasLetters: (charset: string) => boolean;
}

/**
 * The language in which the program begins: that of the command line, else that of the settings, else
 * that of the environment. Without the letters of a language there is English.
 */
export function startLanguage({ configFile, env, hasLetters, ...given }: Start): Language {
  const kept = keptChoices(configFile);
  const { language = kept.language ?? 'auto', charset = kept.charset ?? 'auto' } = given;
  if (!hasLetters(charset)) return 'en';
  return isLanguage(language) ? language : languageOf(env);
}

/** What a file of settings says, whatever else is wrong with it. Its faults are told elsewhere. */
function keptChoices(configFile: string): {
  readonly language?: string;
  readonly charset?: string;
} {
  try {
    const { language, charset } = JSON.parse(readFileSync(configFile, 'utf8'));
    return {
      ...(typeof language === 'string' && { language }),
      ...(typeof charset === 'string' && { charset }),
    };
  } catch {
    return {};
  }
}

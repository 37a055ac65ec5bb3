import { LANGUAGE_CODES } from '../../source/settings/language.ts';
import { loadTexts } from '../../source/text/load-texts.ts';
import { foreignLetter, strayLatin } from './letters.ts';
import { messageSamples, messagesOf, shownTexts, translatedMessages } from './messages.ts';

/** What `npm run languages` prints, and whether every language is whole. */
export interface LanguageReport {
  readonly lines: readonly string[];
  readonly isWhole: boolean;
}

/** Counts the messages of each language, and lists what is not of it. @param root of the project */
export async function languageReport(root: string): Promise<LanguageReport> {
  const samples = messageSamples(root);
  const lines: string[] = [];
  const all = translatedMessages(await loadTexts('en'));
  let isWhole = true;
  for (const language of LANGUAGE_CODES) {
    const texts = await loadTexts(language);
    const own = messagesOf(texts).map(({ message }) => message);
    const missing = all.filter((message) => !own.includes(message));
    const shown = shownTexts(texts, samples);
    lines.push(`${language}  ${own.length} messages, ${shown.length} texts`);
    lines.push(...missing.map((message) => `    ${message}: missing`));
    isWhole &&= missing.length === 0;
    if (language === 'en') continue;
    for (const { message, text } of shown) {
      const foreign = foreignLetter(language, message, text);
      const stray = [...strayLatin(message, text), ...(foreign === undefined ? [] : [foreign])];
      if (stray.length === 0) continue;
      isWhole = false;
      lines.push(`    ${message}: ${[...new Set(stray)].join(' ')}`);
    }
  }
  return { lines: [...new Set(lines)], isWhole };
}

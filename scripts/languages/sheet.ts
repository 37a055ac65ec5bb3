import stringWidth from 'string-width';
import type { Language } from '../../source/settings/language.ts';
import { loadTexts } from '../../source/text/load-texts.ts';
import { messageSamples, type ShownText, shownTexts } from './messages.ts';

/** The last key of what stands in the key line. */
const IS_HINT = /\.short$|KEY_HINTS|POINTER_TEXTS/;
/** Headings, labels and cells of tables, which stand beside others. */
const IS_TITLE = /TITLE|LABEL|COLUMN|CELL|TERMS|NAMES|_TEXTS\.(?:title|start)$/;

/** The room that a text has: a key hint, a title, or a line. */
function widthClass({ message, path }: ShownText): string {
  const key = message + path;
  if (IS_HINT.test(key)) return 'hint';
  return IS_TITLE.test(key) ? 'title' : 'line';
}

/** A text as a cell of a table in Markdown. */
function cellOf(text: string): string {
  return text.replace(/[\\|<>]/g, '\\$&').replace(/\s*[\r\n]+/g, '<br>');
}

/**
 * All sentences of a language with the English, in Markdown: for a reader who knows no code.
 * @param root folder of the project
 */
export async function languageSheet(root: string, language: Language): Promise<string[]> {
  const samples = messageSamples(root);
  const english = new Map(
    shownTexts(await loadTexts('en'), samples).map((shown) => [placeOf(shown), shown.text]),
  );
  const told = new Set<string>();
  const rows = shownTexts(await loadTexts(language), samples).flatMap((shown) => {
    const { message, path, text } = shown;
    if (text === '' || told.has(message + text)) return [];
    told.add(message + text);
    const key = message + path.replace(/\(\d+\)/, '');
    const cells = [key, english.get(placeOf(shown)) ?? '', text].map(cellOf);
    return [`| ${cells.join(' | ')} | ${widthClass(shown)} | ${stringWidth(text)} |`];
  });
  return [
    `# The sentences in ${language}`,
    '',
    'Zq stands for a name or a word that the program puts in, and numbers are examples.',
    'A hint has room for 8 to 10 columns, a title for those of the English and 4 more, a line for 80.',
    '',
    '| key | English | sentence | room | columns |',
    '|---|---|---|---|---|',
    ...rows,
  ];
}

function placeOf({ message, path }: ShownText): string {
  return message + path;
}

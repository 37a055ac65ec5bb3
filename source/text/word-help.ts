import type { HelpedActivity, WordHelp } from '../activity/words/en.ts';
import type { Texts } from './texts.ts';

/** What a word does in an activity; undefined for a word that has no help. */
export function wordHelp(texts: Texts, activity: HelpedActivity, word: string): string | undefined {
  const rows: Readonly<Record<string, WordHelp>> = texts.words.WORDS;
  const row = rows[word];
  // What a server says of a room is mostly what a room at home says.
  return row?.[activity] ?? (activity === 'served' ? row?.room : undefined) ?? row?.help;
}

/** What words do in an activity, a line each. */
export function wordHelpLines(
  texts: Texts,
  activity: HelpedActivity,
  words: readonly { readonly name: string; readonly short?: string | undefined }[],
): string[] {
  return words.flatMap(({ name, short }) => {
    const help = wordHelp(texts, activity, name);
    return help === undefined ? [] : [texts.words.wordHelpText(name, short, help)];
  });
}

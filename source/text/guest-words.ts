import stringWidth from 'string-width';
import { RECORD_FORMATS } from '../records/formats/formats.ts';
import { padded } from './table-lines.ts';
import type { Texts } from './texts.ts';

/**
 * The words that a guest of a server may send along with `ssh`, in the order of their help: what
 * each needs, as in a usage line.
 */
const OPERANDS = {
  games: '',
  who: '',
  ratings: '[GAME] [PAGE]',
  join: 'CODE',
  watch: 'CODE',
  export: 'CODE|all [FORMAT]',
  help: '',
} as const;

export type GuestWord = keyof typeof OPERANDS;

export const GUEST_WORDS = Object.keys(OPERANDS) as readonly GuestWord[];

/** Each word as it is typed, with what it does. */
export function guestWordRows({
  lobby,
}: Texts): { readonly line: string; readonly summary: string }[] {
  const summaries: Readonly<Record<GuestWord, string>> = lobby.guestSummaries(RECORD_FORMATS);
  return GUEST_WORDS.map((word) => ({ line: guestLine(word), summary: summaries[word] }));
}

/** The help of the words, in lines. */
export function guestHelp(texts: Texts): string[] {
  const rows = guestWordRows(texts);
  const width = Math.max(...rows.map(({ line }) => stringWidth(line)));
  const words = rows.map(({ line, summary }) => `  ${padded(line, width)}  ${summary}`);
  return [...texts.lobby.GUEST_HELP, '', ...words];
}

/** A word with what it needs, as a guest types it. */
export function guestLine(word: GuestWord): string {
  return `ssh HOST ${word} ${OPERANDS[word]}`.trimEnd();
}

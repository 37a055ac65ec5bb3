import stringWidth from 'string-width';
import { RECORD_FORMATS } from '../records/formats/formats.ts';
import { padded } from './table-lines.ts';
import type { Texts } from './texts.ts';

/** The words that a guest of a server may send along with `ssh`, in the order of their help. */
export const GUEST_WORDS = ['games', 'who', 'ratings', 'join', 'watch', 'export', 'help'] as const;

export type GuestWord = (typeof GUEST_WORDS)[number];

/** Each word as it is typed, with what it does. */
export function guestWordRows(texts: Texts): { readonly line: string; readonly summary: string }[] {
  const summaries: Readonly<Record<GuestWord, string>> = texts.lobby.guestSummaries(RECORD_FORMATS);
  return GUEST_WORDS.map((word) => ({ line: guestLine(word), summary: summaries[word] }));
}

/** The help of the words. */
export function guestHelp(texts: Texts): string {
  const rows = guestWordRows(texts);
  const width = Math.max(...rows.map(({ line }) => stringWidth(line)));
  return [
    ...texts.lobby.GUEST_HELP,
    '',
    ...rows.map(({ line, summary }) => `  ${padded(line, width)}  ${summary}`),
  ].join('\n');
}

/** Says that a word is none, and which there are. */
export function unknownGuestWordText(texts: Texts, found: string): string {
  return texts.lobby.noGuestWordText(found, GUEST_WORDS);
}

/** Says what a word needs. */
export function guestUsageText(texts: Texts, word: GuestWord): string {
  return texts.lobby.guestUsage(guestLine(word));
}

/** What each word needs, as in a usage line; '' for nothing. */
const OPERANDS = {
  games: '',
  who: '',
  ratings: '[GAME] [PAGE]',
  join: 'CODE',
  watch: 'CODE',
  export: 'CODE|all [FORMAT]',
  help: '',
} as const satisfies Readonly<Record<GuestWord, string>>;

function guestLine(word: GuestWord): string {
  return `ssh HOST ${word} ${OPERANDS[word]}`.trimEnd();
}

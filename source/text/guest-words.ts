import { RECORD_FORMATS } from '../records/formats/formats.ts';
import {
  GUEST_HELP,
  GUEST_OPERANDS,
  guestSummaries,
  guestUsage,
  noGuestWordText,
} from './guest-words-texts.ts';

/** The words that a guest of a server may send along with `ssh`, in the order of their help. */
export const GUEST_WORDS = ['games', 'who', 'ratings', 'join', 'watch', 'export', 'help'] as const;

export type GuestWord = (typeof GUEST_WORDS)[number];

/** Each word as it is typed, with what it does. */
export function guestWordRows(): { readonly line: string; readonly summary: string }[] {
  const summaries: Readonly<Record<GuestWord, string>> = guestSummaries(RECORD_FORMATS);
  return GUEST_WORDS.map((word) => ({ line: guestLine(word), summary: summaries[word] }));
}

/** The help of the words. */
export function guestHelp(): string {
  const rows = guestWordRows();
  const width = Math.max(...rows.map(({ line }) => line.length));
  return [
    ...GUEST_HELP,
    '',
    ...rows.map(({ line, summary }) => `  ${line.padEnd(width)}  ${summary}`),
  ].join('\n');
}

/** Says that a word is none, and which there are. */
export function unknownGuestWordText(found: string): string {
  return noGuestWordText(found, GUEST_WORDS);
}

/** Says what a word needs. */
export function guestUsageText(word: GuestWord): string {
  return guestUsage(guestLine(word));
}

function guestLine(word: GuestWord): string {
  const operands: Readonly<Record<GuestWord, string>> = GUEST_OPERANDS;
  return `ssh HOST ${word} ${operands[word]}`.trimEnd();
}

import { RECORD_FORMATS } from '../records/formats/formats.ts';
import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';

/** A word that a guest of a server may send along with `ssh`. */
interface GuestWordText {
  readonly name: string;
  /** As in the usage line: `CODE [FORMAT]`; '' for none. */
  readonly operands: string;
  readonly summary: string;
}

/** The words in the order of their help. */
export const GUEST_WORDS = [
  { name: 'games', operands: '', summary: 'the games that go on' },
  { name: 'who', operands: '', summary: 'the players who are here' },
  { name: 'ratings', operands: '[GAME] [PAGE]', summary: 'the ratings of a game' },
  { name: 'join', operands: 'CODE', summary: 'take a challenge, or go on with a game of yours' },
  { name: 'watch', operands: 'CODE', summary: 'look on in a game' },
  {
    name: 'export',
    operands: 'CODE|all [FORMAT]',
    summary: `a game, or all of yours, as a file: ${RECORD_FORMATS.join(', ')}`,
  },
  { name: 'help', operands: '', summary: 'this help' },
] as const satisfies readonly GuestWordText[];

export type GuestWord = (typeof GUEST_WORDS)[number]['name'];

/** What a guest is told outside of the screens. */
export const GUEST_TEXTS = {
  ended: 'The server has ended. What was played is kept: come again in a moment.',
  broken: 'An error in the program ended this session. What was played is kept: come again.',
  wait: 'You come in as soon as it can. Ctrl-C leaves.',
  banned: 'You were sent away from this server.',
  deleted: 'Your name was deleted here, with your settings. Your games stay without it.',
  noName: 'Your key has no name here yet. Come without words, and choose one.',
  guest: 'You have come without a key, so nothing here is yours.',
} as const;

/** The help of the words. */
export function guestHelp(): string {
  const left = ({ name, operands }: GuestWordText) => `  ssh HOST ${name} ${operands}`.trimEnd();
  const width = Math.max(...GUEST_WORDS.map((word) => left(word).length));
  const rows = GUEST_WORDS.map((word) => `${left(word).padEnd(width)}  ${word.summary}`);
  return [
    'ssh HOST leads to the lobby, ssh CODE@HOST to whoever has sent you the code.',
    'ssh -T HOST plays line by line.',
    '',
    ...rows,
  ].join('\n');
}

/** Says that a word is none, and which there are. */
export function unknownGuestWordText(found: string): string {
  const names = GUEST_WORDS.map(({ name }) => name);
  const meant = didYouMeanText(found, names);
  return `${quoted(found)} is no word here.${meant} Words: ${names.join(', ')}.`;
}

/** Says what a word needs. */
export function guestUsageText(word: GuestWord): string {
  const text: GuestWordText | undefined = GUEST_WORDS.find(({ name }) => name === word);
  return `Usage: ssh HOST ${word} ${text?.operands ?? ''}`.trimEnd();
}

/** Says that no game has a code. */
export function noGameOfCodeText(code: string): string {
  return `There is no game ${quoted(code)} here that you may see. ssh HOST games lists those that go on.`;
}

/** Says that no challenge and no game has a code. */
export function nothingOfCodeText(code: string): string {
  return `There is no challenge and no game ${quoted(code)} here. Ask for the code again.`;
}

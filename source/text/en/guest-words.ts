import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';

/** What each word of a guest does. @param formats of files */
export function guestSummaries(formats: readonly string[]) {
  return {
    games: 'the games that go on',
    who: 'the players who are here',
    ratings: 'the ratings of a game',
    join: 'take a challenge, or go on with a game of yours',
    watch: 'look on in a game',
    export: `a game, or all of yours, as a file: ${formats.join(', ')}`,
    help: 'this help',
  };
}

/** What stands above the help of the words, in lines. */
export const GUEST_HELP = [
  'ssh HOST leads to the lobby, ssh CODE@HOST to whoever has sent you the code.',
  'ssh -T HOST plays line by line.',
] as const;

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

/** Says that a word is none, and which there are. */
export function noGuestWordText(found: string, words: readonly string[]): string {
  return `${quoted(found)} is no word here.${didYouMeanText(found, words)} Words: ${words.join(', ')}.`;
}

/** Says how a word is used. @param line of a shell */
export function guestUsage(line: string): string {
  return `Usage: ${line}`;
}

/** Says that no game has a code. */
export function noGameOfCodeText(code: string): string {
  return `There is no game ${quoted(code)} here that you may see. ssh HOST games lists those that go on.`;
}

/** Says that no challenge and no game has a code. */
export function nothingOfCodeText(code: string): string {
  return `There is no challenge and no game ${quoted(code)} here. Ask for the code again.`;
}

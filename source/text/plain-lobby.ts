import type { LobbyWord } from '../match/words.ts';
import { isGuest, type Person } from '../rooms/hall/hall-command.ts';
import type { Challenge } from '../rooms/hall/hall-now.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { joinWords } from './join-words.ts';
import { offerTexts, shownName } from './lobby.ts';
import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { shownInput } from './shown-input.ts';

/** How a challenge is typed in the line mode. */
const CHALLENGE_FORM =
  'challenge [VARIANT] [CLOCK] [to NAME or invite] [black or white] [unrated] [no-watchers]';

/** How a game is sought in the line mode. */
const SEEK_FORM = 'seek [VARIANT] [CLOCK], seek anything, seek off';

/** What each word does in the lobby, for the help. */
export const LOBBY_WORD_HELP = {
  who: 'who is here',
  challenges: 'the challenges that stand, with numbers for accept, decline and withdraw',
  games: 'the games that go on, with numbers for watch',
  mine: 'your challenges and games, with numbers for join and withdraw',
  seek: `play whoever seeks the same, the nearest rating first: ${SEEK_FORM}; without more as last time`,
  challenge: `make a challenge: ${CHALLENGE_FORM}`,
  withdraw: 'take your challenge back: withdraw, withdraw CODE or its number',
  accept: 'accept a challenge: accept CODE, accept NAME or its number',
  decline: 'decline a challenge to you: decline CODE, decline NAME or its number',
  join: 'go on with a game of yours, or come in by invitation: join CODE or its number',
  watch: 'watch a game: watch CODE or its number',
  ratings: 'the ratings of a game: ratings VARIANT, and further pages: ratings VARIANT PAGE',
  me: 'your ratings and keys',
  name: 'choose your name, at the first visit: NAME, or name NAME',
  key: 'make a one-time code, with which another key comes in as you',
  code: 'come in as who has made a one-time code, at the first visit: code CODE',
  help: 'this list',
  quit: 'leave',
} as const satisfies Readonly<Record<LobbyWord, string>>;

/** The answers of the lobby in the line mode that stand alone. */
export const PLAIN_LOBBY_TEXTS = {
  yourName: 'Your name? Or code CODE, with a one-time code. help lists the words.',
  noChallenge: 'There is no such challenge. challenges lists them.',
  noGame: 'There is no such game. games and mine list them.',
  notYours: 'You do not play this game: watch shows it.',
  seekOff: 'The game begins as soon as somebody fits. seek off ends it.',
  inLobby: 'You are in the lobby. help lists the words.',
  inGameHelp: 'lobby: leave the game for the lobby; it goes on',
} as const;

/** Greets somebody in the lobby. @param rating in the preferred variant, with its name */
export function lobbyGreeting(person: Person, rating: string, variant: string): string {
  const what = isGuest(person) ? 'a guest' : `${rating} in ${variant}`;
  return `Lobby. You are ${shownName(person.name)}, ${what}. help lists the words.`;
}

/** Asks about a name that looks like a word. */
export function nameOrWordText(name: string, word: string): string {
  const shown = shownInput(name);
  return `${shown}: did you mean ${word}? name ${shown} takes it as your name.`;
}

/** Says how to come back to the game that was left for the lobby. */
export function backToGameText(code: string): string {
  return `Your game goes on: join ${code} leads back to it.`;
}

/** Says that a challenge stands, and how it is taken back. */
export function challengeStandsText(code: string, line: string | undefined): string[] {
  const invited = line === undefined ? [] : [`The other player types: ${line}`];
  return [`Your challenge stands: withdraw ${code} takes it back.`, ...invited];
}

/** Tells of a challenge to oneself, and how it is answered. */
export function challengeLine(challenge: Challenge): string {
  const { by, code } = challenge;
  const terms = offerTexts(challenge, 'ascii').join(' ');
  return `${shownName(by.name)} challenges you. ${terms} accept ${code} or decline ${code}.`;
}

/** Says that several are meant, and names them. */
export function whichText(word: string, codes: readonly string[]): string {
  return `${word}: which one? Say ${joinWords(
    codes.map((code) => `${word} ${code}`),
    'or',
  )}.`;
}

/** Says that a text is no variant, and which there are. */
export function noVariantText(word: string, found: string): string {
  const ids = VARIANTS.map(({ id }) => id);
  const meant = didYouMeanText(found, ids);
  return `${word}: ${quoted(found)} is no game.${meant} Say ${joinWords(ids, 'or')}.`;
}

/** Says that a part of a challenge is not understood. @param words those that are */
export function challengePartText(found: string, words: readonly string[]): string {
  const meant = didYouMeanText(found, words);
  return `challenge: ${quoted(found)} is not understood.${meant} Say ${CHALLENGE_FORM}.`;
}

/** Says that a part of what is sought is not understood. @param words those that are */
export function seekPartText(found: string, words: readonly string[]): string {
  const meant = didYouMeanText(found, words);
  return `seek: ${quoted(found)} is not understood.${meant} Say ${SEEK_FORM}.`;
}

/** Says that a name is missing. */
export const TO_WHOM = 'challenge: say a name after to.';

/** Says that a name is there already. */
export function namedText(person: Person): string {
  return `You have a name already: ${shownName(person.name)}.`;
}

import type { LobbyCode } from '../../activity/lobby-answer.ts';
import { sshLine } from '../ssh-line.ts';
import { GUEST_TEXT } from './hall-refusal.ts';
import { joinWords } from './join-words.ts';
import { ME_TEXTS, SEEK_TEXTS } from './lobby.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-forms.ts';
import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';

/** What a word in the lobby has come to. */
export const LOBBY_ANSWERS = {
  'no-name': 'Your name? Or code CODE, with a one-time code. help lists the words.',
  guest: GUEST_TEXT,
  'no-challenge': 'There is no such challenge. challenges lists them.',
  'no-game': 'There is no such game. games and mine list them.',
  'no-code': 'There is no challenge and no game with this code any more.',
  'not-yours': 'You do not play this game: watch shows it.',
  'not-droppable': 'Only a challenge is declined or taken back.',
  'not-over': 'This game goes on: join goes on with your own, watch shows those of others.',
  declined: 'Declined.',
  'seek-ended': SEEK_TEXTS.ended,
  'key-removed': ME_TEXTS.keyRemoved,
} as const satisfies Readonly<Record<LobbyCode, string>>;

/** Asks who has no name for one. */
export const YOUR_NAME = LOBBY_ANSWERS['no-name'];

/** Said where a game is left for the lobby. */
export const IN_LOBBY = 'You are in the lobby. help lists the words.';

/** The word for that, as the help of a game lists it. */
export const IN_GAME_HELP = 'lobby: leave the game for the lobby; it goes on';

/** Said in lines while somebody is sought. */
export const SEEK_OFF = 'The game begins as soon as somebody fits. seek off ends it.';

/** Said of a number that no list has. @param shown as it was typed */
export function noListedText(shown: string): string {
  return `${shown}: the last list has no such number.`;
}

/** Says that somebody has a name and gets no other. */
export function hasNameText(name: string): string {
  return `You have a name already: ${name}.`;
}

/** Greets a visitor. @param rating in a game; undefined for a guest */
export function lobbyWelcome(
  name: string,
  rating: { readonly rating: string; readonly game: string } | undefined,
): string {
  const what = rating ? `${rating.rating} in ${rating.game}` : 'a guest';
  return `Lobby. You are ${name}, ${what}. help lists the words.`;
}

/** Says how to come back to the game that was left for the lobby. */
export function backToGameText(code: string): string {
  return `Your game goes on: join ${code} leads back to it.`;
}

/** Says how somebody is challenged by name. @param name as it is shown */
export function challengeByName(name: string): string {
  return `challenge to ${name} challenges them; a game and a clock may follow.`;
}

/** Asks whether a name was meant as a word. @param name as it was typed */
export function nameOrWordText(name: string, word: string): string {
  return `${name}: did you mean ${word}? name ${name} takes it as your name.`;
}

/** Says that an own challenge stands, and how it is taken back. */
export function standsText(code: string): string {
  return `Your challenge stands: withdraw ${code} takes it back.`;
}

/** The line that the other player types. */
export function otherTypesText(code: string, address: string | undefined): string {
  return `The other player types: ${sshLine(code, address)}`;
}

/** Asks which of several is meant. */
export function whichText(word: string, codes: readonly string[]): string {
  const lines = codes.map((code) => `${word} ${code}`);
  return `${word}: which one? Say ${joinWords(lines, 'or')}.`;
}

/** Says that ratings were asked for of something that is no game. */
export function noVariantText(found: string, ids: readonly string[]): string {
  return `ratings: ${quoted(found)} is no game.${didYouMeanText(found, ids)} Say ${joinWords(ids, 'or')}.`;
}

/** Says that a part of what is sought was not understood. */
export function seekFaultText(found: string, parts: readonly string[]): string {
  return `seek: ${quoted(found)} is not understood.${didYouMeanText(found, parts)} Say ${SEEK_FORM}.`;
}

/** Says that a part of a challenge was not understood. */
export function challengePartText(found: string, parts: readonly string[]): string {
  return `challenge: ${quoted(found)} is not understood.${didYouMeanText(found, parts)} Say ${CHALLENGE_FORM}.`;
}

/** Says that a challenge to somebody names nobody. */
export const NO_CHALLENGED = 'challenge: say a name after to.';

import type { LobbyActivity } from '../activity/lobby.ts';
import type { LobbyCode, LobbyTold } from '../activity/lobby-answer.ts';
import { playerName } from '../match/participants/side.ts';
import { CHALLENGE_PARTS, type ChallengeWordsFault } from '../rooms/hall/challenge-words.ts';
import { isGuest, type Person } from '../rooms/hall/hall-command.ts';
import { SEEK_PARTS } from '../rooms/hall/seek-words.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { tellSetting } from './board-told.ts';
import type { Charset } from './charset.ts';
import { GAME_DOOR_TEXTS, GAME_FAULT_TEXTS, GUEST_TEXT, hallRefusalText } from './hall-refusal.ts';
import { joinWords } from './join-words.ts';
import {
  acceptQuestion,
  begunElsewhereText,
  begunText,
  challengeLine,
  crossedText,
  keyCodeText,
  type LobbyView,
  ME_TEXTS,
  NOT_RATED_WITHOUT_CLOCK,
  personRatingText,
  removeKeyQuestion,
  SEEK_TEXTS,
  shownName,
  soughtText,
  takeBackQuestion,
  watchedText,
} from './lobby.ts';
import { listLines, playedLines, ratingsLines } from './lobby-lists.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-word-help.ts';
import { didYouMeanText } from './nearest-texts.ts';
import { unknownWordText } from './not-understood.ts';
import { quoted } from './quoted.ts';
import { type Said, said, type Telling, warned } from './said.ts';
import { shownInput } from './shown-input.ts';
import { sshLine } from './ssh-line.ts';
import { systemErrorText } from './store-fault.ts';

const ANSWERS = {
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
export const YOUR_NAME = ANSWERS['no-name'];

/** Said where a game is left for the lobby. */
export const IN_LOBBY = 'You are in the lobby. help lists the words.';

/** The word for that, as the help of a game lists it. */
export const IN_GAME_HELP = 'lobby: leave the game for the lobby; it goes on';

const SEEK_OFF = 'The game begins as soon as somebody fits. seek off ends it.';

/** What the texts of the lobby depend on. */
export function lobbyView(
  { visit, settings, turns }: Pick<LobbyActivity, 'visit' | 'settings' | 'turns'>,
  charset: Charset,
): LobbyView {
  const { house, person } = visit;
  const { variant } = settings.all;
  return { house, me: person, variant, charset, turn: turns.of };
}

/** Tells what a word in the lobby has come to. */
export function tellLobby(lobby: LobbyActivity, what: LobbyTold, telling: Telling): Said {
  const { charset, face } = telling;
  const { publicAddress } = lobby;
  const numbered = () => ({ ...lobbyView(lobby, charset), listed: lobby.names.listed });
  switch (what.code) {
    case 'kept':
    case 'not-kept':
    case 'no-value':
      return tellSetting(what);
    case 'declined':
    case 'seek-ended':
    case 'key-removed':
      return said(ANSWERS[what.code]);
    case 'refused':
      return warned(hallRefusalText(what.refusal));
    case 'door':
      return warned(GAME_DOOR_TEXTS[what.fault]);
    case 'game-fault':
      return warned(GAME_FAULT_TEXTS[what.fault]);
    case 'failed':
      return warned(systemErrorText(what.error));
    case 'unknown':
      return warned(unknownWordText(what.line, namesOf(lobby)));
    case 'no-number':
      return warned(`${shownInput(what.line)}: the last list has no such number.`);
    case 'name-or-word':
      return warned(nameOrWordText(what.name, what.word));
    case 'named':
      return warned(`You have a name already: ${shownName(what.person.name)}.`);
    case 'list':
      return { lines: listLines(what.list, what.items, numbered()) };
    case 'played':
      return { lines: playedLines(what.games, what.from, numbered()) };
    case 'ratings':
      return { lines: ratingsLines(what.found, what.from, charset) };
    case 'no-variant':
      return warned(noVariantText(what.found));
    case 'sought': {
      const text = soughtText(what.game);
      return face === 'screen'
        ? said(`${text} ${SEEK_TEXTS.escEnds}`)
        : { lines: [text, SEEK_OFF] };
    }
    case 'seek-part': {
      const meant = didYouMeanText(what.found, SEEK_PARTS);
      return warned(`seek: ${quoted(what.found)} is not understood.${meant} Say ${SEEK_FORM}.`);
    }
    case 'challenge-fault':
      return warned(challengeFaultText(what.fault));
    case 'challenged':
      return face === 'screen'
        ? said(crossedText(what.crossed))
        : { lines: standsTexts(what, publicAddress) };
    case 'which':
      return warned(whichText(what.word, what.codes));
    case 'takes-back':
      return face === 'screen'
        ? warned(takeBackQuestion(what.challenge))
        : warned(`This is your own challenge: withdraw ${what.challenge.code} takes it back.`);
    case 'invites':
      return warned(acceptQuestion(what.challenge, charset));
    case 'removes-key': {
      const text = removeKeyQuestion(what.key, what.isOwn);
      return warned(face === 'screen' ? text : `${text} Say it again to remove it.`);
    }
    case 'key-code':
      return said(keyCodeText(what.keyCode, publicAddress));
    case 'begun-elsewhere':
      return said(begunElsewhereText(what.other));
    default:
      return warned(ANSWERS[what.code]);
  }
}

/** Greets a visitor, in lines. */
export function lobbyGreeting(person: Person, view: LobbyView): string {
  const rating = personRatingText(person, view.variant, view);
  const what = isGuest(person) ? 'a guest' : `${rating} in ${view.variant}`;
  return `Lobby. You are ${shownName(person.name)}, ${what}. help lists the words.`;
}

/** Tells who has come into a game where they are. */
export function enteredText({ replica }: RoomStay): string {
  const { record } = replica.match;
  const named = (color: Color) => ({ id: '', name: playerName(record, color) });
  const { seat } = replica;
  if (seat) return begunText(named(opposite(seat)), seat);
  return watchedText({ black: named('black'), white: named('white') });
}

/** Says how to come back to the game that was left for the lobby. */
export function backToGameText(code: string): string {
  return `Your game goes on: join ${code} leads back to it.`;
}

/** Says how somebody is challenged by name. */
export function toNameText(name: string): string {
  return `challenge to ${shownName(name)} challenges them; a game and a clock may follow.`;
}

function namesOf({ words }: LobbyActivity): string[] {
  return words.filter(({ face }) => face !== 'screen').map(({ name }) => name);
}

function nameOrWordText(name: string, word: string): string {
  const shown = shownInput(name);
  return `${shown}: did you mean ${word}? name ${shown} takes it as your name.`;
}

/** Says that a challenge stands, how it is taken back, and what else is to be known of it. */
function standsTexts(
  { terms, challenge, crossed }: Extract<LobbyTold, { code: 'challenged' }>,
  address: string | undefined,
): string[] {
  const { isRated, timeControl, to } = terms;
  const isInvitation = to.kind === 'invitation';
  return [
    `Your challenge stands: withdraw ${challenge} takes it back.`,
    ...(isInvitation ? [`The other player types: ${sshLine(challenge, address)}`] : []),
    ...(isRated && timeControl === '' && !isInvitation ? [NOT_RATED_WITHOUT_CLOCK] : []),
    ...(crossed ? [challengeLine(crossed)] : []),
  ];
}

function whichText(word: string, codes: readonly string[]): string {
  const lines = codes.map((code) => `${word} ${code}`);
  return `${word}: which one? Say ${joinWords(lines, 'or')}.`;
}

function noVariantText(found: string): string {
  const ids = VARIANTS.map(({ id }) => id);
  const meant = didYouMeanText(found, ids);
  return `ratings: ${quoted(found)} is no game.${meant} Say ${joinWords(ids, 'or')}.`;
}

function challengeFaultText(fault: ChallengeWordsFault): string {
  if (fault.code === 'no-name') return 'challenge: say a name after to.';
  const words = [...CHALLENGE_PARTS, ...VARIANTS.map(({ id }) => id)];
  const meant = didYouMeanText(fault.found, words);
  return `challenge: ${quoted(fault.found)} is not understood.${meant} Say ${CHALLENGE_FORM}.`;
}

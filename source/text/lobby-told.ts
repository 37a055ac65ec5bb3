import type { LobbyActivity } from '../activity/lobby.ts';
import type { LobbyTold } from '../activity/lobby-answer.ts';
import { playerName } from '../match/participants/side.ts';
import { CHALLENGE_PARTS, type ChallengeWordsFault } from '../rooms/hall/challenge-words.ts';
import { isGuest, type Person } from '../rooms/hall/hall-command.ts';
import { SEEK_PARTS } from '../rooms/hall/seek-words.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { tellSetting } from './board-told.ts';
import type { Charset } from './charset.ts';
import { GAME_DOOR_TEXTS, GAME_FAULT_TEXTS, hallRefusalText } from './hall-refusal.ts';
import {
  acceptQuestion,
  challengeLine,
  crossedText,
  type LobbyView,
  personRatingText,
  soughtText,
} from './lobby.ts';
import { listLines, playedLines, ratingsLines } from './lobby-lists.ts';
import { shownName } from './lobby-shown.ts';
import {
  begunElsewhereText,
  begunText,
  keyCodeText,
  RATED_TERMS,
  removeKeyQuestion,
  SEEK_TEXTS,
  takeBackQuestion,
  watchedText,
} from './lobby-texts.ts';
import {
  challengeByName,
  challengePartText,
  hasNameText,
  LOBBY_ANSWERS,
  lobbyWelcome,
  NO_CHALLENGED,
  nameOrWordText,
  noListedText,
  noVariantText,
  otherTypesText,
  ownChallengeText,
  SEEK_OFF,
  sayAgainText,
  seekFaultText,
  standsText,
  whichText,
} from './lobby-told-texts.ts';
import { unknownWordText } from './not-understood.ts';
import { type Said, said, type Telling, warned } from './said.ts';
import { shownInput } from './shown-input.ts';
import { systemErrorText } from './store-fault.ts';

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
      return said(LOBBY_ANSWERS[what.code]);
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
      return warned(noListedText(shownInput(what.line)));
    case 'name-or-word':
      return warned(nameOrWordText(shownInput(what.name), what.word));
    case 'named':
      return warned(hasNameText(shownName(what.person.name)));
    case 'list':
      return { lines: listLines(what.list, what.items, numbered()) };
    case 'played':
      return { lines: playedLines(what.games, what.from, numbered()) };
    case 'ratings':
      return { lines: ratingsLines(what.found, what.from, charset) };
    case 'no-variant':
      return warned(noVariantText(what.found, variantIds()));
    case 'sought': {
      const text = soughtText(what.game);
      return face === 'screen'
        ? said(`${text} ${SEEK_TEXTS.escEnds}`)
        : { lines: [text, SEEK_OFF] };
    }
    case 'seek-part':
      return warned(seekFaultText(what.found, SEEK_PARTS));
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
        : warned(ownChallengeText(what.challenge.code));
    case 'invites':
      return warned(acceptQuestion(what.challenge, charset));
    case 'removes-key': {
      const text = removeKeyQuestion(what.key, what.isOwn);
      return warned(face === 'screen' ? text : sayAgainText(text));
    }
    case 'key-code':
      return said(keyCodeText(what.keyCode, publicAddress));
    case 'begun-elsewhere':
      return said(begunElsewhereText(what.other));
    default:
      return warned(LOBBY_ANSWERS[what.code]);
  }
}

/** Greets a visitor, in lines. */
export function lobbyGreeting(person: Person, view: LobbyView): string {
  const rating = personRatingText(person, view.variant, view);
  const rated = isGuest(person) ? undefined : { rating, game: view.variant };
  return lobbyWelcome(shownName(person.name), rated);
}

/** Tells who has come into a game where they are. */
export function enteredText({ replica }: RoomStay): string {
  const { record } = replica.match;
  const named = (color: Color) => ({ id: '', name: playerName(record, color) });
  const { seat } = replica;
  if (seat) return begunText(named(opposite(seat)), seat);
  return watchedText({ black: named('black'), white: named('white') });
}

/** Says how somebody is challenged by name. */
export function toNameText(name: string): string {
  return challengeByName(shownName(name));
}

function namesOf({ words }: LobbyActivity): string[] {
  return words.filter(({ face }) => face !== 'screen').map(({ name }) => name);
}

/** Says that a challenge stands, how it is taken back, and what else is to be known of it. */
function standsTexts(
  { terms, challenge, crossed }: Extract<LobbyTold, { code: 'challenged' }>,
  address: string | undefined,
): string[] {
  const { isRated, timeControl, to } = terms;
  const isInvitation = to.kind === 'invitation';
  return [
    standsText(challenge),
    ...(isInvitation ? [otherTypesText(challenge, address)] : []),
    ...(isRated && timeControl === '' && !isInvitation ? [RATED_TERMS.withoutClock] : []),
    ...(crossed ? [challengeLine(crossed)] : []),
  ];
}

function challengeFaultText(fault: ChallengeWordsFault): string {
  if (fault.code === 'no-name') return NO_CHALLENGED;
  return challengePartText(fault.found, [...CHALLENGE_PARTS, ...variantIds()]);
}

function variantIds(): string[] {
  return VARIANTS.map(({ id }) => id);
}

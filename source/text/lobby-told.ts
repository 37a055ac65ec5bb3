import type { LobbyActivity } from '../activity/lobby.ts';
import type { LobbyTold } from '../activity/lobby-answer.ts';
import { argumentIn } from '../activity/word-spellings.ts';
import { playerName } from '../match/participants/side.ts';
import { CHALLENGE_PARTS, type ChallengeWordsFault } from '../rooms/hall/challenge-words.ts';
import { isGuest, type Person } from '../rooms/hall/hall-command.ts';
import { SEEK_PARTS } from '../rooms/hall/seek-words.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { tellSetting } from './board-told.ts';
import type { Charset } from './charset.ts';
import {
  acceptQuestion,
  challengeLine,
  crossedText,
  type LobbyView,
  personRatingText,
  soughtText,
} from './lobby.ts';
import { listLines, playedLines, ratingsLines } from './lobby-lists.ts';
import { unknownWordText } from './not-understood.ts';
import { type Said, said, type Telling, warned } from './said.ts';
import { shownInput } from './shown-input.ts';
import { shownName } from './shown-name.ts';
import type { Texts } from './texts.ts';

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
      return tellSetting(telling.teller.texts, what, telling);
    case 'declined':
    case 'seek-ended':
    case 'key-removed':
      return said(telling.teller.texts.lobby.LOBBY_ANSWERS[what.code]);
    case 'refused':
      return warned(telling.teller.texts.lobby.hallRefusalText(what.refusal));
    case 'door':
      return warned(telling.teller.texts.lobby.GAME_DOOR_TEXTS[what.fault]);
    case 'game-fault':
      return warned(telling.teller.texts.lobby.GAME_FAULT_TEXTS[what.fault]);
    case 'failed':
      return warned(telling.teller.texts.words.systemErrorText(what.error));
    case 'unknown':
      return warned(unknownWordText(telling.teller.texts, what.line, namesOf(lobby)));
    case 'no-number':
      return warned(telling.teller.texts.lobby.noListedText(shownInput(what.line)));
    case 'name-or-word':
      return warned(telling.teller.texts.lobby.nameOrWordText(shownInput(what.name), what.word));
    case 'named':
      return warned(telling.teller.texts.lobby.hasNameText(shownName(what.person.name)));
    case 'list':
      return { lines: listLines(telling.teller.texts, what.list, what.items, numbered()) };
    case 'played':
      return { lines: playedLines(telling.teller.texts, what.games, what.from, numbered()) };
    case 'ratings':
      return { lines: ratingsLines(telling.teller.texts, what.found, what.from, charset) };
    case 'no-variant':
      return warned(telling.teller.texts.lobby.noVariantText(what.found, variantIds()));
    case 'sought': {
      const text = soughtText(telling.teller.texts, what.game);
      return face === 'screen'
        ? said(
            telling.teller.texts.words.joinSentences([
              text,
              telling.teller.texts.lobby.SEEK_TEXTS.escEnds,
            ]),
          )
        : { lines: [text, telling.teller.texts.lobby.SEEK_OFF] };
    }
    case 'seek-part':
      return warned(
        telling.teller.texts.lobby.seekFaultText(
          what.found,
          offeredParts(telling.teller.texts, SEEK_PARTS),
        ),
      );
    case 'challenge-fault':
      return warned(challengeFaultText(telling.teller.texts, what.fault));
    case 'challenged':
      return face === 'screen'
        ? said(crossedText(telling.teller.texts, what.crossed))
        : { lines: standsTexts(telling.teller.texts, what, publicAddress) };
    case 'which':
      return warned(telling.teller.texts.lobby.whichText(what.word, what.codes));
    case 'takes-back':
      return said(telling.teller.texts.lobby.takeBackQuestion(what.challenge));
    case 'invites':
      return said(acceptQuestion(telling.teller.texts, what.challenge, charset));
    case 'removes-key':
      return said(telling.teller.texts.lobby.removeKeyQuestion(what.key, what.isOwn));
    case 'key-code':
      return said(telling.teller.texts.lobby.keyCodeText(what.keyCode, publicAddress));
    case 'begun-elsewhere':
      return said(telling.teller.texts.lobby.begunElsewhereText(what.other));
    default:
      return warned(telling.teller.texts.lobby.LOBBY_ANSWERS[what.code]);
  }
}

/** Greets a visitor, in lines. */
export function lobbyGreeting(texts: Texts, person: Person, view: LobbyView): string {
  const rating = personRatingText(texts, person, view.variant, view);
  const rated = isGuest(person) ? undefined : { rating, game: view.variant };
  return texts.lobby.lobbyWelcome(shownName(person.name), rated);
}

/** Tells who has come into a game where they are. */
export function enteredText(texts: Texts, { replica }: RoomStay): string {
  const { record } = replica.match;
  const named = (color: Color) => ({ id: '', name: playerName(record, color) });
  const { seat } = replica;
  if (seat) return texts.lobby.begunText(named(opposite(seat)), seat);
  return texts.lobby.watchedText({ black: named('black'), white: named('white') });
}

/** Says how somebody is challenged by name. */
export function toNameText(texts: Texts, name: string): string {
  return texts.lobby.challengeByName(shownName(name));
}

function namesOf({ words }: LobbyActivity): string[] {
  return words.filter(({ face }) => face !== 'screen').map(({ name }) => name);
}

/** Says that a challenge stands, how it is taken back, and what else is to be known of it. */
function standsTexts(
  texts: Texts,
  { terms, challenge, crossed }: Extract<LobbyTold, { code: 'challenged' }>,
  address: string | undefined,
): string[] {
  const { isRated, timeControl, to } = terms;
  const isInvitation = to.kind === 'invitation';
  return [
    texts.lobby.standsText(challenge),
    ...(isInvitation ? [texts.lobby.otherTypesText(challenge, address)] : []),
    ...(isRated && timeControl === '' && !isInvitation
      ? [texts.lobby.RATED_TERMS.withoutClock]
      : []),
    ...(crossed ? [challengeLine(texts, crossed)] : []),
  ];
}

function challengeFaultText(texts: Texts, fault: ChallengeWordsFault): string {
  if (fault.code === 'no-name') return texts.lobby.NO_CHALLENGED;
  return texts.lobby.challengePartText(fault.found, [
    ...offeredParts(texts, CHALLENGE_PARTS),
    ...variantIds(),
  ]);
}

function variantIds(): string[] {
  return VARIANTS.map(({ id }) => id);
}

/** The parts as they are offered, and in English, which always works. */
function offeredParts(texts: Texts, parts: readonly string[]): readonly string[] {
  return [...parts.map((part) => argumentIn(texts.language, part)), ...parts];
}

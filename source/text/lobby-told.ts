import type { LobbyActivity } from '../activity/lobby.ts';
import type { LobbyTold } from '../activity/lobby-answer.ts';
import { argumentIn } from '../activity/word-spellings.ts';
import { playerName } from '../match/participants/side.ts';
import { CHALLENGE_PARTS } from '../rooms/hall/challenge-words.ts';
import { isGuest, type Person } from '../rooms/hall/hall-command.ts';
import { SEEK_PARTS } from '../rooms/hall/seek-words.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { SETTING_ENTRIES } from './board-told.ts';
import type { Charset } from './charset.ts';
import {
  challengedText,
  challengeLine,
  type LobbyView,
  offerTexts,
  personRatingText,
  soughtText,
} from './lobby.ts';
import { listLines, playedLines, ratingsLines } from './lobby-lists.ts';
import { unknownWordText } from './not-understood.ts';
import type { Said, Telling } from './said.ts';
import { shownName } from './shown-name.ts';
import { type Entries, tell } from './tell.ts';
import type { Texts } from './texts.ts';

/** What the texts of the lobby depend on. */
export function lobbyView({ visit, settings, turns }: LobbyActivity, charset: Charset): LobbyView {
  const { house, person } = visit;
  const { variant } = settings.all;
  return { house, me: person, variant, charset, turn: turns.of };
}

interface LobbyAt {
  readonly telling: Telling;
  readonly texts: Texts;
  readonly activity: LobbyActivity;
  readonly view: LobbyView;
}

const VARIANT_IDS = VARIANTS.map(({ id }) => id);

/** What a word in the lobby comes to, where a sentence is not all. */
const LOBBY_ENTRIES = {
  ...SETTING_ENTRIES,
  refused: ({ refusal }, { texts }) => texts.lobby.hallRefusalText(refusal),
  door: ({ fault }, { texts }) => texts.lobby.GAME_DOOR_TEXTS[fault],
  'game-fault': ({ fault }, { texts }) => texts.lobby.GAME_FAULT_TEXTS[fault],
  failed: ({ error }, { texts }) => texts.words.systemErrorText(error),
  unknown({ line }, { texts, activity: { words } }) {
    const names = words.filter(({ face }) => face !== 'screen').map(({ name }) => name);
    return unknownWordText(texts, line, names);
  },
  list: ({ list, items }, { texts, view }) => ({ lines: listLines(texts, list, items, view) }),
  played: ({ games, from }, { texts, view }) => ({ lines: playedLines(texts, games, from, view) }),
  ratings: ({ found, from }, { texts, view: { charset } }) => ({
    lines: ratingsLines(texts, found, from, charset),
  }),
  'no-variant': ({ found }, { texts }) => texts.lobby.noVariantText(found, VARIANT_IDS),
  sought({ game }, { texts, telling }) {
    const { SEEK_OFF, SEEK_TEXTS } = texts.lobby;
    const text = soughtText(texts, game);
    return telling.face === 'screen'
      ? texts.words.joinSentences([text, SEEK_TEXTS.escEnds])
      : { lines: [text, SEEK_OFF] };
  },
  'seek-part': ({ found }, { texts }) =>
    texts.lobby.seekFaultText(found, offeredParts(texts, SEEK_PARTS)),
  'challenge-fault'({ fault }, { texts }) {
    if (fault.code === 'no-name') return texts.lobby.NO_CHALLENGED;
    const parts = [...offeredParts(texts, CHALLENGE_PARTS), ...VARIANT_IDS];
    return texts.lobby.challengePartText(fault.found, parts);
  },
  challenged({ terms, challenge, crossed }, { texts, telling, activity }) {
    const { LOBBY_TEXTS, RATED_TERMS, crossedText, otherTypesText, standsText } = texts.lobby;
    if (telling.face === 'screen') {
      return crossed ? crossedText(challengedText(texts, crossed)) : LOBBY_TEXTS.challenged;
    }
    const { isRated, timeControl, to } = terms;
    const isInvitation = to.kind === 'invitation';
    const isUnrated = isRated && timeControl === '' && !isInvitation;
    return {
      lines: [
        standsText(challenge),
        ...(isInvitation ? [otherTypesText(challenge, activity.publicAddress)] : []),
        ...(isUnrated ? [RATED_TERMS.withoutClock] : []),
        ...(crossed ? [challengeLine(texts, crossed)] : []),
      ],
    };
  },
  invites({ challenge }, { texts, view: { charset } }) {
    const { by, side } = challenge;
    const yours = texts.lobby.offeredSideText({ side: side === 'lot' ? side : opposite(side) });
    const terms = [...offerTexts(texts, challenge, charset), yours];
    return texts.lobby.invitesYou(shownName(by.name), terms);
  },
  'key-code': ({ keyCode }, { texts, activity }) =>
    texts.lobby.keyCodeText(keyCode, activity.publicAddress),
} as const satisfies Entries<LobbyTold, LobbyAt>;

/** Tells what a word in the lobby has come to. */
export function tellLobby(activity: LobbyActivity, what: LobbyTold, telling: Telling): Said {
  const { texts } = telling.teller;
  const view = { ...lobbyView(activity, telling.charset), listed: activity.names.listed };
  const sentences = { ...texts.board.BOARD_ANSWERS, ...texts.lobby.LOBBY_ANSWERS };
  return tell(what, { telling, texts, activity, view }, LOBBY_ENTRIES, sentences);
}

/** Greets a visitor, in lines. */
export function lobbyGreeting(texts: Texts, person: Person, view: LobbyView): string {
  const rating = personRatingText(texts, person, view.variant, view);
  const rated = isGuest(person) ? undefined : { rating, game: view.variant };
  return texts.lobby.lobbyWelcome(shownName(person.name), rated);
}

/** Tells who has come into a game where they are. */
export function enteredText({ lobby }: Texts, { replica: { match, seat } }: RoomStay): string {
  const named = (color: Color) => ({ name: playerName(match.record, color) });
  if (seat) return lobby.begunText(named(opposite(seat)), seat);
  return lobby.watchedText({ black: named('black'), white: named('white') });
}

/** The parts as they are offered, and in English, which always works. */
function offeredParts(texts: Texts, parts: readonly string[]): readonly string[] {
  return [...parts.map((part) => argumentIn(texts.language, part)), ...parts];
}

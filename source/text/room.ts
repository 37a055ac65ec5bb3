import type { RoomWord } from '../activity/room.ts';
import { printable } from '../clean/clean-text.ts';
import { playerName } from '../match/participants/side.ts';
import type { Replica } from '../rooms/replica.ts';
import {
  type FixedWord,
  LONGEST_SAYING,
  type RoomEvent,
  type RoomOffer,
} from '../rooms/room-event.ts';
import type { Presence, Refusal } from '../rooms/room-port.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import type { Charset } from './charset.ts';
import { sideName } from './side-name.ts';
import { systemCodeText } from './store-fault.ts';

/** Said where an engine is asked for while two people play. */
export const ENGINES_STAY_OUT = 'Engines stay out of games between people until the end.';

/** Who keeps the game of a room. */
export type Keeper = 'host' | 'server';

/** Shown while the line to the game is lost. */
export const LINE_LOST_TEXTS = {
  host: 'No line: waiting for the host ..',
  server: 'No line to the game: waiting ..',
} as const satisfies Readonly<Record<Keeper, string>>;

/** Said when that line is there again. */
export const LINE_BACK_TEXTS = {
  host: 'The line to the host is back.',
  server: 'The line to the game is back.',
} as const satisfies Readonly<Record<Keeper, string>>;

/** How a line that was refused is tried again: it stands in the prompt, or is typed anew. */
const TRY_AGAIN = { screen: 'Enter tries it again.', lines: 'Type it again.' } as const;

/** Said to a host at whose other terminal the room was opened. */
export const OPEN_ELSEWHERE = 'The room is open at another terminal of yours.';

/** Shown while a command waits for its answer. */
export const ON_ITS_WAY = 'On its way ..';

/** Asked before a game that goes on is left, and with it the room or the server. */
export function leaveRoomQuestion(isOnServer: boolean, hasClock: boolean): string {
  const what = isOnServer ? 'server' : 'room';
  return `Leave the ${what}? The other side waits${hasClock ? ', and the clock runs on' : ''}.`;
}

/** Said of a longer round trip, in milliseconds. */
const LONG_TRIP_MS = 300;

/** What each word does in a room, for the help. */
export const ROOM_WORD_HELP = {
  resign: 'give the game up',
  draw: 'offer a draw, at any time',
  impasse: "offer to count the points, when both kings are in the enemy's zone",
  undo: 'ask for your last move back, three times a game',
  adjourn: 'offer to go on another time',
  accept: 'accept what the other side offers',
  decline: 'decline it',
  claim: 'claim the game from somebody who has left or does not move: claim win or claim draw',
  say: 'say TEXT to the other side',
  greet: 'wish the other side a good game',
  thanks: 'thank the other side for the game',
  'well played': 'praise how the other side plays',
  rematch: 'ask for another game, with colours changed, after the end of this one',
  mute: 'hide what the other side says, or show it again',
  ...BOARD_WORD_HELP,
  replay: 'step through the game, after its end',
  analyse: 'let the computer evaluate the game, after its end',
  learn: 'a course of this game, after its end',
  settings: 'change how things look',
  menu: 'go to the menu; the room stays open',
  quit: 'leave the room',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint'>, string>>;

/** The same on a server. */
export const SERVED_WORD_HELP = {
  ...ROOM_WORD_HELP,
  menu: 'go to the lobby; the game goes on',
  quit: 'leave the server; the game goes on',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint'>, string>>;

const OFFERS = {
  draw: 'a draw',
  impasse: 'to count the impasse',
  'take-back': 'a move back',
  adjournment: 'to go on another time',
  rematch: 'a rematch',
} as const satisfies Readonly<Record<RoomOffer, string>>;

const FIXED_WORD_TEXTS = {
  greet: 'Have a good game!',
  thanks: 'Thank you for the game!',
  'well played': 'Well played!',
} as const satisfies Readonly<Record<FixedWord, string>>;

/** `White offers a draw: accept or decline.`, or what oneself has offered. */
export function standingOffers({ game, seat }: Replica): string[] {
  return COLORS.flatMap((color) => {
    const what = game.offers[color];
    if (what === undefined) return [];
    const [verb, verbs] = what === 'take-back' ? ['ask for', 'asks for'] : ['offer', 'offers'];
    const until = what === 'rematch' ? 'until one of you leaves' : 'until your next move';
    if (color === seat) return [`You ${verb} ${OFFERS[what]}, ${until}.`];
    const offered = `${sideName(color)} ${verbs} ${OFFERS[what]}`;
    return [seat ? `${offered}: accept or decline.` : `${offered}.`];
  });
}

/** What is said of an event, beside moves and the end; undefined where nothing is. */
export function roomEventText(event: RoomEvent, { seat, match }: Replica): string | undefined {
  const who = event.by === undefined ? '' : event.by === seat ? 'You' : sideName(event.by);
  switch (event.kind) {
    case 'seated':
      return `${playerName(match.record, event.color)} is here, and plays ${sideName(event.color)}.`;
    case 'declined':
      return `${who} ${who === 'You' ? 'decline' : 'declines'}.`;
    case 'lapsed':
      return 'One of the two has left: the offer of a rematch has lapsed.';
    case 'said':
      return `${who === 'You' ? who : nameOf(match.record, event.by)}: ${saying(event.text)}`;
    case 'greeted':
      return `${who === 'You' ? who : nameOf(match.record, event.by)}: ${FIXED_WORD_TEXTS[event.what]}`;
    case 'adjourned':
      return 'Adjourned. The game goes on when both have left and are back.';
    case 'continued':
      return 'Both are back: the game goes on.';
    case 'opened':
    case 'moved':
    case 'offered':
    case 'taken-back':
    case 'ended':
    case 'resumed':
    case 'rematched':
      return undefined;
    default:
      return event satisfies never;
  }
}

/** Tells a player, or a watcher, that another game has begun in the room. */
export function rematchText({ match, seat }: Replica): string {
  const named = (color: Color) => playerName(match.record, color);
  if (!seat) return `Rematch: ${named('black')} - ${named('white')}.`;
  return `Rematch: you play ${sideName(seat)} against ${named(opposite(seat))}.`;
}

function nameOf(record: Parameters<typeof playerName>[0], color: Color | undefined): string {
  return color ? playerName(record, color) : '';
}

/** What somebody has said, in one line and with nothing that acts on the terminal. */
function saying(text: string): string {
  return printable(text.replace(/\s+/g, ' ').trim());
}

/** Said when the other side is muted, or no longer. */
export function mutedText(isMuted: boolean): string {
  return isMuted
    ? 'What the other side says is hidden; mute shows it again.'
    : 'What the other side says is shown.';
}

const ADJOURNED = 'The game is adjourned: it goes on when both have left and are back.';

/** Said to a watcher who types a move. */
export const ONLY_WATCHING = 'You are watching: only the players act.';

/** What the answer to a refused line depends on. */
interface RefusedAt {
  readonly keeper: Keeper;
  readonly face: keyof typeof TRY_AGAIN;
}

/** Why the room does not do what was typed, and what would help. */
export function roomRefusalText(
  { code, waitMs = 0, detail = '' }: Refusal,
  { keeper, face }: RefusedAt,
): string {
  switch (code) {
    case 'moved-on':
      return `The game has moved on. ${TRY_AGAIN[face]}`;
    case 'watching':
      return ONLY_WATCHING;
    case 'not-begun':
      return 'The other side is not here yet.';
    case 'game-over':
      return 'the game is over';
    case 'adjourned':
      return ADJOURNED;
    case 'not-your-turn':
      return 'It is not your turn.';
    case 'illegal':
      return 'The room does not take this move.';
    case 'no-offer':
      return 'There is no offer. draw offers a draw, undo asks for a move back.';
    case 'offered-already':
      return 'You have offered that already: it stands until your next move.';
    case 'no-impasse':
      return "impasse: both royal pieces must stand in the enemy's promotion zone, and the game must have this rule.";
    case 'nothing-to-undo':
      return 'undo: you have not moved yet.';
    case 'no-more-take-backs':
      return 'undo: three times a game is all that one may ask.';
    case 'not-over':
      return 'rematch: the game is not over.';
    case 'not-away':
      return 'claim: the other side is here.';
    case 'wait':
      return `claim: the other side may still come back or move. Wait ${waitText(waitMs)}.`;
    case 'nothing-said':
      return 'say: something is missing. Say say and a text.';
    case 'too-long':
      return `say: ${LONGEST_SAYING} characters are the most.`;
    case 'fixed-words-only':
      return 'say: to strangers greet, thanks and well played are all that can be said.';
    case 'too-fast':
      return 'Too fast: wait a moment.';
    case 'not-saved':
      return `NOT SAVED${keeper === 'host' ? ' by the host' : ''}: ${systemCodeText(printable(detail))}. ${TRY_AGAIN[face]}`;
    default:
      return code satisfies never;
  }
}

/** `90 s`. */
function waitText(waitMs: number): string {
  return `${Math.ceil(waitMs / 1000)} s`;
}

const SIGNS = {
  box: { here: '●', away: '◐', gone: '○' },
  frame: { here: '*', away: '-', gone: 'x' },
  ascii: { here: '*', away: '-', gone: 'x' },
} as const satisfies Readonly<Record<Charset, Readonly<Record<Presence, string>>>>;

/**
 * The players, each with a dot: here, away, gone.
 * @param ratingOf the rating of a name, where it is known. Default: none is
 */
export function presentNames(
  replica: Replica,
  charset: Charset,
  ratingOf: (color: Color) => string | undefined = () => undefined,
): Readonly<Record<Color, string>> {
  const { record } = replica.match;
  const named = (color: Color) => {
    const name = playerName(record, color);
    const rating = ratingOf(color);
    const rated = rating === undefined ? name : `${name} ${rating}`;
    return `${SIGNS[charset][replica.presence(color)]} ${rated}`;
  };
  return { black: named('black'), white: named('white') };
}

/** The absent, the watchers, the delay of the line and what is adjourned: a sentence each. */
export function roomTexts(replica: Replica): string[] {
  const { game, seat, watchers, roundTripMs } = replica;
  const { ending } = game.match;
  const texts = standingOffers(replica);
  if (game.isAdjourned) texts.push(ADJOURNED);
  for (const color of ending || !replica.isOnline ? [] : COLORS) {
    if (color !== seat) texts.push(...absenceTexts(replica, color));
  }
  texts.push(...idleTexts(replica));
  if (watchers > 0) texts.push(watchersText(watchers));
  if (roundTripMs > LONG_TRIP_MS) texts.push(`The line takes ${Math.round(roundTripMs)} ms.`);
  return texts;
}

/** The player who is not here, and what can be done about it. */
function absenceTexts(replica: Replica, color: Color): string[] {
  switch (replica.presence(color)) {
    case 'here':
      return [];
    case 'away':
      return [`${sideName(color)} is away.`];
    case 'gone':
      return [`${sideName(color)} has left.${replica.seat ? ' claim win or claim draw.' : ''}`];
  }
}

/** Whoever has not moved for long in a game without a clock, and what comes of it. */
export function idleTexts(replica: Replica): string[] {
  const { idle, seat, match } = replica;
  const { turn } = match.game;
  if (!idle || match.ending) return [];
  if (turn !== seat) {
    // Whoever is away is said to be so.
    if (replica.presence(turn) !== 'here') return [];
    const claim = idle === 'overdue' && seat ? ' claim win or claim draw.' : '';
    return [`${sideName(turn)} has not moved for long.${claim}`];
  }
  return idle === 'overdue'
    ? ['You have not moved for long: until you do, the other side may claim the game.']
    : ['You have not moved for long: in a minute the other side may claim the game.'];
}

/** `2 people watch.` */
function watchersText(watchers: number): string {
  return watchers === 1 ? '1 person watches.' : `${watchers} people watch.`;
}

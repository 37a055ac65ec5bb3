import { printable } from '../../clean/clean-text.ts';
import type { IdleState } from '../../rooms/idleness.ts';
import type { FixedWord, RoomOffer } from '../../rooms/room-event.ts';
import type { Refusal } from '../../rooms/room-port.ts';
import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';
import { systemCodeText } from './store-fault.ts';

/** Said where an engine is asked for while two people play. */
export const ENGINES_STAY_OUT = 'Engines stay out of games between people until the end.';

/** Says who keeps the game of a room. */
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

const OFFERS = {
  draw: 'a draw',
  impasse: 'to count the impasse',
  'take-back': 'a move back',
  adjournment: 'to go on another time',
  rematch: 'a rematch',
} as const satisfies Readonly<Record<RoomOffer, string>>;

/** What is said in always the same words. */
export const FIXED_WORD_TEXTS = {
  greet: 'Have a good game!',
  thanks: 'Thank you for the game!',
  'well played': 'Well played!',
} as const satisfies Readonly<Record<FixedWord, string>>;

/** What the player here has offered. */
export function ownOfferText(what: RoomOffer): string {
  const verb = what === 'take-back' ? 'ask for' : 'offer';
  const until = what === 'rematch' ? 'until one of you leaves' : 'until your next move';
  return `You ${verb} ${OFFERS[what]}, ${until}.`;
}

/** `White offers a draw: accept or decline.` @param isAnswered whether the player here answers */
export function otherOfferText(by: Color, what: RoomOffer, isAnswered: boolean): string {
  const verb = what === 'take-back' ? 'asks for' : 'offers';
  const answer = isAnswered ? ': accept or decline' : '';
  return `${sideName(by)} ${verb} ${OFFERS[what]}${answer}.`;
}

/** Says who has come to play a side. */
export function seatedText(name: string, color: Color): string {
  return `${name} is here, and plays ${sideName(color)}.`;
}

/** @param by undefined for the player here */
export function declinedText(by: Color | undefined): string {
  return by === undefined ? 'You decline.' : `${sideName(by)} declines.`;
}

/** What somebody says. @param name undefined for the player here */
export function saidText(name: string | undefined, text: string): string {
  return `${name ?? 'You'}: ${text}`;
}

/** What is said of events in always the same words. */
export const ROOM_EVENT_TEXTS = {
  lapsed: 'One of the two has left: the offer of a rematch has lapsed.',
  adjourned: 'Adjourned. The game goes on when both have left and are back.',
  continued: 'Both are back: the game goes on.',
} as const;

/** Tells a watcher that the players have begun another game. */
export function watchedRematchText(black: string, white: string): string {
  return `Rematch: ${black} - ${white}.`;
}

/** Tells a player that another game has begun. */
export function ownRematchText(color: Color, opponent: string): string {
  return `Rematch: you play ${sideName(color)} against ${opponent}.`;
}

/** Said when the other side is muted, or no longer. */
export function mutedText(isMuted: boolean): string {
  return isMuted
    ? 'What the other side says is hidden; mute shows it again.'
    : 'What the other side says is shown.';
}

/** Said while a game is adjourned. */
export const ADJOURNED = 'The game is adjourned: it goes on when both have left and are back.';

/** Said to a watcher who types a move. */
export const ONLY_WATCHING = 'You are watching: only the players act.';

/** What the answer to a refused line depends on. */
export interface RefusedAt {
  readonly keeper: Keeper;
  readonly face: keyof typeof TRY_AGAIN;
  /** The most characters of what is said. */
  readonly longest: number;
}

/** Why the room does not do what was typed, and what would help. */
export function roomRefusalText(
  { code, waitMs = 0, detail = '' }: Refusal,
  { keeper, face, longest }: RefusedAt,
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
      return `say: ${longest} characters are the most.`;
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

/** Says that a player is away for a moment. */
export function awayText(color: Color): string {
  return `${sideName(color)} is away.`;
}

/** Says that a player has left. @param mayClaim whether the player here may claim the game */
export function hasLeftText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)} has left.${mayClaim ? CLAIM : ''}`;
}

/** Says that a player does not move. @param mayClaim as in `hasLeftText` */
export function unmovedText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)} has not moved for long.${mayClaim ? CLAIM : ''}`;
}

const CLAIM = ' claim win or claim draw.';

/** Said to a player who does not move. */
export const OWN_IDLE_TEXTS = {
  overdue: 'You have not moved for long: until you do, the other side may claim the game.',
  warned: 'You have not moved for long: in a minute the other side may claim the game.',
} as const satisfies Readonly<Record<IdleState, string>>;

/** Says how long a message is on its way, there and back. */
export function longTripText(ms: number): string {
  return `The line takes ${Math.round(ms)} ms.`;
}

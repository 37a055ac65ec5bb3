import { printable } from '../../clean/clean-text.ts';
import type { HallRefusal } from '../../rooms/hall/hall-command.ts';
import type { GameFault } from '../../rooms/hall/house.ts';
import type { DoorFault } from '../../rooms/room-port.ts';
import { waitOf } from '../wait.ts';
import { countText } from './count-text.ts';
import { systemCodeText } from './store-fault.ts';

/** The names that can be chosen. */
export const NAME_RULE =
  'A name has 1 to 16 columns: Latin letters, digits and -, or kana and kanji, or hangul, or Thai letters.';

/** Why the server does not do what was asked, and what would help. */
export function hallRefusalText({ code, waitMs = 0, detail = '' }: HallRefusal): string {
  switch (code) {
    case 'bad-name':
      return `This cannot be a name. ${NAME_RULE}`;
    case 'name-taken':
      return 'Somebody has this name, or one that looks like it. Choose another one.';
    case 'key-taken':
      return 'This key belongs to somebody already.';
    case 'key-deleted':
      return 'The name of this key was deleted, and it gets no other. Make another key: ssh-keygen.';
    case 'network-held':
      return `Somebody from your address was sent away. Nobody new can register from there for ${waitText(waitMs)}.`;
    case 'wrong-key-code':
      return 'This one-time code is wrong, used, or too old. Make another one on the screen Me.';
    case 'too-many-keys':
      return 'You have as many keys as one may have. Remove one first.';
    case 'last-key':
      return 'This is your only key: add another one first.';
    case 'no-such-key':
      return 'This is no key of yours.';
    case 'guest':
      return GUEST_TEXT;
    case 'no-such-name':
      return 'Nobody has this name here.';
    case 'yourself':
      return 'One cannot play oneself here.';
    case 'too-many-challenges':
      return 'You have such a challenge, or as many as one may have. Take one back first.';
    case 'challenge-gone':
      return 'This challenge was taken back, declined, or taken by somebody else.';
    case 'not-for-you':
      return 'This challenge is for somebody else.';
    case 'too-fast':
      return `Too fast: try again in ${waitText(waitMs)}.`;
    case 'bad-terms':
      return 'This cannot be played: choose another game, handicap or clock.';
    case 'too-many-games':
      return 'As many games go on as one may have. Finish one first.';
    case 'not-saved':
      return `NOT SAVED: ${systemCodeText(printable(detail))}. Try again.`;
    default:
      return code satisfies never;
  }
}

function waitText(waitMs: number): string {
  const { count, unit } = waitOf(waitMs);
  return countText(count, unit);
}

/** Said where a guest asks for what only names have. */
export const GUEST_TEXT = 'As a guest you have no rating; come with a key to keep a name.';

/** Why one does not get into a game. */
export const GAME_DOOR_TEXTS = {
  full: 'Both sides of this game are taken.',
  'no-watchers': 'Nobody may watch this game.',
  'not-saved': 'The server cannot write now, so nobody comes into the game. Try again.',
  'no-room': 'This game is over, or there is none of this name.',
} as const satisfies Readonly<Record<DoorFault | 'no-room', string>>;

/** Why a game is not shown. */
export const GAME_FAULT_TEXTS = {
  'no-game': 'This game cannot be read.',
  away: 'The server cannot read its games now. Try again.',
} as const satisfies Readonly<Record<GameFault, string>>;

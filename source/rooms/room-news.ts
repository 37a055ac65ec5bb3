import type { PlayedMove } from '../match/outcome.ts';
import type { RoomEvent } from './room-event.ts';

/** Why a room does not do what a command says. */
export type RefusalCode =
  /** Something has changed in the game since the sender looked. */
  | 'moved-on'
  | 'watching'
  | 'not-begun'
  | 'game-over'
  | 'adjourned'
  | 'not-your-turn'
  | 'illegal'
  | 'no-offer'
  | 'offered-already'
  | 'no-impasse'
  | 'nothing-to-undo'
  | 'no-more-take-backs'
  /** There is no other game before the end of this one. */
  | 'not-over'
  /** The other side is here, and it is not its turn, or its flag will fall. */
  | 'not-away'
  /** The other side has not been away, or has not been to move, for long enough: `waitMs` is left. */
  | 'wait'
  | 'nothing-said'
  | 'too-long'
  /** Strangers say nothing but `FIXED_WORDS`. */
  | 'fixed-words-only'
  /** More than a person types. */
  | 'too-fast'
  /** The log could not be written: `detail` is the system's code. */
  | 'not-saved'
  /** The log did not say whether it was: `detail` is the code. The room tells what becomes of it. */
  | 'not-sure';

/** A command that takes no effect. */
export interface Refusal {
  readonly code: RefusalCode;
  /** How long one has to wait, in milliseconds. */
  readonly waitMs?: number;
  readonly detail?: string;
}

/** `here`: a terminal at the seat; `gone`: away for so long that the other may claim the game. */
export type Presence = 'here' | 'away' | 'gone';

/** Why a room closes: its host leaves, goes on at another terminal, or takes the game back. */
export type Closing = 'left' | 'handed-over' | 'withdrawn';

/** What has come into a room, as everybody in it is told. */
export type MemberNews =
  /** Something has happened; `moves` were played or taken back by it, given last first. */
  | { readonly kind: 'event'; readonly event: RoomEvent; readonly moves: readonly PlayedMove[] }
  /** Somebody has come or gone. */
  | { readonly kind: 'presence' }
  /** Another game has begun in the room. */
  | { readonly kind: 'rematch' }
  /** It is not known what became of a command; its answer comes later. */
  | { readonly kind: 'doubt'; readonly id: string; readonly refusal: Refusal }
  /** The clock stands, or runs on. */
  | { readonly kind: 'state' }
  | { readonly kind: 'closed'; readonly why: Closing };

/** What has come into a room, as it is told at one seat. */
export type RoomNews =
  /** `isOwn`: whether it was done at this seat. */
  | (Extract<MemberNews, { kind: 'event' }> & { readonly isOwn: boolean })
  /** A command takes no effect; `typed` is the line that it was, '' if it was none. */
  | { readonly kind: 'refused'; readonly typed: string; readonly refusal: Refusal }
  /** As in `MemberNews`; `state` also where a command has waited for long. */
  | Exclude<MemberNews, { kind: 'event' | 'doubt' }>;

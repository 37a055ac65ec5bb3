import type { FixedWord, RoomOffer } from './room-event.ts';

/** What somebody in a room wants. */
export type RoomCommandBody =
  /** A move in USI. */
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offer'; readonly what: RoomOffer }
  /** Answers all that the other side offers, or one kind of it. */
  | { readonly kind: 'answer'; readonly accepts: boolean; readonly what?: RoomOffer }
  /** Ends the game, since the other side has been away for long. */
  | { readonly kind: 'claim'; readonly result: 'win' | 'draw' }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'greet'; readonly what: FixedWord };

export type RoomCommand = RoomCommandBody & {
  /** Another one for each command: sent twice it takes effect once. */
  readonly id: string;
  /** The number of the last event that the sender has seen. */
  readonly seen: number;
};

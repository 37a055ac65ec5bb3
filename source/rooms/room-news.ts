import type { PlayedMove } from '../match/outcome.ts';
import type { RoomEvent } from './room-event.ts';
import type { Refusal, RoomMessage } from './room-port.ts';

/** What has come into a room, as it is told at one end of it. */
export type RoomNews =
  /** Something has happened; `moves` were played or taken back by it, given last first. */
  | {
      readonly kind: 'event';
      readonly event: RoomEvent;
      /** Whether it was done at this end. */
      readonly isOwn: boolean;
      readonly moves: readonly PlayedMove[];
    }
  /** A command takes no effect; `typed` is the line that it was, '' if it was none. */
  | { readonly kind: 'refused'; readonly typed: string; readonly refusal: Refusal }
  /** Somebody has come or gone. */
  | { readonly kind: 'presence' }
  /** Another game has begun in the room, and is there. */
  | { readonly kind: 'rematch' }
  /** The clock stands otherwise, or a command has waited for long. */
  | { readonly kind: 'state' }
  | Extract<RoomMessage, { kind: 'closed' }>;

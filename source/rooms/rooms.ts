import type { TimeControl } from '../records/tree/time-control.ts';
import type { Color } from '../rules/core/color.ts';
import type { Result } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { SfenPosition } from '../rules/notation/sfen.ts';
import type { DoorFault, Visitor } from './room.ts';
import type { RoomSeat } from './seat.ts';

/** What a host offers. */
export interface RoomPlan {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** Default: no clock. */
  readonly clock?: TimeControl | undefined;
  /** The side of the host. */
  readonly side: Color;
  readonly hasWatchers: boolean;
}

/** Why something in the way to a room cannot be trusted. */
export type Unsafety = 'link' | 'writable' | 'another-owner' | 'not-a-folder' | 'not-a-socket';

export interface NotSafe {
  readonly code: 'not-safe';
  readonly path: string;
  readonly why: Unsafety;
}

/** Why a room is not opened. `detail` is a code of the system. */
export type HostFault =
  | { readonly code: 'not-writable'; readonly folder: string; readonly detail: string }
  | NotSafe
  | { readonly code: 'path-too-long'; readonly path: string; readonly mostBytes: number }
  /** Another room has the name of the code. */
  | { readonly code: 'in-use' }
  | { readonly code: 'not-saved'; readonly detail: string }
  /** There is no game of a room that goes on, or none of that name. */
  | { readonly code: 'no-game'; readonly name: string | undefined };

/** Why one does not get into a room. `detail` is a code of the system. */
export type ReachFault =
  | { readonly code: 'no-code'; readonly found: string }
  | { readonly code: 'no-room' }
  | { readonly code: 'wrong-code' }
  | { readonly code: 'too-many-tries'; readonly waitMs: number }
  | NotSafe
  | { readonly code: 'other-version' }
  | { readonly code: 'no-answer' }
  | { readonly code: 'refused'; readonly detail: string }
  | { readonly code: Exclude<DoorFault, 'not-saved'> };

/** A room in this process in which somebody is: the host, a player who has joined, a watcher. */
export interface RoomStay {
  readonly seat: RoomSeat;
  /** What others type to come in. */
  readonly code: string;
  /** The folder of the socket, where it is not that of the system. */
  readonly at: string | undefined;
  /** The name of the account of the host; undefined for the host. */
  readonly host: string | undefined;
  /** Why the game is not on the disk as it stands; undefined if it is. */
  readonly saveError: unknown;
  /**
   * Leaves. The room of a host closes for all; it can be resumed, unless nobody has come. A second
   * call waits for the first.
   */
  readonly leave: () => Promise<void>;
}

/** The way into a room that another process has. */
export interface RoomDoor {
  /** The name of the account of the host. */
  readonly host: string;
  /**
   * Goes in with the whole terminal, until the player leaves or the line is lost.
   * @returns the exit status
   */
  readonly enter: () => Promise<number>;
}

/** Opens rooms, and finds those of others. */
export interface Rooms {
  readonly host: (plan: RoomPlan, at?: string) => Promise<Result<RoomStay, HostFault>>;
  /**
   * Opens a room again, with the code that it had. Takes it from another terminal of the account.
   * @param name of the game. Default: the latest
   */
  readonly resume: (name?: string, at?: string) => Promise<Result<RoomStay, HostFault>>;
  readonly find: (
    wants: Visitor['wants'],
    code: string,
    at?: string,
  ) => Promise<Result<RoomDoor, ReachFault>>;
}

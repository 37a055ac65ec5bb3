import type { Result } from '../../rules/core/result.ts';
import type { DoorFault } from '../room-port.ts';
import type { RoomStay } from '../rooms.ts';
import type { HallAnswer, HallCommand, HallRefusal, Person } from './hall-command.ts';
import type { House } from './house.ts';

/** One session on a server, as its screens and its line mode see it. */
export interface HallVisit {
  readonly house: House;
  /** Names the session. */
  readonly session: string;
  /** The fingerprint with which they have come; undefined for a guest. */
  readonly key: string | undefined;
  /** The visitor; undefined until their key has a name. */
  readonly person: Person | undefined;
  /** Goes into the room of a game, to play or to watch. */
  readonly join: (
    game: string,
    wants: 'play' | 'watch',
  ) => Promise<Result<RoomStay, DoorFault | 'no-room'>>;
  /** Calls back when keys came too fast and some were dropped. @returns what ends that */
  readonly onKeysDropped: (listener: () => void) => () => void;
  readonly command: (command: HallCommand) => Promise<Result<HallAnswer, HallRefusal>>;
}

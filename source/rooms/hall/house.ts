import type { GameRecord } from '../../records/tree/record.ts';
import type { Result } from '../../rules/core/result.ts';
import type { DoorFault, RoomMember, Visitor } from '../room.ts';
import type { MemberNews } from '../room-news.ts';
import type { RoomTime } from '../room-time.ts';
import type { HallAnswer, HallCommand, HallRefusal, Person } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import type { HallFound, HallQuestion } from './hall-lookup.ts';
import type { HallNow } from './hall-now.ts';
import type { Member } from './hall-state.ts';
import type { Here } from './here.ts';
import type { Knock, PlaceAnswer } from './places.ts';

/** What has changed in a house. */
export type HouseNews =
  | { readonly kind: 'event'; readonly event: HallEvent }
  /** The people who are here. */
  | { readonly kind: 'here' }
  /** Somebody has become known. */
  | { readonly kind: 'known' }
  /** Whether what happens can be written. */
  | { readonly kind: 'trouble' }
  /** The server takes nobody in any more, and ends soon. */
  | { readonly kind: 'draining' };

/** Why the record of a game is not to be had. `away`: the store cannot be read now. */
export type GameFault = 'no-game' | 'away';

/**
 * A house with a hall and rooms: what all sessions of a server share.
 */
export interface House {
  readonly time: RoomTime;
  /** What is so in the hall now. Changes only by events. */
  readonly hall: HallNow;
  /** Looks up what is not about now. */
  readonly look: (question: HallQuestion) => Promise<HallFound>;
  /**
   * Somebody as the house knows them without looking them up. Where it does not, it looks, and tells
   * that as news.
   */
  readonly known: (person: string) => Member | undefined;
  /** Resolves when all of some people who are registered are known. */
  readonly meet: (persons: readonly string[]) => Promise<void>;
  /** All who are here, in the order in which they came. */
  readonly here: readonly Here[];
  /** The system's code of why nothing can be written now; undefined while all is well. */
  readonly trouble: string | undefined;
  readonly isDraining: boolean;
  /** Calls back at every change. @returns a function that ends that */
  readonly follow: (listener: (news: HouseNews) => void) => () => void;
  /** @param from the network from which they have come, for what counts by it. Default: not known */
  readonly command: (
    by: Person,
    command: HallCommand,
    from?: string,
  ) => Promise<Result<HallAnswer, HallRefusal>>;
  /** Goes into the room of a game, to play or to watch. @param hear as that of `Room.enter` */
  readonly enter: (
    game: string,
    visitor: Visitor,
    hear: (news: MemberNews) => void,
  ) => Promise<Result<RoomMember, DoorFault | 'no-room'>>;
  /** The game as it stands. */
  readonly record: (game: string) => Promise<Result<GameRecord, GameFault>>;
  /**
   * Gives a session a place, until it departs.
   * @param onDisplaced called when a later session of the person takes it
   */
  readonly takePlace: (knock: Knock, onDisplaced: () => void) => Promise<PlaceAnswer>;
  /** Notes a session, or where it is now. */
  readonly arrive: (here: Here) => void;
  readonly depart: (session: string) => void;
}

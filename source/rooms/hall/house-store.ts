import type { GameRecord } from '../../records/tree/record.ts';
import type { RoomLog } from '../room-log.ts';
import type { RoomTime } from '../room-time.ts';
import type { HallEvent } from './hall-event.ts';
import type { Here } from './here.ts';
import type { SideNames } from './side-names.ts';

/** An append-only list of events; see `RoomLog` for `append`. */
export interface HallLog {
  readonly append: (events: readonly HallEvent[]) => Promise<boolean>;
  /** The next events after a number, as many as come in one page; none at the end. */
  readonly read: (after: number) => Promise<readonly HallEvent[]>;
  /** How several houses write one hall. Missing where no other house may have the log. */
  readonly shared?: SharedHall;
}

/** An event that is to be added wherever the log ends by then; its number comes with its place. */
export interface HallProposal {
  readonly event: HallEvent;
  /** What it is about. Undefined: it stands only if nothing else was added before it. */
  readonly touches: readonly string[] | undefined;
}

/** What became of proposals. */
export interface HallAdded {
  /** The next events of others, as many as come in one page. */
  readonly news: readonly HallEvent[];
  /** The indices of the proposals that were added: they follow the news, in this order. */
  readonly added: readonly number[];
}

/** A hall that several houses write. */
export interface SharedHall {
  /**
   * Adds those proposals that touch nothing that events of others have touched since. What is added
   * is durable when the promise resolves; it rejects as `append` does.
   * @param after the last event that the proposals know of
   * @param hasTurn whether it runs within `inTurn`
   */
  readonly add: (
    after: number,
    proposals: readonly HallProposal[],
    hasTurn: boolean,
  ) => Promise<HallAdded>;
  /**
   * Runs something while nobody else adds events. It is a courtesy that ends after a while: others
   * may add events nevertheless, and then proposals are not added.
   */
  readonly inTurn: <Value>(run: () => Promise<Value>) => Promise<Value>;
}

/** The hall as it was at an event, so that a house need not read all events when it begins. */
export interface HallSnapshots {
  /** The number of the newest one of all houses, as far as it is known; one that is being written counts. */
  readonly newest: () => Promise<number>;
  /** The newest one, cut anywhere; nothing where there is none. */
  readonly read: () => AsyncIterable<string>;
  /** Keeps a newer one. @param seq the number of its event */
  readonly keep: (seq: number, chunks: Iterable<string>) => Promise<void>;
}

/** What has changed in a store otherwise than by this house. */
export type StoreNews =
  /** Something may have been appended to the log of a game. */
  | { readonly kind: 'game'; readonly game: string }
  /** Something may have been appended to the log of the hall: up to an event, if that is known. */
  | { readonly kind: 'hall'; readonly seq?: number }
  /** The people at other houses of the store. */
  | { readonly kind: 'here' }
  /** Whether the store can be reached. */
  | { readonly kind: 'trouble' };

/** Keeps what has happened in a house. Several houses may have one store. */
export interface HouseStore {
  /** The one clock of all houses of the store. */
  readonly time: RoomTime;
  readonly hall: HallLog;
  readonly snapshots: HallSnapshots;
  readonly games: RoomLog;
  /** Opens the log of a game before `games.append`. Rejects with what the system refuses. */
  readonly openGame: (game: string) => Promise<void>;
  /** The games that go on, for a house that begins; none where another house may have them. */
  readonly unfinished: () => Promise<readonly string[]>;
  /** Games of which the flag has fallen while no house had them open. */
  readonly due: () => Promise<readonly string[]>;
  /** A game that is over, as it was kept; undefined where there is none. */
  readonly record: (game: string) => Promise<GameRecord | undefined>;
  /**
   * Writes the names of the sides into a game that is over, where it is kept as a person reads it.
   * Missing where the log alone keeps it. Rejects with what the system refuses.
   */
  readonly nameSides?: (game: string, names: SideNames) => Promise<void>;
  /** The people at the other houses of the store. */
  readonly hereElsewhere: readonly Here[];
  /** Tells the other houses who is here. */
  readonly tellHere: (here: readonly Here[]) => void;
  /** The system's code of why the store cannot be reached; undefined while it can. */
  readonly trouble: string | undefined;
  readonly follow: (listener: (news: StoreNews) => void) => () => void;
  readonly close: () => Promise<void>;
}

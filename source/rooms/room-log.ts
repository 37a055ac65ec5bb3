import type { GameRecord } from '../records/tree/record.ts';
import type { RoomEvent } from './room-event.ts';

/**
 * Keeps the events of games, each game an append-only list. What is appended is durable when
 * the promise resolves; it rejects with the error of the system, and then nothing is appended. Only
 * where an answer was lost on the way from another machine it may be: the same append again tells.
 */
export interface RoomLog {
  /**
   * Adds events. The number of the first follows that of the last in the log.
   * @returns whether they were added; false if somebody else has added events since
   */
  readonly append: (game: string, events: readonly RoomEvent[]) => Promise<boolean>;
  /** The events after a number; none where there is no such game. */
  readonly read: (game: string, after: number) => Promise<readonly RoomEvent[]>;
  /**
   * Keeps the game as a person can read it, after each event. Rejects as `append` does, and the
   * events stay. Missing where the events are all that is kept.
   */
  readonly keep?: (game: string, record: GameRecord) => Promise<void>;
  /** Lets go of a game. */
  readonly close: (game: string) => Promise<void>;
  /**
   * Notes when the flag of the side to move falls, by the time of day, as things stand after an
   * event; undefined where none does. Missing where nobody else could judge it.
   */
  readonly noteFlag?: (game: string, seq: number, dueAtMs: number | undefined) => void;
}

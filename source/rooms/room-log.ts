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
   * Keeps the game as a person can read it, where the log has such a form. Rejects as `append`
   * does, and the events stay.
   */
  readonly keep: (game: string, record: GameRecord) => Promise<void>;
  /**
   * Lets go of a game.
   * @param forget whether its events are no longer needed
   */
  readonly close: (game: string, forget: boolean) => Promise<void>;
  /**
   * Notes when the flag of the side to move falls, by the time of day, as things stand after an
   * event; undefined where none does. Missing where nobody else could judge it.
   */
  readonly noteFlag?: (game: string, seq: number, dueAtMs: number | undefined) => void;
}

/** A log, by the name of its file or game, that holds something else than events. Nothing of it is used or overwritten. */
export class LogDamage extends Error {
  readonly file: string;
  /** From 1. */
  readonly line: number;

  constructor(file: string, line: number, cause?: unknown) {
    super(`${file}: line ${line} is not the next event`, { cause });
    this.name = 'LogDamage';
    this.file = file;
    this.line = line;
  }
}

/** The number of the first of some events; undefined for none. Throws `RangeError` for a gap. */
export function firstSeq(events: readonly { readonly seq: number }[]): number | undefined {
  const first = events[0]?.seq;
  if (first !== undefined && events.some(({ seq }, index) => seq !== first + index)) {
    throw new RangeError('events are numbered without a gap');
  }
  return first;
}

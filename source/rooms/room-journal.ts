import type { RoomEvent } from './room-event.ts';
import type { RoomGame } from './room-game.ts';
import type { RoomLog } from './room-log.ts';

/** The number of events after which the game is kept in its readable form. */
const KEEP_EVERY = 50;

/** The log could not be written; `cause` says why. */
export class NotSaved extends Error {}

/** The game of a room as its log has it. What fails there is told as trouble. */
export class RoomJournal {
  readonly #name: string;
  readonly #log: RoomLog;
  readonly #onTrouble: (error: unknown) => void;
  /** The number of the last event when the game was kept last. */
  #keptSeq = 0;

  /** @param name of the game in its log */
  constructor(name: string, log: RoomLog, onTrouble: (error: unknown) => void) {
    this.#name = name;
    this.#log = log;
    this.#onTrouble = onTrouble;
  }

  /**
   * Writes events; throws `NotSaved`.
   * @param after the number of the last event that is known
   * @returns the events that somebody else has written instead; undefined where nobody has
   */
  async write(
    events: readonly RoomEvent[],
    after: number,
  ): Promise<readonly RoomEvent[] | undefined> {
    try {
      if (await this.#log.append(this.#name, events)) return undefined;
      return await this.#log.read(this.#name, after);
    } catch (error) {
      this.#onTrouble(error);
      throw new NotSaved('an event is not saved', { cause: error });
    }
  }

  /** The events after a number that others have written; none where the log cannot be read. */
  async news(after: number): Promise<readonly RoomEvent[]> {
    try {
      return await this.#log.read(this.#name, after);
    } catch (error) {
      this.#onTrouble(error);
      return [];
    }
  }

  /** Keeps a game that has begun in its readable form, if much has happened since, or it is over. */
  async keepIfDue(game: RoomGame): Promise<void> {
    const isOver = game.match.ending !== undefined;
    const isDue = isOver || this.#keptSeq === 0 || game.seq - this.#keptSeq >= KEEP_EVERY;
    if (isDue && game.hasBegun) await this.keep(game);
  }

  /** Keeps a game in its readable form; the events stay if that fails. */
  async keep({ match, seq }: RoomGame): Promise<void> {
    try {
      match.save();
      await this.#log.keep(this.#name, match.record);
      this.#keptSeq = seq;
      this.#onTrouble(undefined);
    } catch (error) {
      this.#onTrouble(error);
    }
  }

  /** Whether a game is kept as it stands. */
  hasKept({ seq }: RoomGame): boolean {
    return this.#keptSeq === seq;
  }

  /** Notes when the flag falls, should nobody have the game open then. @param atMs by the time of day */
  noteFlag({ seq, isOn }: RoomGame, atMs: number): void {
    this.#log.noteFlag?.(this.#name, seq, isOn ? Math.ceil(atMs) : undefined);
  }

  /** Lets go of the game. @param forget whether its events are no longer needed */
  close(forget: boolean): Promise<void> {
    return this.#log.close(this.#name, forget);
  }
}

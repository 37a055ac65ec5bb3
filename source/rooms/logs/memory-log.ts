import type { RoomEvent } from '../room-event.ts';
import type { RoomLog } from '../room-log.ts';

/** A log that ends with the process, for tests. */
export class MemoryLog implements RoomLog {
  readonly #games = new Map<string, RoomEvent[]>();
  #failures: Error[] = [];

  /** Lets the next appends fail, each with one of the errors. */
  failNext(...errors: readonly Error[]): void {
    this.#failures.push(...errors);
  }

  async append(game: string, events: readonly RoomEvent[]): Promise<boolean> {
    const failure = this.#failures.shift();
    if (failure) throw failure;
    const known = this.#games.get(game) ?? [];
    const [first] = events;
    if (first === undefined) return true;
    if (first.seq !== known.length + 1) return false;
    this.#games.set(game, [...known, ...structuredClone(events)]);
    return true;
  }

  async read(game: string, after: number): Promise<readonly RoomEvent[]> {
    return structuredClone((this.#games.get(game) ?? []).slice(after));
  }

  async keep(): Promise<void> {}

  async close(game: string, forget: boolean): Promise<void> {
    if (forget) this.#games.delete(game);
  }
}

import type { Move } from '../rules/core/move.ts';
import type { RoomCommand } from './room-command.ts';
import type { RoomPort } from './room-port.ts';
import type { RoomTime } from './room-time.ts';

/** A command that was not answered yet. */
interface Pending {
  readonly command: RoomCommand;
  /** The line that it was; '' if it was none. */
  readonly typed: string;
  /** The own move that it is, to be shown meanwhile. */
  readonly move: Move | undefined;
  readonly sentMs: number;
  /** When it was sent on the line that there is now; undefined while there is none. */
  readonly onLineMs: number | undefined;
}

/** How long a command may wait for its answer until that is shown. */
const LATE_MS = 200;

/** The round trips of which the one in the middle is told: one that took long is no slow line. */
const TRIPS = 3;

/** The commands that wait for an answer of the room, and how long that takes. */
export class PendingCommands {
  readonly #time: Pick<RoomTime, 'nowMs' | 'schedule'>;
  readonly #onLate: () => void;
  #pending: readonly Pending[] = [];
  /** The latest round trips, the last one last. */
  #tripsMs: readonly number[] = [];
  #cancelLate = () => {};

  /** @param onLate called when the first of them has waited for long */
  constructor(time: Pick<RoomTime, 'nowMs' | 'schedule'>, onLate: () => void) {
    this.#time = time;
    this.#onLate = onLate;
  }

  get isEmpty(): boolean {
    return this.#pending.length === 0;
  }

  /** The last own move among them. */
  get move(): Move | undefined {
    return this.#pending.findLast((one) => one.move !== undefined)?.move;
  }

  /** How long commands wait for their answers, by the latest; 0 before the first answer. */
  get roundTripMs(): number {
    const sorted = [...this.#tripsMs].sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  }

  /** Whether one of them should have been answered by now. */
  get isLate(): boolean {
    const [first] = this.#pending;
    return first !== undefined && this.#time.nowMs() - first.sentMs >= LATE_MS;
  }

  /** Sends a command, or keeps it for the next line. */
  send(
    command: RoomCommand,
    { typed, move }: Pick<Pending, 'typed' | 'move'>,
    port?: RoomPort,
  ): void {
    const sentMs = this.#time.nowMs();
    const onLineMs = port && sentMs;
    this.#pending = [...this.#pending, { command, typed, move, sentMs, onLineMs }];
    port?.send(command);
    this.#awaitLate();
  }

  /** Repeats all of them on a new line. */
  repeat(port: RoomPort): void {
    const onLineMs = this.#time.nowMs();
    this.#pending = this.#pending.map((one) => ({ ...one, onLineMs }));
    for (const { command } of this.#pending) port.send(command);
  }

  /**
   * Takes an answered command off the list.
   * @param isTimed whether the wait for the answer was that for the line
   * @returns it, if it was there
   */
  answered(id: string, isTimed = true): Pending | undefined {
    const found = this.#pending.find(({ command }) => command.id === id);
    if (!found) return undefined;
    this.#pending = this.#pending.filter((one) => one !== found);
    if (isTimed && found.onLineMs !== undefined) {
      const tripMs = this.#time.nowMs() - found.onLineMs;
      this.#tripsMs = [...this.#tripsMs, tripMs].slice(-TRIPS);
    }
    this.#awaitLate();
    return found;
  }

  /** Forgets all of them. */
  clear(): void {
    this.#pending = [];
  }

  /** Ends the timer. */
  close(): void {
    this.#cancelLate();
  }

  #awaitLate(): void {
    this.#cancelLate();
    const [first] = this.#pending;
    if (!first) return;
    const { nowMs, schedule } = this.#time;
    const delayMs = first.sentMs + LATE_MS - nowMs();
    if (delayMs > 0) this.#cancelLate = schedule(this.#onLate, delayMs);
  }
}

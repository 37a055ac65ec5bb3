import type { Color } from '../rules/core/color.ts';
import type { RoomTime } from './room-time.ts';

/** How long the side to move may do nothing, and how long before the end of that it is warned. */
export const IDLE_MS = 600_000;
const WARNED_MS = 60_000;

/** What becomes of a side that is here and does not move: it is warned, then the other may claim. */
export type IdleState = 'warned' | 'overdue';

export interface IdlenessOptions {
  readonly time: Pick<RoomTime, 'nowMs' | 'schedule'>;
  /** The side to move in a game that goes on without a clock; undefined in all others. */
  readonly mover: () => Color | undefined;
  readonly isHere: (color: Color) => boolean;
  /** Hears when `state` is another one. */
  readonly onChange: () => void;
}

/** How long the side to move has not moved, in a game in which no flag falls. */
export class Idleness {
  readonly #options: IdlenessOptions;
  #sinceMs: number;
  /** When the side was warned: nobody is warned who is not here. */
  #warnedMs: number | undefined;
  #told: IdleState | undefined;
  #cancel = () => {};

  /** @param sinceMs the moment from which on it counts */
  constructor(options: IdlenessOptions, sinceMs: number) {
    this.#options = options;
    this.#sinceMs = sinceMs;
  }

  /** Undefined for a side that still has time. */
  get state(): IdleState | undefined {
    const mover = this.#options.mover();
    if (mover === undefined || this.#warnedMs === undefined) return undefined;
    return this.waitMs(mover) === 0 ? 'overdue' : 'warned';
  }

  /** How long one has to wait until the game may be claimed from a side; undefined: for ever. */
  waitMs(color: Color): number | undefined {
    const { mover, time } = this.#options;
    if (color !== mover()) return undefined;
    const nowMs = time.nowMs();
    const warnedMs = this.#warnedMs ?? Math.max(nowMs, this.#warnsMs);
    return Math.max(0, Math.ceil(warnedMs + WARNED_MS - nowMs));
  }

  /** Counts anew, from a moment on. */
  begin(sinceMs: number): void {
    this.#sinceMs = sinceMs;
    this.#warnedMs = undefined;
    this.look();
  }

  /** Does what is due. To be called when somebody has come, and when the game stands or goes on. */
  look(): void {
    const { mover, isHere, time, onChange } = this.#options;
    this.#cancel();
    this.#cancel = () => {};
    const color = mover();
    const warnsInMs = this.#warnsMs - time.nowMs();
    if (color !== undefined && warnsInMs <= 0 && isHere(color)) this.#warnedMs ??= time.nowMs();
    if (this.state !== this.#told) {
      this.#told = this.state;
      onChange();
    }
    if (color === undefined) return;
    const dueInMs = this.#warnedMs === undefined ? warnsInMs : (this.waitMs(color) ?? 0);
    // Whoever comes later is looked at then.
    if (dueInMs > 0) this.#cancel = time.schedule(() => this.look(), dueInMs);
  }

  /** Looks no more. */
  close(): void {
    this.#cancel();
  }

  /** The moment from which on the side is warned. */
  get #warnsMs(): number {
    return this.#sinceMs + IDLE_MS - WARNED_MS;
  }
}

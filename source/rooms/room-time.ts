/** The time as a room has it. */
export interface RoomTime {
  /** Milliseconds from any moment on; never goes back. */
  readonly nowMs: () => number;
  /** The time of day. */
  readonly date: () => Date;
  /** Calls back after a time; the returned function cancels. */
  readonly schedule: (callback: () => void, delayMs: number) => () => void;
}

import type { Timing } from '../pace/pace.ts';

/** The time as a room has it. */
export interface RoomTime extends Timing {
  /** The time of day. */
  readonly date: () => Date;
}

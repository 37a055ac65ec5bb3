import { type Result, success } from '../rules/core/result.ts';
import type { Replica } from './replica.ts';
import type { RoomMessage, RoomPort } from './room-port.ts';
import type { RoomTime } from './room-time.ts';

/** What hears of the room, and of the end of the line to it. */
export interface RoomEars {
  /** Takes a message of the room. */
  readonly hear: (message: RoomMessage) => void;
  /** Notes that the line is lost. */
  readonly onLost: () => void;
}

/** Goes into a room, with what the visitor knows of it. */
type ReachRoom<Fault> = (
  known: Replica['known'],
  end: RoomEars,
) => Promise<Result<RoomPort, Fault>>;

/** How long after a lost line the next one is tried. */
const RETRY_MS = 500;

/** How long a room may take to tell its game to somebody who comes in. */
const TELL_MS = 10_000;

/** Keeps a replica in its room: a line that is lost is made again until the game is over. */
export class RoomLink<Fault> {
  readonly #replica: Replica;
  readonly #reach: ReachRoom<Fault>;
  readonly #schedule: RoomTime['schedule'];
  #cancel = () => {};
  /** Counts the lines, so that news of an old one is known as such. */
  #line = 0;
  #isClosed = false;

  constructor(replica: Replica, reach: ReachRoom<Fault>, schedule: RoomTime['schedule']) {
    this.#replica = replica;
    this.#reach = reach;
    this.#schedule = schedule;
  }

  /** Makes the first line. @returns why there is none */
  async open(): Promise<Result<void, Fault>> {
    const line = ++this.#line;
    const port = await this.#reach(this.#replica.known, {
      hear: (message) => this.#hear(line, message),
      onLost: () => this.#lose(line),
    });
    if (!port.ok) return port;
    if (this.#isClosed || line !== this.#line) port.value.close();
    else this.#replica.connect(port.value);
    return success(undefined);
  }

  /** Leaves the room. */
  close(): void {
    this.#isClosed = true;
    this.#cancel();
    this.#replica.close();
  }

  #hear(line: number, message: RoomMessage): void {
    if (line !== this.#line || this.#isClosed) return;
    // What cannot be true comes of a line that has lost its order: the next one brings it.
    if (!this.#replica.hear(message) || message.kind === 'closed') this.#lose(line);
  }

  #lose(line: number): void {
    if (line !== this.#line || this.#isClosed) return;
    this.#line++;
    this.#replica.disconnect();
    this.#retry();
  }

  #retry(): void {
    if (this.#replica.isOver) return;
    this.#cancel = this.#schedule(() => {
      void this.open().then((opened) => {
        if (!opened.ok && !this.#isClosed) this.#retry();
      });
    }, RETRY_MS);
  }
}

/** Whether a room has told its game in time. */
export async function isTold(
  replica: Replica,
  { schedule }: Pick<RoomTime, 'schedule'>,
): Promise<boolean> {
  let cancel = () => {};
  const late = new Promise<boolean>((resolve) => {
    cancel = schedule(() => resolve(false), TELL_MS);
  });
  const told = replica.whenThere().then(() => true);
  return Promise.race([told, late]).finally(cancel);
}

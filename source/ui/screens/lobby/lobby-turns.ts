import { TokenBucket } from '../../../rooms/carriers/token-bucket.ts';
import type { RoomTime } from '../../../rooms/room-time.ts';

/** As many lobbies of a process are drawn for what others do, a second and at once after a rest. */
const DRAWN_A_SECOND = 40;
const DRAWN_AT_ONCE = 10;

/** A lobby that waits for its turn. */
interface WaitingLobby {
  /** Whether it is no longer shown. */
  readonly isGone: boolean;
  readonly draw: () => void;
}

/**
 * Lets lobbies draw one after the other. Each frame takes some milliseconds of the process, and
 * whatever somebody does is shown in all of them.
 */
export class LobbyTurns {
  readonly #time: Pick<RoomTime, 'schedule'>;
  readonly #bucket: TokenBucket;
  /** Those who wait, the first one longest. */
  readonly #waiting = new Set<WaitingLobby>();
  #isScheduled = false;

  constructor(time: Pick<RoomTime, 'schedule' | 'nowMs'>) {
    this.#time = time;
    this.#bucket = new TokenBucket(DRAWN_A_SECOND, DRAWN_AT_ONCE, time.nowMs);
  }

  /** Draws a lobby once, now or soon, unless it is gone by then. */
  ask(lobby: WaitingLobby): void {
    this.#waiting.add(lobby);
    if (!this.#isScheduled) this.#next();
  }

  #next(): void {
    for (const lobby of this.#waiting) {
      if (!lobby.isGone && !this.#bucket.take()) break;
      this.#waiting.delete(lobby);
      if (!lobby.isGone) lobby.draw();
    }
    this.#isScheduled = this.#waiting.size > 0;
    if (!this.#isScheduled) return;
    this.#time.schedule(() => this.#next(), 1000 / DRAWN_A_SECOND);
  }
}

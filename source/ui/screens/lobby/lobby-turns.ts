import { Pacer, type Timing } from '../../../pace/pace.ts';

/** As many lobbies of a process are drawn for what others do, a second and at once after a rest. */
const DRAWN = { perSecond: 40, atOnce: 10 };

/** A lobby that waits for its turn. */
interface WaitingLobby {
  /** Whether it is no longer shown. */
  readonly isGone: () => boolean;
  readonly draw: () => void;
}

/**
 * Lets lobbies draw one after the other. Each frame takes some milliseconds of the process, and
 * whatever somebody does is shown in all of them.
 */
export class LobbyTurns {
  readonly #pacer: Pacer;
  /** Those who wait, the first one longest. */
  readonly #waiting = new Set<WaitingLobby>();

  constructor(time: Timing) {
    this.#pacer = new Pacer(() => this.#next(), DRAWN, time);
  }

  /** Draws a lobby once, now or soon, unless it is gone by then. */
  ask(lobby: WaitingLobby): void {
    this.#waiting.add(lobby);
    this.#pacer.ask();
  }

  #next(): void {
    for (const lobby of this.#waiting) {
      this.#waiting.delete(lobby);
      if (lobby.isGone()) continue;
      lobby.draw();
      break;
    }
    if (this.#waiting.size > 0) this.#pacer.ask();
  }
}

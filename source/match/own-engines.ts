import type { Variant } from '../core/variant.ts';
import { MOVE_TIME_MS } from '../engine/levels.ts';
import { OpeningEngine } from '../engine/opening-engine.ts';
import { OwnEngine } from '../engine/own-engine.ts';
import { openUsiEngine } from '../engine/usi-engine.ts';
import type { EngineRoom } from './engine-room.ts';
import type { Seat } from './seat.ts';
import type { ComputerPlayer } from './side.ts';

/** How long a hint is thought about. */
const HINT_MS = 1000;

/** For the engine that evaluates games, which looks at each position for a short time only. */
const ANALYST_HASH_MB = 32;

/** Seeds of games. */
const SEEDS = 2 ** 31;

/** What the player has said about engines; asked when it matters, since it may be changed. */
export interface EngineWishes {
  /** Whether the player has named a program: no other one is started. */
  readonly knows: (command: string) => boolean;
  /** Options of other programs. */
  readonly options: () => Readonly<Record<string, string>>;
  /** Whether engines think on the opponent's time. */
  readonly ponders: () => boolean;
}

const NO_WISHES: EngineWishes = {
  knows: () => false,
  options: () => ({}),
  ponders: () => false,
};

/**
 * Our own search for every seat, in threads that are started when they first have to think; and
 * other programs where the player has named them, which are started at once.
 */
export class OwnEngines implements EngineRoom {
  readonly #random: () => number;
  readonly #wishes: EngineWishes;
  #adviser: OwnEngine | undefined;

  /**
   * @param random numbers from 0 to below 1, by which no two games are the same
   * @param wishes without them no other program is started
   */
  constructor(random: () => number, wishes: EngineWishes = NO_WISHES) {
    this.#random = random;
    this.#wishes = wishes;
  }

  open(player: ComputerPlayer, variant: Variant): Seat | undefined {
    const { ponders } = this.#wishes;
    switch (player.kind) {
      case 'level': {
        const seed = Math.floor(this.#random() * SEEDS);
        const engine = new OwnEngine({ level: player.level, seed, givesWay: true });
        return { engine, limits: {}, ponders, declares: true };
      }
      case 'engine':
        return this.#openProgram(player.command, variant);
      default:
        return player satisfies never;
    }
  }

  adviser(): Seat {
    this.#adviser ??= new OwnEngine();
    return { engine: this.#adviser, limits: { timeMs: HINT_MS } };
  }

  analyst(): OwnEngine {
    return new OwnEngine({ hashMb: ANALYST_HASH_MB, givesWay: true });
  }

  close(): void {
    this.#adviser?.close();
    this.#adviser = undefined;
  }

  #openProgram(command: string, variant: Variant): Seat | undefined {
    const { knows, options, ponders } = this.#wishes;
    if (!knows(command)) return undefined;
    const engine = new OpeningEngine(command, (signal) =>
      openUsiEngine({ command, variant, options: options(), ponders: ponders(), signal }),
    );
    const opened = engine.opened.then(({ optionFaults }) => optionFaults);
    // Without a clock it plays as long as our highest level.
    return { engine, limits: { timeMs: MOVE_TIME_MS }, opened, ponders };
  }
}

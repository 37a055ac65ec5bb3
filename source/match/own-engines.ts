import { EngineError } from '../engine/engine.ts';
import { OwnEngine } from '../engine/own-engine.ts';
import type { EngineRoom } from './engine-room.ts';
import type { Seat } from './opponents.ts';
import type { ComputerPlayer } from './side.ts';

/** How long a hint is thought about. */
const HINT_MS = 1000;

/** For the engine that evaluates games, which looks at each position for a short time only. */
const ANALYST_HASH_MB = 32;

/** Seeds of games. */
const SEEDS = 2 ** 31;

/** Our own search for every seat; threads are started when they first have to think. */
export class OwnEngines implements EngineRoom {
  readonly #random: () => number;
  #adviser: OwnEngine | undefined;

  /** @param random numbers from 0 to below 1, by which no two games are the same */
  constructor(random: () => number) {
    this.#random = random;
  }

  open(player: ComputerPlayer): Seat {
    if (player.kind !== 'level') throw new EngineError('not-started', player.command);
    const seed = Math.floor(this.#random() * SEEDS);
    return { engine: new OwnEngine({ level: player.level, seed }), limits: {} };
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
}

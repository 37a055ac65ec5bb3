import type { Variant } from '../../rules/core/variant.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type SearchLimits,
  type SearchReport,
} from '../engine.ts';
import { OpeningEngine } from './opening-engine.ts';
import type { UsiEngine } from './usi-engine.ts';

/** Another program that analyses games. It starts for the game that it is first asked about. */
export class UsiAnalyst implements Engine {
  readonly #listedName: string;
  readonly #open: (variant: Variant, signal: AbortSignal) => Promise<UsiEngine>;
  #engine: OpeningEngine | undefined;

  /** @param listedName how the player calls it */
  constructor(
    listedName: string,
    open: (variant: Variant, signal: AbortSignal) => Promise<UsiEngine>,
  ) {
    this.#listedName = listedName;
    this.#open = open;
  }

  /** The name that it gives itself; that of the list until then. */
  get name(): string {
    return this.#engine?.name ?? this.#listedName;
  }

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    this.#engine ??= new OpeningEngine(this.#listedName, (signal) =>
      this.#open(game.variant, signal),
    );
    try {
      return await this.#engine.search(game, limits, onReport);
    } catch (error) {
      if (error instanceof EngineError) error.engine = this.name;
      throw error;
    }
  }

  stop(): void {
    this.#engine?.stop();
  }

  close(): void {
    this.#engine?.close();
  }
}

import type {
  Engine,
  EngineAnswer,
  EngineGame,
  SearchLimits,
  SearchReport,
} from '../../engine/engine.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';

/** Finds a move of the opening books that the player has made known; undefined where none has one. */
export type BookFinder = (game: EngineGame) => Promise<Move | undefined>;

/** An engine that plays from opening books as long as they have a move. */
export class BookedEngine implements Engine {
  readonly #engine: Engine;
  readonly #find: BookFinder;
  readonly #plies: number;
  /** Counts the stops: a search whose move is still looked up is not wanted after one. */
  #stops = 0;

  /** @param plies of a game in which books are asked. Default: all */
  constructor(engine: Engine, find: BookFinder, plies = Number.POSITIVE_INFINITY) {
    this.#engine = engine;
    this.#find = find;
    this.#plies = plies;
  }

  get name(): string {
    return this.#engine.name;
  }

  async prepare(variant: Variant): Promise<void> {
    await this.#engine.prepare?.(variant);
  }

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    const stops = this.#stops;
    const move = game.moves.length < this.#plies ? await this.#find(game) : undefined;
    if (stops !== this.#stops) return { kind: 'none' };
    if (move !== undefined) return { kind: 'move', move };
    return this.#engine.search(game, limits, onReport);
  }

  ponder(game: EngineGame, limits: SearchLimits): void {
    this.#engine.ponder?.(game, limits);
  }

  stop(): void {
    this.#stops++;
    this.#engine.stop();
  }

  close(): void {
    this.#stops++;
    this.#engine.close();
  }
}

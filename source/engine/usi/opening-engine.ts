import type { Engine, EngineAnswer, EngineGame, SearchLimits, SearchReport } from '../engine.ts';
import { EngineError } from '../engine.ts';
import type { UsiEngine } from './usi-engine.ts';

/** An engine for a program that is still starting: searches wait until it has started. */
export class OpeningEngine implements Engine {
  /** Rejects with `EngineError` if the program cannot be started. */
  readonly opened: Promise<UsiEngine>;
  readonly #command: string;
  #engine: UsiEngine | undefined;
  /** Counts the stops: a search that waits for the start is not wanted after one. */
  #stops = 0;
  readonly #closing = new AbortController();

  /** @param open starts the program at once; the signal ends it */
  constructor(command: string, open: (signal: AbortSignal) => Promise<UsiEngine>) {
    this.#command = command;
    this.opened = open(this.#closing.signal).then((engine) => {
      this.#engine = engine;
      return engine;
    });
    // A failure is told to those who wait for it, perhaps later.
    this.opened.catch(() => {});
  }

  /** The name that it gives itself; its command until then. */
  get name(): string {
    return this.#engine?.name ?? this.#command;
  }

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    const stops = this.#stops;
    const engine = await this.opened;
    if (this.#closing.signal.aborted) throw new EngineError('ended');
    if (stops !== this.#stops) return { kind: 'none' };
    return engine.search(game, limits, onReport);
  }

  ponder(game: EngineGame, limits: SearchLimits): void {
    this.#engine?.ponder?.(game, limits);
  }

  stop(): void {
    this.#stops++;
    this.#engine?.stop();
  }

  close(): void {
    this.#closing.abort();
  }
}

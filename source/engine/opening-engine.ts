import type { Engine, EngineAnswer, EngineGame, SearchLimits, SearchReport } from './engine.ts';
import { EngineError } from './engine.ts';
import type { UsiEngine } from './usi-engine.ts';

/** Another program as engine from the first moment on: it starts by itself, searches wait for it. */
export class OpeningEngine implements Engine {
  /** Rejects with `EngineError` where it cannot be started. */
  readonly opened: Promise<UsiEngine>;
  readonly #command: string;
  #engine: UsiEngine | undefined;
  /** Counts what has made an answer unwanted that waits for the start. */
  #stops = 0;
  readonly #closing = new AbortController();

  /** @param open starts it at once; the signal ends it */
  constructor(command: string, open: (signal: AbortSignal) => Promise<UsiEngine>) {
    this.#command = command;
    this.opened = open(this.#closing.signal).then((engine) => {
      this.#engine = engine;
      return engine;
    });
    // Whoever waits for it is told, which may be later.
    this.opened.catch(() => {});
  }

  /** What it calls itself; until it has said so, its command. */
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

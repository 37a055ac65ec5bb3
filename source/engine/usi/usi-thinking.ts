import type { Move } from '../../rules/core/move.ts';
import type { Engine, EngineAnswer, EngineGame, SearchLimits, SearchReport } from '../engine.ts';
import type { GoCommand } from './usi-protocol.ts';

/**
 * One `go` of the Universal Shogi Interface. While it ponders the engine thinks without limits;
 * after `ponderhit` it thinks again with the limits of the command, and with what it has learnt.
 */
export class UsiThinking {
  readonly asksForMate: boolean;
  /** Rejects if the engine fails. */
  readonly answer: Promise<EngineAnswer>;
  readonly #engine: Engine;
  readonly #game: EngineGame;
  readonly #limits: SearchLimits;
  readonly #onReport: (report: SearchReport) => void;
  readonly #isInfinite: boolean;
  #isPondering: boolean;
  #isStopped = false;
  #release = () => {};
  #last: SearchReport | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    engine: Engine,
    game: EngineGame,
    go: GoCommand,
    onReport: (report: SearchReport) => void,
  ) {
    this.#engine = engine;
    this.#game = game;
    this.#limits = go.limits;
    this.#onReport = onReport;
    this.#isInfinite = go.isInfinite;
    this.#isPondering = go.ponders;
    this.asksForMate = go.asksForMate;
    this.answer = this.#run();
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Whether only `stop` or `ponderhit` brings an answer. */
  get isEndless(): boolean {
    const { mate, timeMs } = this.#limits;
    const isEndlessMate = mate !== undefined && timeMs === undefined;
    return !this.#isStopped && (this.#isPondering || this.#isInfinite || isEndlessMate);
  }

  /** The line that was reported last, if it begins with a move; else the move alone. */
  lineOf(move: Move): readonly Move[] {
    const { line = [] } = this.#last ?? {};
    return line[0] === move ? line : [move];
  }

  stop(): void {
    this.#isStopped = true;
    this.#engine.stop();
    this.#release();
  }

  /** Ends pondering. @returns whether it pondered */
  ponderHit(): boolean {
    if (!this.#isPondering || this.#isStopped) return false;
    this.#isPondering = false;
    this.#engine.stop();
    this.#release();
    return true;
  }

  async #run(): Promise<EngineAnswer> {
    const isHeld = this.#isPondering || this.#isInfinite;
    const pondered = this.#isPondering;
    const answer = await this.#search(pondered ? {} : this.#limits);
    if (isHeld && !this.#isStopped && this.#isPondering === pondered) await this.#released();
    if (this.#isStopped || !pondered) return answer;
    const real = await this.#search(this.#limits);
    if (this.#isInfinite && !this.#isStopped) await this.#released();
    return real;
  }

  #released(): Promise<void> {
    return new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /** Searches; the time for a mate is measured here, which tells why there is none. */
  async #search({ timeMs, ...limits }: SearchLimits): Promise<EngineAnswer> {
    const isTimedMate = limits.mate !== undefined && timeMs !== undefined;
    if (isTimedMate) this.#timer = setTimeout(() => this.stop(), timeMs);
    try {
      return await this.#engine.search(
        this.#game,
        isTimedMate || timeMs === undefined ? limits : { ...limits, timeMs },
        (report) => {
          this.#last = report;
          this.#onReport(report);
        },
      );
    } finally {
      clearTimeout(this.#timer);
    }
  }
}

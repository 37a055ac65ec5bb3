import type {
  Engine,
  EngineAnswer,
  EngineGame,
  SearchLimits,
  SearchReport,
} from '../../engine/engine.ts';
import type { Move } from '../../rules/core/move.ts';

/** The result for a position with the attacker to move. */
export type MateFinding =
  | { readonly kind: 'mate'; readonly line: readonly Move[] }
  /** There is no mate by checks in the plies that were asked for. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }
  /** Another question came before the answer. */
  | { readonly kind: 'cut-short' };

/** The result for a position with the defender to move, in check. */
type DefenceFinding =
  | { readonly kind: 'mated' }
  /** The defender is mated; the line begins with the answer that resists longest. */
  | { readonly kind: 'resists'; readonly line: readonly Move[] }
  /** This move prevents a mate within a number of plies, the move included. */
  | { readonly kind: 'holds'; readonly move: Move; readonly plies: number }
  | { readonly kind: 'unknown' };

/** How long the engine may look for a mate, and for the answer to a check. */
const FIND_MS = 30_000;
const ANSWER_MS = 5_000;

const NO_ANSWER: EngineAnswer = { kind: 'none' };

/** Asks an engine about mates; a new question ends the search for the last one. */
export class TsumeJudge {
  readonly #engine: Engine;
  /** The last search; the next one waits for its end. */
  #running: Promise<unknown> = Promise.resolve();
  /** Counts the questions, and those that were dropped once more. */
  #question = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The shortest mate against the longest defence. Rejects with `EngineError`. */
  async findMate(game: EngineGame, plies: number): Promise<MateFinding> {
    const timeMs = FIND_MS;
    const question = this.#question + 1;
    const { answer, report } = await this.#ask(game, { mate: plies, timeMs, problem: 'attack' });
    if (answer.kind === 'move' && report) return { kind: 'mate', line: report.line };
    if (answer.kind === 'none' && answer.isSure) return { kind: 'none' };
    return { kind: question === this.#question ? 'unknown' : 'cut-short' };
  }

  /** The best answer to a check. Rejects with `EngineError`. */
  async answer(game: EngineGame, plies: number): Promise<DefenceFinding> {
    const timeMs = ANSWER_MS;
    const { answer, report } = await this.#ask(game, { mate: plies, timeMs, problem: 'defence' });
    if (answer.kind === 'resign') return { kind: 'mated' };
    if (answer.kind !== 'move' || report === undefined) return { kind: 'unknown' };
    const { depth, score, line } = report;
    if (score.kind === 'mate') return { kind: 'resists', line };
    return { kind: 'holds', move: answer.move, plies: depth };
  }

  /** Ends the search that runs; its answer is not wanted. */
  stop(): void {
    this.#question++;
    this.#engine.stop();
  }

  #ask(
    game: EngineGame,
    limits: SearchLimits,
  ): Promise<{ answer: EngineAnswer; report: SearchReport | undefined }> {
    this.stop();
    const question = this.#question;
    let report: SearchReport | undefined;
    const search = async () => {
      // Only the last of the questions that wait is looked into.
      if (question !== this.#question) return { answer: NO_ANSWER, report };
      const answer = await this.#engine.search(game, limits, (found) => {
        report = found;
      });
      return { answer, report };
    };
    const asked = this.#running.then(search);
    this.#running = asked.catch(() => {});
    return asked;
  }
}

import type { Engine, EngineAnswer, SearchLimits } from '../../engine/engine.ts';
import type { Move } from '../../rules/core/move.ts';
import { type JudgedAnswer, judgeAnswer } from './judge-answer.ts';
import type { MistakePosition } from './score-after.ts';
import type { StudyMistake } from './study-file.ts';

const LIMITS: SearchLimits = { nodes: 200_000, timeMs: 1000 };

const NO_ANSWER: EngineAnswer = { kind: 'none' };

/** Judges answers by an engine; a new one ends the search for the last one. */
export class MistakeJudge {
  readonly #engine: Engine;
  readonly #limits: SearchLimits;
  /** The last search; the next one waits for its end. */
  #running: Promise<unknown> = Promise.resolve();
  #question = 0;

  /** @param limits of each of the first searches. Default: one second at most */
  constructor(engine: Engine, limits = LIMITS) {
    this.#engine = engine;
    this.#limits = limits;
  }

  /** Undefined where another answer came before this one was judged. Rejects with `EngineError`. */
  async judge(
    mistake: StudyMistake,
    position: MistakePosition,
    answer: Move,
  ): Promise<JudgedAnswer | undefined> {
    this.stop();
    const question = this.#question;
    const engine = this.#engine;
    const asking: Pick<Engine, 'search'> = {
      search: (game, limits, onReport) => {
        const search = async () =>
          question === this.#question ? engine.search(game, limits, onReport) : NO_ANSWER;
        const asked = this.#running.then(search);
        this.#running = asked.catch(() => {});
        return asked;
      },
    };
    const judged = await judgeAnswer(mistake, position, answer, asking, this.#limits);
    return question === this.#question ? judged : undefined;
  }

  /** Ends the search that runs; its answer is not wanted. */
  stop(): void {
    this.#question++;
    this.#engine.stop();
  }
}

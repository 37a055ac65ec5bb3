import type {
  Engine,
  EngineAnswer,
  EngineGame,
  SearchLimits,
  SearchReport,
} from '../../source/engine/engine.ts';
import { Thinker } from '../../source/engine/search/think.ts';

/** Our own engine in the thread of the test, which ends by its nodes. */
export class ThinkingEngine implements Engine {
  readonly name = 'Thinker';
  readonly asked: SearchLimits[] = [];
  /** As long as it is set, answers wait for `release`; `stop` makes them `none`. */
  holds = false;
  readonly #thinker = new Thinker(1);
  readonly #nodes: number;
  #release: ((isStopped: boolean) => void) | undefined;

  constructor(nodes = 200_000) {
    this.#nodes = nodes;
  }

  async search(
    game: EngineGame,
    { timeMs: _, ...limits }: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    this.asked.push(limits);
    if (this.holds && (await new Promise<boolean>((resolve) => (this.#release = resolve)))) {
      return { kind: 'none' };
    }
    return this.#thinker.think({
      game,
      limits: { ...limits, nodes: this.#nodes },
      seed: 0,
      shouldStop: () => false,
      ...(onReport && { onReport }),
    });
  }

  release(): void {
    this.#release?.(false);
  }

  stop(): void {
    this.#release?.(true);
  }

  close(): void {}
}

import type {
  Engine,
  EngineAnswer,
  EngineGame,
  EngineScore,
  SearchLimits,
  SearchReport,
} from '../../source/engine/engine.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { openGame } from '../../source/rules/notation/start.ts';

/** What an analyst reports of a position: how good it is for who is to move. */
export type Opinion = (game: EngineGame) => Partial<SearchReport>;

/** A search that a test answers when it likes. */
export interface OpenSearch {
  readonly game: EngineGame;
  readonly limits: SearchLimits;
  /** Reports without ending. */
  readonly report: (report?: Partial<SearchReport>) => void;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

/** An engine that evaluates by an opinion: at once, or where `holds` when the test says so. */
export class AnalystStub implements Engine {
  readonly name = 'Stub';
  readonly searches: OpenSearch[] = [];
  /** As long as it is set, searches wait for the test, or for `stop`. */
  holds = false;
  stops = 0;
  closes = 0;
  #stop = () => {};
  readonly #opinion: Opinion;

  constructor(opinion: Opinion = () => ({})) {
    this.#opinion = opinion;
  }

  /** The search that was asked for last. */
  get last(): OpenSearch {
    const last = this.searches.at(-1);
    if (!last) throw new RangeError('nothing was asked');
    return last;
  }

  search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    const { variant, start, moves } = game;
    const { position } = openGame(variant, start.placement);
    for (const move of moves) position.play(move);
    const move = itemAt(legalMoves(position), 0);
    const score: EngineScore = { kind: 'value', centipawns: 0 };
    const nodes = limits.nodes ?? 100;
    const report = (told: Partial<SearchReport> = this.#opinion(game)) =>
      onReport?.({ depth: 1, nodes, timeMs: 1, score, line: [move], ...told });
    return new Promise((resolve, reject) => {
      const end = () => resolve({ kind: 'move', move });
      this.searches.push({ game, limits, report, end, fail: reject });
      this.#stop = end;
      if (this.holds) return;
      report();
      end();
    });
  }

  stop(): void {
    this.stops++;
    this.#stop();
  }

  close(): void {
    this.closes++;
  }
}

import type { Engine, EngineError } from '../engine/engine.ts';
import { Analysis, runJob } from '../match/analysis/analysis.ts';
import { AnalysisBook, type AnalysisJob } from '../match/analysis/analysis-book.ts';
import { type Evaluation, type MoveMark, winningChance } from '../match/analysis/analysis-score.ts';
import { keptEvaluations, type LineEvaluations } from '../match/analysis/keep-analysis.ts';
import { type GameRecord, mainLine } from '../records/tree/record.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import type { Move } from '../rules/core/move.ts';

/** How many positions of a line are evaluated, and how many there are. */
interface AnalysisProgress {
  readonly known: number;
  readonly size: number;
}

/** What is known about a line and the position that is shown. */
export interface AnalysedPosition {
  readonly evaluation: Evaluation | undefined;
  readonly progress: AnalysisProgress;
  /** What Black may hope for after each ply, from 0 to 1; undefined where nothing is known. */
  readonly chances: readonly (number | undefined)[];
  /** The plies whose moves are marked. */
  readonly mistakes: ReadonlySet<number>;
  readonly ply: number;
}

/** A move that gave something away. */
export interface Mistake {
  readonly ply: number;
  readonly mark: MoveMark;
  readonly before: Evaluation;
  readonly after: Evaluation;
}

/** Evaluations of the game that is replayed, by an engine beside it. */
export class ReplayAnalysis {
  readonly #openEngine: () => Engine;
  /** Kept as long as the replay is open. */
  readonly #book = new AnalysisBook();
  /** The records whose values were taken, and whether they had any. */
  readonly #kept = new WeakMap<GameRecord, boolean>();
  #run: Analysis | undefined;
  /** Searches what is asked for once. */
  #engine: Engine | undefined;
  /** What is asked for waits for what was asked before it. */
  #searched: Promise<void> = Promise.resolve();
  #stops = 0;

  /** The name of the engine that was opened last. */
  #engineName: (() => string) | undefined;

  constructor(openEngine: () => Engine) {
    this.#openEngine = () => {
      const engine = openEngine();
      this.#engineName = () => engine.name;
      return engine;
    };
  }

  /** What the engine calls itself that evaluated last. */
  get engineName(): string | undefined {
    return this.#engineName?.();
  }

  /**
   * Goes on by itself, unless it does.
   * @param onFailure told when the engine fails; it is ended by then
   */
  start(onChange: () => void, onFailure: (error: EngineError) => void): void {
    this.#run ??= new Analysis({
      engine: this.#openEngine(),
      book: this.#book,
      onChange,
      onFailure: (error) => {
        this.stop();
        onFailure(error);
      },
    });
  }

  /** Ends the engines; what is known stays. */
  stop(): void {
    this.#run?.close();
    this.#run = undefined;
    this.#engine?.close();
    this.#engine = undefined;
    // A search of an engine that is closed never ends.
    this.#searched = Promise.resolve();
    this.#stops++;
  }

  /** Turns to the place of a walk. Returns at once. */
  follow(walk: RecordWalk): void {
    this.#take(walk.record);
    this.#run?.look(lineOf(walk), walk.ply);
  }

  /** Evaluates the position of a walk. Rejects with `EngineError` if the engine fails. */
  async lookAt(walk: RecordWalk): Promise<Evaluation | undefined> {
    const { ply } = walk;
    await this.#search(walk, () => this.#book.lookAt(ply));
    return this.#book.evaluation(ply);
  }

  /** Evaluates every position of the line of a walk. Rejects with `EngineError`. */
  async lookThrough(walk: RecordWalk): Promise<void> {
    await this.#search(walk, () => this.#book.nextOfLine());
  }

  /** Whether every position of the line of a walk is evaluated. */
  isDone(walk: RecordWalk): boolean {
    this.#follow(walk);
    return this.#book.known === this.#book.size;
  }

  /** What is known about the place of a walk. */
  at(walk: RecordWalk): AnalysedPosition {
    this.#follow(walk);
    const { ply, moves } = walk;
    const { known, size } = this.#book;
    const plies = [0, ...moves.map((move) => move.ply)];
    return {
      evaluation: this.#book.evaluation(ply),
      progress: { known, size },
      chances: plies.map((at) => {
        const evaluation = this.#book.evaluation(at);
        return evaluation && winningChance(evaluation.score);
      }),
      mistakes: new Set(plies.filter((at) => this.#mistake(at) !== undefined)),
      ply,
    };
  }

  /** The mistakes of the line of a walk, as far as they are known. */
  mistakes(walk: RecordWalk): Mistake[] {
    this.#follow(walk);
    return walk.moves
      .map(({ ply }) => this.#mistake(ply))
      .filter((mistake) => mistake !== undefined);
  }

  /** The moves that are expected after a ply of the line of a walk; none if nothing is known. */
  expected(walk: RecordWalk, ply: number): readonly Move[] {
    this.#follow(walk);
    return this.#book.evaluation(ply)?.line ?? [];
  }

  /** What is known about each position of the line of a walk. */
  evaluations(walk: RecordWalk): LineEvaluations {
    this.#follow(walk);
    return Array.from({ length: this.#book.size }, (_, ply) => this.#book.evaluation(ply));
  }

  /** Whether the record of a walk came with values. */
  hasKept({ record }: RecordWalk): boolean {
    this.#take(record);
    return this.#kept.get(record) ?? false;
  }

  #follow(walk: RecordWalk): void {
    this.#take(walk.record);
    this.#book.follow(lineOf(walk));
  }

  /** Takes what a record keeps of its main line, once. */
  #take(record: GameRecord): void {
    if (this.#kept.has(record)) return;
    const kept = keptEvaluations(record);
    const isKept = kept.some((evaluation) => evaluation && evaluation.score.kind !== 'over');
    this.#kept.set(record, isKept);
    if (!isKept) return;
    const { variant, start } = record;
    this.#book.follow({ variant, start, moves: mainLine(record).map(({ move }) => move) });
    for (const [ply, evaluation] of kept.entries()) {
      if (evaluation) this.#book.know(ply, evaluation);
    }
  }

  #mistake(ply: number): Mistake | undefined {
    const mark = ply > 0 ? this.#book.mark(ply) : undefined;
    const before = this.#book.evaluation(ply - 1);
    const after = this.#book.evaluation(ply);
    return mark && before && after && { ply, mark, before, after };
  }

  /** Searches what is due, after what was asked before it. Rejects with what that has rejected with. */
  #search(walk: RecordWalk, due: () => AnalysisJob | undefined): Promise<void> {
    const stops = this.#stops;
    const search = this.#searched.then(async () => {
      if (stops !== this.#stops) return;
      this.#follow(walk);
      for (let job = due(); job; job = due()) {
        this.#engine ??= this.#openEngine();
        await runJob(this.#engine, this.#book, job);
      }
    });
    this.#searched = search;
    search.catch(() => {
      if (this.#searched === search) this.#searched = Promise.resolve();
    });
    return search;
  }
}

function lineOf({ record: { variant, start }, moves }: RecordWalk) {
  return { variant, start, moves: moves.map(({ move }) => move) };
}

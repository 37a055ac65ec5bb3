import type { Engine, EngineError } from '../../../engine/engine.ts';
import { Analysis } from '../../../match/analysis/analysis.ts';
import { AnalysisBook } from '../../../match/analysis/analysis-book.ts';
import {
  type Evaluation,
  type MoveMark,
  winningChance,
} from '../../../match/analysis/analysis-score.ts';
import type { RecordWalk, WalkedMove } from '../../../records/tree/record-walk.ts';
import { Position } from '../../../rules/core/position.ts';
import type { MoveNotation } from '../../../rules/notation/display.ts';
import { expectedMoves, markText } from '../../../text/analysis.ts';
import { tellerFor } from '../../../text/speech.ts';
import type { Navigator } from '../../app/screen.ts';
import type { EvaluationGraph } from './evaluation-graph.ts';
import { SlowRedraw } from './slow-redraw.ts';

/** How many positions of a line are evaluated, and how many there are. */
interface AnalysisProgress {
  readonly known: number;
  readonly size: number;
}

/** What is known about a line and the position that is shown. */
export interface AnalysedPosition extends Omit<EvaluationGraph, 'charset' | 'theme'> {
  readonly evaluation: Evaluation | undefined;
  readonly progress: AnalysisProgress;
  /** The moves that are expected next, in the notation shown. */
  readonly expected: readonly string[];
}

/** Evaluations of the game that is replayed, by an engine beside it. */
export class ReplayAnalysis {
  readonly #openEngine: () => Engine;
  /** Kept as long as the replay is open. */
  readonly #book = new AnalysisBook();
  #run: Analysis | undefined;
  #redraw: SlowRedraw | undefined;
  readonly #texts = new WeakMap<Evaluation, { notation: MoveNotation; moves: string[] }>();

  constructor(openEngine: () => Engine) {
    this.#openEngine = openEngine;
  }

  /**
   * Opens the engine, unless it runs.
   * @param onFailure told when the engine fails; it is ended by then
   */
  start(app: Navigator, onFailure: (error: EngineError) => void): void {
    if (this.#run) return;
    const redraw = new SlowRedraw(app);
    this.#redraw = redraw;
    this.#run = new Analysis({
      engine: this.#openEngine(),
      book: this.#book,
      onChange: () => redraw.ask(),
      onFailure: (error) => {
        this.stop();
        onFailure(error);
      },
    });
  }

  /** Ends the engine; what is known stays. */
  stop(): void {
    this.#redraw?.end();
    this.#redraw = undefined;
    this.#run?.close();
    this.#run = undefined;
  }

  /** Turns to the place of a walk. Returns at once. */
  follow({ record, moves, ply }: RecordWalk): void {
    const { variant, start } = record;
    this.#run?.look({ variant, start, moves: moves.map(({ move }) => move) }, ply);
  }

  get progress(): AnalysisProgress {
    const { known, size } = this.#book;
    return { known, size };
  }

  /** What is known about the place of a walk. */
  at(walk: RecordWalk, notation: MoveNotation): AnalysedPosition {
    const { moves, ply } = walk;
    const plies = [0, ...moves.map((move) => move.ply)];
    return {
      evaluation: this.#book.evaluation(ply),
      progress: this.progress,
      expected: this.#expected(walk, ply, notation),
      chances: plies.map((at) => {
        const evaluation = this.#book.evaluation(at);
        return evaluation && winningChance(evaluation.score);
      }),
      mistakes: new Set(plies.filter((at) => this.#mark(at) !== undefined)),
      ply,
    };
  }

  /** What is wrong with the last move of a walk; nothing if it is not marked. */
  judgement(walk: RecordWalk, notation: MoveNotation): string[] {
    const { ply } = walk;
    const mark = this.#mark(ply);
    const before = this.#book.evaluation(ply - 1);
    const after = this.#book.evaluation(ply);
    if (!mark || !before || !after) return [];
    return [markText(mark, before, after, this.#expected(walk, ply - 1, notation))];
  }

  /** Moves with the marks of the analysis; marks of the record stay. */
  marked(moves: readonly WalkedMove[]): readonly WalkedMove[] {
    return moves.map((move) => {
      const mark = move.node.nags.length === 0 ? this.#mark(move.ply) : undefined;
      return mark ? { ...move, text: move.text + mark } : move;
    });
  }

  /** The ply of the nearest mistake after or before the place of a walk. */
  mistakeFrom({ ply, moves }: RecordWalk, step: 1 | -1): number | undefined {
    for (let at = ply + step; at > 0 && at <= moves.length; at += step) {
      if (this.#mark(at)) return at;
    }
    return undefined;
  }

  #mark(ply: number): MoveMark | undefined {
    return ply > 0 ? this.#book.mark(ply) : undefined;
  }

  #expected({ record, moves: line }: RecordWalk, ply: number, notation: MoveNotation): string[] {
    const evaluation = this.#book.evaluation(ply);
    if (!evaluation) return [];
    const known = this.#texts.get(evaluation);
    if (known?.notation === notation) return known.moves;
    const position = new Position(record.variant, record.start.placement);
    for (const { move } of line.slice(0, ply)) position.play(move);
    const teller = tellerFor('hodges', notation);
    const moves = expectedMoves(position, evaluation.line, teller, line[ply - 1]?.move);
    this.#texts.set(evaluation, { notation, moves });
    return moves;
  }
}

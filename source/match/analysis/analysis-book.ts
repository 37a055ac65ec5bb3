import type { EngineGame, SearchLimits } from '../../engine/engine.ts';
import type { Color } from '../../rules/core/color.ts';
import { itemAt } from '../../rules/core/item-at.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';
import { openGame } from '../../rules/notation/start.ts';
import { type Evaluation, endEvaluation, judgeMove, type MoveMark } from './analysis-score.ts';

/** The line of a game that is analysed. */
export interface AnalysedLine {
  readonly variant: Variant;
  readonly start: SfenPosition;
  readonly moves: readonly Move[];
}

/** A position is searched in stages; each later one goes deeper. */
const STAGES = {
  /** For every position: the graph is there soon. */
  quick: { nodes: 60_000 },
  /** For the position that is shown, before all others. */
  look: { timeMs: 1000 },
  /** For the position that is shown, after all others; then the computer rests. */
  deep: { timeMs: 10_000 },
} as const satisfies Readonly<Record<string, SearchLimits>>;

type Stage = keyof typeof STAGES;

const ORDER: readonly Stage[] = ['quick', 'look', 'deep'];

/** A search that is due. */
export interface AnalysisJob {
  /** The position. */
  readonly key: string;
  readonly stage: Stage;
  readonly turn: Color;
  readonly game: EngineGame;
  readonly limits: SearchLimits;
}

/** What is known of a position. */
interface Entry {
  evaluation: Evaluation;
  /** The number of stages that are done. */
  done: number;
}

/**
 * Keeps the evaluation of each position, in whatever variation it stands, and says what to search
 * next for the line that is shown.
 */
export class AnalysisBook {
  readonly #entries = new Map<string, Entry>();
  #line: AnalysedLine | undefined;
  #moves: readonly Move[] = [];
  /** The position after each ply. */
  #keys: readonly string[] = [];
  #turns: readonly Color[] = [];
  /** How the line ends; undefined while the game can go on. */
  #end: Evaluation | undefined;

  /** Analyses a line from now on; costs little if it is the same as before. */
  follow(line: AnalysedLine): void {
    const isSame =
      this.#line?.start === line.start &&
      this.#moves.length === line.moves.length &&
      this.#moves.every((move, at) => move === line.moves[at]);
    if (isSame) return;
    this.#line = line;
    this.#moves = [...line.moves];
    const game = openGame(line.variant, line.start.placement);
    const { position } = game;
    const key = () => `${position.keyHigh} ${position.keyLow}`;
    const keys = [key()];
    const turns = [game.turn];
    for (const move of this.#moves) {
      game.play(move);
      keys.push(key());
      turns.push(game.turn);
    }
    this.#keys = keys;
    this.#turns = turns;
    const status = game.status();
    this.#end = status.kind === 'ended' ? endEvaluation(status.ending.winner) : undefined;
  }

  /** The number of positions of the line. */
  get size(): number {
    return this.#keys.length;
  }

  /** The number of positions that are evaluated. */
  get known(): number {
    return this.#keys.filter((_, ply) => this.#stagesDone(ply) > 0).length;
  }

  /** What is known about the position after a ply. */
  evaluation(ply: number): Evaluation | undefined {
    if (this.#end && ply === this.#keys.length - 1) return this.#end;
    return this.#entryAt(ply)?.evaluation;
  }

  /** The mark of the move of a ply; undefined if it is not a bad one, or not known. */
  mark(ply: number): MoveMark | undefined {
    const before = this.evaluation(ply - 1);
    const after = this.evaluation(ply);
    if (!before || !after) return undefined;
    if (this.#stagesDone(ply - 1) === 0 || this.#stagesDone(ply) === 0) return undefined;
    const [move, turn] = [this.#moves[ply - 1], this.#turns[ply - 1]];
    if (move === undefined || turn === undefined) return undefined;
    return judgeMove(move, turn, before, after);
  }

  /**
   * The search that is due. The position shown comes first, then all others of the line, the last
   * one first, since its result helps with those before it; then the position shown again.
   */
  next(shown: number): AnalysisJob | undefined {
    return this.lookAt(shown) ?? this.nextOfLine() ?? this.#jobIfMissing(shown, 'deep');
  }

  /** The look at a position, unless it is done. */
  lookAt(ply: number): AnalysisJob | undefined {
    return this.#jobIfMissing(ply, 'look');
  }

  /** The next quick search of the line. */
  nextOfLine(): AnalysisJob | undefined {
    for (let ply = this.#keys.length - 1; ply >= 0; ply--) {
      const job = this.#jobIfMissing(ply, 'quick');
      if (job) return job;
    }
    return undefined;
  }

  /** Keeps what a search has found so far, unless better is known. */
  keep({ key }: AnalysisJob, evaluation: Evaluation): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) this.#entries.set(key, { evaluation, done: 0 });
    else if (isBetter(evaluation, entry.evaluation)) {
      const line = longerLine(evaluation.line, entry.evaluation.line);
      entry.evaluation = { ...evaluation, line };
    }
  }

  /** Takes what is known of the position after a ply of the line from elsewhere, as if searched. */
  know(ply: number, evaluation: Evaluation): void {
    const key = this.#keys[ply];
    if (key === undefined || this.#entries.has(key)) return;
    this.#entries.set(key, { evaluation, done: 1 });
  }

  /**
   * Notes that a search has ended.
   * @param stopped whether it ended before its time
   * @returns whether anything is known of the position
   */
  finish({ key, stage }: AnalysisJob, stopped = false): boolean {
    const entry = this.#entries.get(key);
    if (entry === undefined) return false;
    const isQuickDone = entry.evaluation.nodes >= STAGES.quick.nodes;
    const done = stopped ? Number(isQuickDone) : ORDER.indexOf(stage) + 1;
    entry.done = Math.max(entry.done, done);
    return true;
  }

  #stagesDone(ply: number): number {
    if (this.#end && ply === this.#keys.length - 1) return ORDER.length;
    return this.#entryAt(ply)?.done ?? 0;
  }

  #entryAt(ply: number): Entry | undefined {
    const key = this.#keys[ply];
    return key === undefined ? undefined : this.#entries.get(key);
  }

  #jobIfMissing(ply: number, stage: Stage): AnalysisJob | undefined {
    if (!this.#line || this.#stagesDone(ply) > ORDER.indexOf(stage)) return undefined;
    const { variant, start } = this.#line;
    return {
      key: itemAt(this.#keys, ply),
      stage,
      turn: itemAt(this.#turns, ply),
      game: { variant, start, moves: this.#moves.slice(0, ply) },
      limits: STAGES[stage],
    };
  }
}

/** A mate stands until a shorter one is found; otherwise the deeper search is right. */
function isBetter(found: Evaluation, known: Evaluation): boolean {
  if (found.score.kind === 'mate' && known.score.kind === 'mate') {
    return found.score.plies <= known.score.plies;
  }
  if (known.score.kind === 'mate') return false;
  return found.score.kind === 'mate' || found.depth >= known.depth;
}

/** The longer line: a search that was cut short reports only the first moves of the old one. */
function longerLine(found: readonly Move[], known: readonly Move[]): readonly Move[] {
  return found.every((move, at) => known[at] === move) ? known : found;
}

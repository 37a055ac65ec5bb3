import { Position } from '../../core/position.ts';
import type { EngineError } from '../../engine/engine.ts';
import { Analysis } from '../../match/analysis.ts';
import { AnalysisBook } from '../../match/analysis-book.ts';
import type { Evaluation, MoveMark } from '../../match/analysis-score.ts';
import type { MoveNotation } from '../../notation/display.ts';
import type { WalkedMove } from '../../records/record-walk.ts';
import { ANALYST, expectedMoves, markText, noMistakeText } from '../../text/analysis.ts';
import { engineFaultText } from '../../text/engine-fault.ts';
import type { App } from '../app.ts';
import { SlowRedraw } from '../slow-redraw.ts';
import type { ReplayScreen } from './replay.ts';

/** An evaluation of the game that is replayed, by an engine that runs beside it. */
export class ReplayAnalysis {
  /** Whether it was asked for; it rests while another screen lies on top. */
  isOn = false;
  readonly #screen: ReplayScreen;
  /** Kept as long as the replay is open. */
  readonly #book = new AnalysisBook();
  #run: Analysis | undefined;
  #redraw: SlowRedraw | undefined;
  readonly #texts = new WeakMap<Evaluation, { notation: MoveNotation; moves: string[] }>();

  constructor(screen: ReplayScreen) {
    this.#screen = screen;
  }

  /** Turns it on or off. */
  toggle(app: App): void {
    this.isOn = !this.isOn;
    if (this.isOn) this.resume(app);
    else this.pause();
  }

  /** Goes on where it is on. */
  resume(app: App): void {
    if (!this.isOn || this.#run) return;
    const redraw = new SlowRedraw(app);
    this.#redraw = redraw;
    this.#run = new Analysis({
      engine: this.#screen.services.engines.analyst(),
      book: this.#book,
      onChange: () => redraw.ask(),
      onFailure: (error) => this.#fail(error, app),
    });
    this.follow();
  }

  /** Ends the engine; what is known stays. */
  pause(): void {
    this.#redraw?.end();
    this.#redraw = undefined;
    this.#run?.close();
    this.#run = undefined;
  }

  /** Turns to the place where the replay stands now. Returns at once. */
  follow(): void {
    const { record, walk } = this.#screen;
    const { variant, start } = record;
    const moves = walk.moves.map(({ move }) => move);
    this.#run?.look({ variant, start, moves }, walk.ply);
  }

  /** How many positions of the line are evaluated, and how many there are. */
  get progress(): { readonly known: number; readonly size: number } {
    const { known, size } = this.#book;
    return { known, size };
  }

  /** Of the position after a ply, as far as it is known. */
  evaluation(ply: number): Evaluation | undefined {
    return this.#book.evaluation(ply);
  }

  /** Undefined where it is off. */
  mark(ply: number): MoveMark | undefined {
    return this.isOn && ply > 0 ? this.#book.mark(ply) : undefined;
  }

  /** What there is to say against the move of a ply; nothing where it is not marked. */
  judgement(ply: number): string[] {
    const mark = this.mark(ply);
    const before = this.evaluation(ply - 1);
    const after = this.evaluation(ply);
    if (!mark || !before || !after) return [];
    return [markText(mark, before, after, this.expected(ply - 1))];
  }

  /** The moves of the line with the marks of the analysis, where the record has none. */
  get markedMoves(): readonly WalkedMove[] {
    const { moves } = this.#screen;
    if (!this.isOn) return moves;
    return moves.map((move) => {
      const mark = move.node.nags.length === 0 ? this.mark(move.ply) : undefined;
      return mark ? { ...move, text: move.text + mark } : move;
    });
  }

  /** The ply of the nearest mistake behind or before this one. */
  mistakeFrom(ply: number, step: 1 | -1): number | undefined {
    if (!this.isOn) return undefined;
    const { length } = this.#screen.moves;
    for (let at = ply + step; at > 0 && at <= length; at += step) if (this.mark(at)) return at;
    return undefined;
  }

  /** Why there is none to go to. */
  noMistakeText(step: 1 | -1): string {
    const { known, size } = this.progress;
    return noMistakeText(step, this.isOn, known === size);
  }

  /** The moves that are expected after a ply, in the notation shown. */
  expected(ply: number): readonly string[] {
    const evaluation = this.evaluation(ply);
    if (!evaluation) return [];
    const { notation } = this.#screen.services;
    const known = this.#texts.get(evaluation);
    if (known?.notation === notation) return known.moves;
    const { record, moves: line } = this.#screen;
    const position = new Position(record.variant, record.start.placement);
    for (const { move } of line.slice(0, ply)) position.play(move);
    const moves = expectedMoves(position, evaluation.line, notation, line[ply - 1]?.move);
    this.#texts.set(evaluation, { notation, moves });
    return moves;
  }

  #fail(error: EngineError, app: App): void {
    this.isOn = false;
    this.pause();
    this.#screen.warn(`${engineFaultText(ANALYST, error)}. The analysis is off.`);
    app.changed();
  }
}

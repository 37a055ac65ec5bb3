import { type Engine, EngineError } from '../engine/engine.ts';
import { runJob } from '../match/analysis/analysis.ts';
import { AnalysisBook, type AnalysisJob } from '../match/analysis/analysis-book.ts';
import { formatNags } from '../records/tree/nags.ts';
import type { GameRecord, RecordNode } from '../records/tree/record.ts';
import { mainLine, siblingsOf } from '../records/tree/record.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Move } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { openGame } from '../rules/notation/start.ts';
import { ANALYST, evaluationText, expectedMoves, markText, NO_MISTAKES } from '../text/analysis.ts';
import { type BoardStyle, boardLines } from '../text/board-lines.ts';
import { engineFaultText } from '../text/engine-fault.ts';
import { annotationTexts } from '../text/replay.ts';
import { resultText } from '../text/result.ts';
import { announcedText, type Speech, tellerFor } from '../text/speech.ts';
import { positionTitle } from '../text/status.ts';
import { listMoves, type Teller } from '../text/teller.ts';

const HELP = 'next, back, first, last, a number, board, analyse, mistakes, quit';

interface PlainReplayOptions {
  /** Opens an engine that evaluates positions. */
  readonly analyst: () => Engine;
  /** Form of the moves. Default: `hodges`. */
  readonly speech?: Speech;
  /** The ply to begin at. Default: 0. */
  readonly ply?: number;
}

/** Stepping through a record without a screen: one line in, one answer out. */
export class PlainReplay {
  readonly #record: GameRecord;
  readonly #style: BoardStyle;
  readonly #speech: Speech;
  readonly #teller: Teller;
  readonly #line: readonly RecordNode[];
  readonly #game;
  readonly #texts: string[] = [];
  readonly #variations: string[][] = [];
  readonly #first: number;
  readonly #book = new AnalysisBook();
  readonly #openAnalyst: () => Engine;
  #analyst: Engine | undefined;
  /** Whether a line has quit. */
  hasQuit = false;

  constructor(
    record: GameRecord,
    style: BoardStyle,
    { analyst, speech = 'hodges', ply = 0 }: PlainReplayOptions,
  ) {
    this.#record = record;
    this.#style = style;
    this.#speech = speech;
    this.#teller = tellerFor(speech);
    this.#line = mainLine(record);
    this.#game = openGame(record.variant, record.start.placement);
    this.#first = ply;
    this.#openAnalyst = analyst;
  }

  /** Ends the engine, if there is one. */
  close(): void {
    this.#analyst?.close();
    this.#analyst = undefined;
  }

  /** What is replayed. */
  heading(): string[] {
    const { variant, start } = this.#record;
    const title = positionTitle(variant, start.placement, this.#style.charset);
    const heading = `${title}. ${plies(this.#line.length)}. ${resultText(this.#record)}`;
    return [heading, ...(this.#first > 0 ? this.#go(this.#first) : [])];
  }

  /** Answers a line; an empty one with no lines. */
  answer(line: string): string[] | Promise<string[]> {
    const word = line.trim().toLowerCase();
    const { ply } = this.#game;
    switch (word) {
      case '':
        return [];
      case 'next':
        return ply === this.#line.length ? ['? this is the end'] : this.#go(ply + 1);
      case 'back':
        return ply === 0 ? ['? this is the start'] : this.#go(ply - 1);
      case 'first':
        return this.#go(0);
      case 'last':
        return this.#go(this.#line.length);
      case 'board':
        return boardLines(this.#record.variant, this.#game.position, this.#style);
      case 'analyse':
        return this.#orFailure(() => this.#analyse());
      case 'mistakes':
        return this.#orFailure(() => this.#mistakes());
      case 'help':
        return [HELP];
      case 'quit':
        this.hasQuit = true;
        return [];
      default:
        return this.#goTo(word);
    }
  }

  #goTo(word: string): string[] {
    if (!/^\d{1,6}$/.test(word)) return [`? say one of: ${HELP}`];
    if (Number(word) > this.#line.length)
      return [`? there ${this.#line.length === 1 ? 'is' : 'are'} ${plies(this.#line.length)}`];
    return this.#go(Number(word));
  }

  /** Goes to a ply, and tells its move, the comments and the variations of it. */
  #go(ply: number): string[] {
    const game = this.#game;
    while (game.ply > ply) game.undo();
    while (game.ply < ply) {
      const node = itemAt(this.#line, game.ply);
      const [text = '', ...others] = siblingsOf(node).map(({ move }) => this.#announce(move));
      this.#texts[game.ply] = text + formatNags(node.nags);
      this.#variations[game.ply] = variationsText(others);
      game.play(node.move);
    }
    if (ply === 0) return [['The start.', ...annotationTexts(this.#record.root)].join('  ')];
    const told = [this.#texts[ply - 1], ...annotationTexts(itemAt(this.#line, ply - 1))];
    return [[...told, ...(this.#variations[ply - 1] ?? [])].join('  ')];
  }

  /** Evaluates the position, as Black sees it: `+1.35  depth 12  P-7f P-3d`. */
  async #analyse(): Promise<string[]> {
    const { ply } = this.#game;
    this.#followLine();
    await this.#search(() => this.#book.lookAt(ply));
    const text = evaluationText(this.#book.evaluation(ply), 'short');
    const line = listMoves(this.#expectedMoves(ply), this.#teller);
    return [line === '' ? text : `${text}  ${line}`];
  }

  /** Evaluates every position, and tells the moves that lost something. */
  async #mistakes(): Promise<string[]> {
    this.#followLine();
    await this.#search(() => this.#book.nextOfLine());
    const { ply } = this.#game;
    const told: string[] = [];
    for (const { ply: at } of this.#line) {
      const mark = this.#book.mark(at);
      const before = this.#book.evaluation(at - 1);
      const after = this.#book.evaluation(at);
      if (!mark || !before || !after) continue;
      this.#go(at);
      const better = this.#expectedMoves(at - 1);
      told.push(
        `${this.#texts[at - 1]}${mark}  ${markText(mark, before, after, better, this.#teller)}`,
      );
    }
    this.#go(ply);
    return told.length > 0 ? told : [NO_MISTAKES];
  }

  /** The moves that are expected after a ply. */
  #expectedMoves(ply: number): string[] {
    const { variant, start } = this.#record;
    const position = new Position(variant, start.placement);
    for (const { move } of this.#line.slice(0, ply)) position.play(move);
    const line = this.#book.evaluation(ply)?.line ?? [];
    return expectedMoves(position, line, this.#teller, this.#line[ply - 1]?.move);
  }

  #followLine(): void {
    const { variant, start } = this.#record;
    this.#book.follow({ variant, start, moves: this.#line.map(({ move }) => move) });
  }

  async #search(due: () => AnalysisJob | undefined): Promise<void> {
    this.#analyst ??= this.#openAnalyst();
    for (let job = due(); job; job = due()) await runJob(this.#analyst, this.#book, job);
  }

  async #orFailure(tell: () => Promise<string[]>): Promise<string[]> {
    try {
      return await tell();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.close();
      return [`? ${engineFaultText(ANALYST, error)}`];
    }
  }

  /** A move as it is told, in the position before it. */
  #announce(move: Move): string {
    const { position, lastTo, ply, turn } = this.#game;
    const played = { ply: ply + 1, color: turn, move, text: formatHodges(position, move) };
    return announcedText(position, played, lastTo, this.#speech);
  }
}

function variationsText(texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  return [`${texts.length === 1 ? 'Variation' : 'Variations'}: ${texts.join('; ')}`];
}

function plies(count: number): string {
  return count === 1 ? '1 ply' : `${count} plies`;
}

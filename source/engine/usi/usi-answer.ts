import type { Position } from '../../rules/core/position.ts';
import { type EngineAnswer, EngineError, type SearchLimits, type SearchReport } from '../engine.ts';
import { parseInfo } from './usi-info.ts';
import { shortDetail } from './usi-process.ts';
import { parseBestMove, playableMoves, wordsOf } from './usi-protocol.ts';

/** Reads what an engine says while it thinks. */
export class AnswerReading {
  #thinking: { readonly position: Position; readonly limits: SearchLimits } | undefined;
  protected onReport: ((report: SearchReport) => void) | undefined;
  protected last: SearchReport | undefined;

  constructor(onReport?: (report: SearchReport) => void) {
    this.onReport = onReport;
  }

  /** Notes what the engine begins to think about. */
  begin(position: Position, limits: SearchLimits): void {
    this.#thinking = { position, limits };
  }

  /** The answer, if the line is one. Throws `EngineError` if the answer is invalid. */
  read(line: string): EngineAnswer | undefined {
    const [first, ...words] = wordsOf(line);
    if (first === 'info') this.#report(parseInfo(this.#position, words));
    if (first === 'checkmate') return this.#readMate(line, words);
    if (first === 'bestmove') return this.#readBestMove(line, words);
    return undefined;
  }

  get #position(): Position {
    return this.#begun.position;
  }

  get #limits(): SearchLimits {
    return this.#begun.limits;
  }

  get #begun() {
    if (this.#thinking === undefined) throw new RangeError('nothing is thought about');
    return this.#thinking;
  }

  #report(report: SearchReport | undefined): void {
    if (report === undefined) return;
    const { rank = 1 } = report;
    if (rank === 1) this.last = report;
    else if (rank > (this.#limits.lines ?? 1)) return;
    this.onReport?.(report);
  }

  #readBestMove(line: string, words: readonly string[]): EngineAnswer {
    if (words.length === 0) throw new EngineError('nonsense', shortDetail(line));
    const answer = parseBestMove(this.#position, words);
    if (this.#limits.mate === undefined) {
      if (!answer.ok) throw new EngineError('illegal-move', shortDetail(answer.fault));
      return answer.value;
    }
    // Some engines answer with `bestmove` when they are asked for a mate.
    const score = this.last?.score;
    const isMate = score?.kind === 'mate' && score.plies > 0 && score.plies <= this.#limits.mate;
    return answer.ok && isMate ? answer.value : { kind: 'none' };
  }

  #readMate(line: string, words: readonly string[]): EngineAnswer {
    const { mate } = this.#limits;
    const [first] = words;
    if (mate === undefined || first === undefined) {
      throw new EngineError('nonsense', shortDetail(line));
    }
    if (['nomate', 'timeout', 'notimplemented'].includes(first)) return { kind: 'none' };
    const moves = playableMoves(this.#position, words);
    const [move] = moves;
    if (move === undefined || moves.length < words.length) {
      throw new EngineError('illegal-move', shortDetail(words[moves.length] ?? ''));
    }
    if (moves.length > mate) return { kind: 'none' };
    const { depth = moves.length, nodes = 0, timeMs = 0 } = this.last ?? {};
    const score = { kind: 'mate', plies: moves.length } as const;
    this.#report({ depth, nodes, timeMs, score, line: moves });
    return { kind: 'move', move };
  }
}

/** Reads what an engine says while it thinks on the opponent's time. */
export class PonderReading extends AnswerReading {
  #isHit = false;

  /** Notes that the expected move was made: the answer counts from now on. */
  hit(onReport: ((report: SearchReport) => void) | undefined): void {
    this.#isHit = true;
    this.onReport = onReport;
    if (this.last) onReport?.(this.last);
  }

  /** Before the hit, an invalid answer is ignored: nobody asked for it. */
  override read(line: string): EngineAnswer | undefined {
    try {
      return super.read(line);
    } catch (error) {
      if (this.#isHit || !(error instanceof EngineError)) throw error;
      return { kind: 'none' };
    }
  }
}

import { chanceToWin } from '../../engine/chance.ts';
import type { EngineScore, SearchReport } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Move } from '../../rules/core/move.ts';

/** How good a position of a game is, as Black sees it. */
export type GameScore =
  /** In hundredths of a pawn. */
  | { readonly kind: 'value'; readonly centipawns: number }
  /** Plies until the mate. */
  | { readonly kind: 'mate'; readonly winner: Color; readonly plies: number }
  /** The game has ended; without a winner it is a draw. */
  | { readonly kind: 'over'; readonly winner: Color | undefined };

/** What is known about a position. */
export interface Evaluation {
  readonly score: GameScore;
  /** In plies. */
  readonly depth: number;
  readonly nodes: number;
  readonly timeMs: number;
  /** The moves expected to be best. */
  readonly line: readonly Move[];
}

/** What is known of a position in which the game has ended. */
export function endEvaluation(winner: Color | undefined): Evaluation {
  return { score: { kind: 'over', winner }, depth: 0, nodes: 0, timeMs: 0, line: [] };
}

/** The mark of a bad move: a mistake or a blunder. */
export type MoveMark = '?' | '??';

/** The chance to win that a mistake and a blunder give away at least. */
const MISTAKE = 0.1;
const BLUNDER = 0.2;

/** Missing a mate in at most this many plies is a mistake, however good the position stays. */
const PLAIN_MATE = 5;

/** What a search has found, as Black sees it. @param turn the side to move */
export function evaluationOf(report: SearchReport, turn: Color): Evaluation {
  const { depth, nodes, timeMs, line } = report;
  return { score: scoreForBlack(report.score, turn), depth, nodes, timeMs, line };
}

function scoreForBlack(score: EngineScore, turn: Color): GameScore {
  if (score.kind === 'mate') {
    const winner = score.plies > 0 ? turn : opposite(turn);
    return { kind: 'mate', winner, plies: Math.abs(score.plies) };
  }
  // Adding 0 turns -0 into 0.
  const centipawns = (turn === 'black' ? score.centipawns : -score.centipawns) + 0;
  return { kind: 'value', centipawns };
}

/** The chance that Black wins, from 0 to 1. */
export function winningChance(score: GameScore): number {
  if (score.kind === 'value') return chanceToWin(score);
  if (score.winner === undefined) return 0.5;
  return score.winner === 'black' ? 1 : 0;
}

/** The chance that a side wins, from 0 to 1. */
export function chanceFor(color: Color, score: GameScore): number {
  return color === 'black' ? winningChance(score) : 1 - winningChance(score);
}

/**
 * Judges a move by the chance to win that it gave away: in a game that is won or lost already, only
 * a move that changes that is a mistake. The move that the search thought best is never one.
 * @param color the side that played it
 */
export function judgeMove(
  move: Move,
  color: Color,
  before: Evaluation,
  after: Evaluation,
): MoveMark | undefined {
  if (before.line[0] === move) return undefined;
  const lost = chanceFor(color, before.score) - chanceFor(color, after.score);
  if (lost >= BLUNDER) return '??';
  return lost >= MISTAKE || missesMate(color, before.score, after.score) ? '?' : undefined;
}

function missesMate(color: Color, before: GameScore, after: GameScore): boolean {
  if (before.kind !== 'mate' || before.winner !== color || before.plies > PLAIN_MATE) return false;
  return after.kind === 'value';
}

import { type Color, opposite } from '../core/color.ts';
import type { Move } from '../core/move.ts';
import type { EngineScore, SearchReport } from '../engine/engine.ts';

/** How good a position of a game is, as Black sees it. */
export type GameScore =
  /** In hundredths of a pawn. */
  | { readonly kind: 'value'; readonly centipawns: number }
  /** Plies until the mate. */
  | { readonly kind: 'mate'; readonly winner: Color; readonly plies: number }
  /** The game ends here; without a winner it is drawn. */
  | { readonly kind: 'over'; readonly winner: Color | undefined };

/** What is known about a position. */
export interface Evaluation {
  readonly score: GameScore;
  /** Of the search, in plies. */
  readonly depth: number;
  readonly nodes: number;
  readonly timeMs: number;
  /** The moves expected to be best. */
  readonly line: readonly Move[];
}

/** A move that threw something away: a mistake, a blunder. */
export type MoveMark = '?' | '??';

/** At so many hundredths of a pawn a game is won with a chance of 73 %. */
const CHANCE_SCALE = 600;

/** Of the chance to win, what a mistake and what a blunder gives away. */
const MISTAKE = 0.1;
const BLUNDER = 0.2;

/** A mate in no more plies is a mistake to miss, however good the position stays. */
const PLAIN_MATE = 5;

/** What a search has found, as Black sees it. @param turn who was to move */
export function evaluationOf(report: SearchReport, turn: Color): Evaluation {
  const { depth, nodes, timeMs, line } = report;
  return { score: scoreForBlack(report.score, turn), depth, nodes, timeMs, line };
}

function scoreForBlack(score: EngineScore, turn: Color): GameScore {
  if (score.kind === 'mate') {
    const winner = score.plies > 0 ? turn : opposite(turn);
    return { kind: 'mate', winner, plies: Math.abs(score.plies) };
  }
  // Adding 0 makes 0 of -0.
  const centipawns = (turn === 'black' ? score.centipawns : -score.centipawns) + 0;
  return { kind: 'value', centipawns };
}

/** The chance that Black wins, from 0 to 1. */
export function winningChance(score: GameScore): number {
  if (score.kind === 'value') return 1 / (1 + Math.exp(-score.centipawns / CHANCE_SCALE));
  if (score.winner === undefined) return 0.5;
  return score.winner === 'black' ? 1 : 0;
}

/**
 * Judges a move by the chance to win that it gave away, so that in a game that is won or lost
 * already only what changes that is a mistake. The move that was thought best is none.
 * @param color who played it
 */
export function judgeMove(
  move: Move,
  color: Color,
  before: Evaluation,
  after: Evaluation,
): MoveMark | undefined {
  if (before.line[0] === move) return undefined;
  const chance = ({ score }: Evaluation) =>
    color === 'black' ? winningChance(score) : 1 - winningChance(score);
  const lost = chance(before) - chance(after);
  if (lost >= BLUNDER) return '??';
  return lost >= MISTAKE || missesMate(color, before.score, after.score) ? '?' : undefined;
}

function missesMate(color: Color, before: GameScore, after: GameScore): boolean {
  if (before.kind !== 'mate' || before.winner !== color || before.plies > PLAIN_MATE) return false;
  return after.kind === 'value';
}

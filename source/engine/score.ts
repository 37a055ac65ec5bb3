import type { EngineScore } from './engine.ts';
import { LOST, WON } from './repetition.ts';

/** Beyond all scores. */
export const INFINITE = 32000;
/** A mate in n plies scores `MATE - n`. */
export const MATE = 30000;
/** The score of a win by the rule of perpetual check, less than any mate. */
const RULE_WIN = 28000;
/** Scores beyond it are mates. */
export const MATE_BOUND = 29000;

/** A mate in so many plies; negative for the side to move that is mated. */
export function mateScore(plies: number): EngineScore {
  return { kind: 'mate', plies };
}

/** A number of the search as others read it. */
export function scoreOf(score: number): EngineScore {
  if (score > MATE_BOUND) return mateScore(MATE - score);
  if (score < -MATE_BOUND) return mateScore(-MATE - score);
  return { kind: 'value', centipawns: score | 0 };
}

/** The score of a repeated position; `meaning` as `Repetition.judge` gives it. */
export function scoreOfRepetition(meaning: number, ply: number): number {
  if (meaning === WON) return RULE_WIN - ply;
  return meaning === LOST ? ply - RULE_WIN : 0;
}

/** Mates stand in the table as seen from the position, in the search as seen from the root. */
export function toTable(score: number, ply: number): number {
  if (score > MATE_BOUND) return score + ply;
  return score < -MATE_BOUND ? score - ply : score;
}

/** The score that stands in the table, as seen from the root. */
export function fromTable(score: number, ply: number): number {
  if (score > MATE_BOUND) return score - ply;
  return score < -MATE_BOUND ? score + ply : score;
}

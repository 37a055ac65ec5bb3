import type { EngineScore } from '../engine.ts';
import { LOST, WON } from './repetition.ts';

/** A bound beyond all scores. */
export const INFINITE = 32000;
/** A mate in n plies scores `MATE - n`. */
export const MATE = 30000;
/** The score of a win by the rule of perpetual check, less than any mate. */
const RULE_WIN = 28000;
/** Scores beyond this are mates. */
export const MATE_BOUND = 29000;

/** The score of a mate in a number of plies; negative if the side to move is mated. */
export function mateScore(plies: number): EngineScore {
  return { kind: 'mate', plies };
}

/** A score of the search as the contract of engines has it. */
export function engineScore(score: number): EngineScore {
  if (score > MATE_BOUND) return mateScore(MATE - score);
  if (score < -MATE_BOUND) return mateScore(-MATE - score);
  return { kind: 'value', centipawns: score | 0 };
}

/** The score of a repeated position. @param meaning as `Repetition.judge` gives it */
export function scoreOfRepetition(meaning: number, ply: number): number {
  if (meaning === WON) return RULE_WIN - ply;
  return meaning === LOST ? ply - RULE_WIN : 0;
}

/** A score for the table, in which mates count from the position, not from the root. */
export function toTable(score: number, ply: number): number {
  if (score > MATE_BOUND) return score + ply;
  return score < -MATE_BOUND ? score - ply : score;
}

/** A score of the table with its mates counted from the root again. */
export function fromTable(score: number, ply: number): number {
  if (score > MATE_BOUND) return score - ply;
  return score < -MATE_BOUND ? score + ply : score;
}

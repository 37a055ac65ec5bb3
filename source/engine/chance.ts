import type { EngineScore } from './engine.ts';

/** A lead of this many hundredths of a pawn wins with a chance of 73 %. */
export const CHANCE_SCALE = 600;

/** The chance of the side to move to win, from 0 to 1: 0.5 where nobody leads. */
export function chanceToWin(score: EngineScore): number {
  if (score.kind === 'mate') return score.plies > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score.centipawns / CHANCE_SCALE));
}

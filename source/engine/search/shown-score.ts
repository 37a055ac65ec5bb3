import { samePosition } from '../../rules/core/position.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { scaleOf } from '../../rules/variants/index.ts';
import type { ScoreScale } from '../../rules/variants/scale.ts';
import { CHANCE_SCALE } from '../chance.ts';
import type { EngineGame, EngineScore } from '../engine.ts';

/**
 * A score as it is told. A search counts what it sees; what is told is the chance to win that
 * follows, in hundredths of a pawn by `CHANCE_SCALE`. A mate stays what it is.
 */
export function shownScore(game: EngineGame, score: EngineScore): EngineScore {
  const scale = scaleOf(game.variant);
  if (score.kind === 'mate' || scale === undefined) return score;
  const odds = logOdds(scale, score.centipawns, evenPly(game));
  return { kind: 'value', centipawns: Math.round(CHANCE_SCALE * odds) };
}

/** The plies since the start of an even game; `Infinity` in any other. */
export function evenPly({ variant, start, moves }: EngineGame): number {
  const isEven = samePosition(start.placement, startPosition(variant).placement);
  return isEven ? moves.length : Number.POSITIVE_INFINITY;
}

/** The plies after which the score of the start counts no more. */
const START_PLIES = 24;

/** The ply at which a lead says as much as the slope has it, and so it does where none is known. */
const MIDDLE_PLY = 40;
/** A lead says no less beyond this one. */
const LAST_PLY = 120;

/**
 * The logarithm of the odds of the side to move to win.
 * @param score of the search, in hundredths of a pawn
 * @param ply plies since the start of an even game; `Infinity` in any other
 */
export function logOdds(
  { slope, bend, wane, start }: ScoreScale,
  score: number,
  ply: number,
): number {
  const even = start * Math.max(0, 1 - ply / START_PLIES);
  const gone = (Number.isFinite(ply) ? Math.min(ply, LAST_PLY) : MIDDLE_PLY) / MIDDLE_PLY - 1;
  const beyond = score - (ply % 2 === 0 ? even : -even);
  const lead = Math.asinh((bend * beyond) / CHANCE_SCALE) / bend;
  return slope * Math.exp(-wane * gone) * lead;
}

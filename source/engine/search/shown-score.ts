import { samePosition } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
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

/** The score of a search that is told as a small lead of N hundredths of a pawn. */
export function scoreOfLead(variant: Variant, centipawns: number): number {
  return Math.round(centipawns / (scaleOf(variant)?.slope ?? 1));
}

/** The plies since the start of an even game; `Infinity` in any other. */
export function evenPly({ variant, start, moves }: EngineGame): number {
  const isEven = samePosition(start.placement, startPosition(variant).placement);
  return isEven ? moves.length : Number.POSITIVE_INFINITY;
}

/** The plies after which the score of the start counts no more. */
const START_PLIES = 24;
/**
 * What the start of an even game is worth, another search may find as much better or worse, in
 * hundredths of a pawn.
 */
const START_DOUBT = 60;

/** The ply at which a lead says as much as the slope has it, and so it does where none is known. */
const MIDDLE_PLY = 40;
/** A lead says no less beyond this one. */
const LAST_PLY = 120;

/**
 * How much too well a search likes the side to move after the start, a logarithm of odds: half of
 * what its scores before and after its best move come to together on the mean.
 */
const MOVER_BIAS = 0.035;
/** The score of a line that ends in a draw, which is as good for both. */
const DRAW_SCORE = 0;

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
  const early = Math.max(0, 1 - ply / START_PLIES);
  const even = ply % 2 === 0 ? start * early : -start * early;
  const gone = (Number.isFinite(ply) ? Math.min(ply, LAST_PLY) : MIDDLE_PLY) / MIDDLE_PLY - 1;
  const beyond = score - even;
  const sure = beyond - early * START_DOUBT * Math.tanh(beyond / START_DOUBT);
  const lead = Math.asinh((bend * sure) / CHANCE_SCALE) / bend;
  const bias = score === DRAW_SCORE ? 0 : MOVER_BIAS * (1 - early);
  return slope * Math.exp(-wane * gone) * lead - bias;
}

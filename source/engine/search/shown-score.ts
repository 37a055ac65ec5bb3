import { samePosition } from '../../rules/core/position.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { scaleOf } from '../../rules/variants/index.ts';
import type { ScoreScale } from '../../rules/variants/scale.ts';
import { CHANCE_SCALE } from '../chance.ts';
import type { EngineGame, EngineScore } from '../engine.ts';

/**
 * A score as it is told. A search counts what it sees; what is told is the chance to win that
 * follows, in hundredths of a pawn by `CHANCE_SCALE`. A mate stays what it is.
 * @param nodes of the search
 */
export function shownScore(game: EngineGame, score: EngineScore, nodes: number): EngineScore {
  const scale = scaleOf(game.variant);
  if (score.kind === 'mate' || scale === undefined) return score;
  const odds = logOdds(scale, score.centipawns, evenPly(game), nodes);
  return { kind: 'value', centipawns: Math.round(CHANCE_SCALE * odds) };
}

/** The plies since the start of an even game; `Infinity` in any other. */
export function evenPly({ variant, start, moves }: EngineGame): number {
  const isEven = samePosition(start.placement, startPosition(variant).placement);
  return isEven ? moves.length : Number.POSITIVE_INFINITY;
}

/** The nodes at which scores at the start of a game are compared with later ones. */
const USUAL_NODES = 60_000;
/** Scores grow no more beyond these. */
const FEWEST_NODES = 15_000;
const MOST_NODES = 4_000_000;

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
  { slope, bend, wane, early, growth, first, fade }: ScoreScale,
  score: number,
  ply: number,
  nodes: number,
): number {
  const start = Math.max(0, 1 - ply / fade);
  const counted = Math.min(Math.max(nodes, FEWEST_NODES), MOST_NODES);
  const grown = early * (counted / USUAL_NODES) ** -growth;
  const gone = (Number.isFinite(ply) ? Math.min(ply, LAST_PLY) : MIDDLE_PLY) / MIDDLE_PLY - 1;
  const steepness = slope * Math.exp(-wane * gone) * (1 + start * (grown - 1));
  const lead = Math.asinh((bend * score) / CHANCE_SCALE) / bend;
  return steepness * lead + (ply % 2 === 0 ? first : -first) * start;
}

import type { Engine, SearchLimits } from '../../engine/engine.ts';
import { evaluationOf, type GameScore } from '../../match/analysis/analysis-score.ts';
import { opposite } from '../../rules/core/color.ts';
import { endOfPosition } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';

/** The position of a mistake. */
export interface MistakePosition {
  readonly variant: Variant;
  readonly start: SfenPosition;
}

/**
 * How good a position is after a move, as Black sees it; undefined where the engine tells nothing.
 * Rejects with `EngineError` if it fails.
 */
export async function scoreAfter(
  { variant, start }: MistakePosition,
  move: Move,
  engine: Engine,
  limits: SearchLimits,
): Promise<GameScore | undefined> {
  const position = new Position(variant, start.placement);
  position.play(move);
  const ending = endOfPosition(position);
  if (ending) return { kind: 'over', winner: ending.winner };
  const turn = opposite(start.placement.turn);
  let score: GameScore | undefined;
  await engine.search({ variant, start, moves: [move] }, limits, (report) => {
    if (report.line.length > 0) score = evaluationOf(report, turn).score;
  });
  return score;
}

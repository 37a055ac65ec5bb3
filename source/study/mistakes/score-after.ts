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

/** What a position is worth after a move. */
export interface Prospect {
  /** As Black sees it. */
  readonly score: GameScore;
  /** The moves that are expected next; none after the end. */
  readonly line: readonly Move[];
}

/**
 * How good a position is after a move; undefined where the engine tells nothing. Rejects with
 * `EngineError` if it fails.
 */
export async function prospectAfter(
  { variant, start }: MistakePosition,
  move: Move,
  engine: Pick<Engine, 'search'>,
  limits: SearchLimits,
): Promise<Prospect | undefined> {
  const position = new Position(variant, start.placement);
  position.play(move);
  const ending = endOfPosition(position);
  if (ending) return { score: { kind: 'over', winner: ending.winner }, line: [] };
  const turn = opposite(start.placement.turn);
  let prospect: Prospect | undefined;
  await engine.search({ variant, start, moves: [move] }, limits, (report) => {
    const { line } = report;
    if (line.length > 0) prospect = { score: evaluationOf(report, turn).score, line };
  });
  return prospect;
}

/** The score alone. Rejects as `prospectAfter` does. */
export async function scoreAfter(
  position: MistakePosition,
  move: Move,
  engine: Pick<Engine, 'search'>,
  limits: SearchLimits,
): Promise<GameScore | undefined> {
  return (await prospectAfter(position, move, engine, limits))?.score;
}

/** The limits of a search that is `factor` times as long. */
export function times({ nodes, timeMs }: SearchLimits, factor: number): SearchLimits {
  return {
    ...(nodes !== undefined && { nodes: factor * nodes }),
    ...(timeMs !== undefined && { timeMs: factor * timeMs }),
  };
}

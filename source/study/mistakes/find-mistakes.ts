import { chanceFor, type Evaluation } from '../../match/analysis/analysis-score.ts';
import { keptEvaluations } from '../../match/analysis/keep-analysis.ts';
import { positionsOf } from '../../records/tree/kept-analysis.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import type { Color } from '../../rules/core/color.ts';
import { isDrop, type Move, NO_MOVE } from '../../rules/core/move.ts';
import { formatSfen } from '../../rules/notation/sfen.ts';

/** What kind of mistake a move was. */
export const MISTAKE_KINDS = ['missed-mate', 'overlooked-drop', 'mistake'] as const;

export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** A move of a game that gave much away, and what was better. */
export interface FoundMistake {
  /** The variant and the position before the move, with 1 as its number: `shogi lnsg.. b - 1`. */
  readonly key: string;
  readonly kind: MistakeKind;
  /** The ply of the move. */
  readonly ply: number;
  readonly color: Color;
  readonly played: Move;
  /** The better moves, the first one of the side that played. */
  readonly line: readonly Move[];
  /** The chance to win before the move, and what it gave away, from 0 to 1. */
  readonly chance: number;
  readonly lost: number;
}

/** The least that a mistake loses of a chance, and the least chance that there was before it. */
export const LEAST_LOST = 0.1;
export const LEAST_CHANCE = 0.2;
/** Mates in more plies are not told as missed, unless the game was lost by it. */
const MISSED_PLIES = 9;

/**
 * The mistakes of a main line, as the analysis that the record keeps tells them.
 * @param colors the sides whose mistakes they are
 */
export function findMistakes(record: GameRecord, colors: readonly Color[]): FoundMistake[] {
  const evaluations = keptEvaluations(record);
  const mistakes: FoundMistake[] = [];
  for (const { node, position } of positionsOf(record)) {
    const { turn: color, variant } = position;
    const played = node.children[0]?.move ?? NO_MOVE;
    const [before, after] = [evaluations[node.ply], evaluations[node.ply + 1]];
    const [best] = before?.line ?? [];
    if (!before || !after || best === undefined) continue;
    if (played === NO_MOVE || played === best || !colors.includes(color)) continue;
    const chance = chanceFor(color, before.score);
    const lost = chance - chanceFor(color, after.score);
    const isMate = missesMate(color, before, after);
    if (!isMate && (lost < LEAST_LOST || chance < LEAST_CHANCE)) continue;
    const sfen = formatSfen(variant, { placement: position, moveNumber: 1 });
    mistakes.push({
      key: `${variant.id} ${sfen}`,
      kind: isMate
        ? 'missed-mate'
        : isDrop(best) && !isDrop(played)
          ? 'overlooked-drop'
          : 'mistake',
      ply: node.ply + 1,
      color,
      played,
      line: before.line,
      chance,
      lost,
    });
  }
  return mistakes;
}

function missesMate(color: Color, before: Evaluation, after: Evaluation): boolean {
  const { score } = before;
  if (score.kind !== 'mate' || score.winner !== color) return false;
  if (after.score.kind !== 'value' && after.score.winner === color) return false;
  return score.plies <= MISSED_PLIES || chanceFor(color, after.score) <= 1 - LEAST_LOST;
}

import { summariseAnalysis } from '../match/analysis/analysis-summary.ts';
import { keptEvaluations } from '../match/analysis/keep-analysis.ts';
import { playerName } from '../match/participants/side.ts';
import { formatNags } from '../records/tree/notes.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { RecordWalk, type WalkedMove } from '../records/tree/record-walk.ts';
import { COLORS } from '../rules/core/color.ts';
import type { MoveNotation } from '../rules/notation/display.ts';
import { playerShown } from './player-shown.ts';
import type { Texts } from './texts.ts';

/**
 * What the analysis of a game comes to: a line for each side, and one for the costliest moves.
 * @param engine whose analysis it is
 */
export function analysisSummaryLines(
  texts: Texts,
  record: GameRecord,
  engine: string,
  notation: MoveNotation,
): string[] {
  const { sides, costliest } = summariseAnalysis(record, keptEvaluations(record, engine));
  const sideLines = COLORS.map((color) =>
    texts.replay.sideSummaryText(
      color,
      playerShown(texts, playerName(record, color)),
      sides[color],
    ),
  );
  const { moves } = new RecordWalk(record, () => notation);
  const costly = costliest.map(({ ply, lost }) => {
    const move = moves[ply - 1];
    const text = move ? texts.game.playedText(withoutMarks(move)) : String(ply);
    return texts.replay.costlyMoveText(text, Math.round(lost * 100));
  });
  const last = costly.length > 0 ? texts.replay.costliestText(costly) : texts.replay.NO_MISTAKES;
  return [...sideLines, last];
}

/** A move without what annotates it: not every format keeps that. */
function withoutMarks(move: WalkedMove): WalkedMove {
  const { length } = formatNags(move.node.nags);
  return { ...move, text: move.text.slice(0, move.text.length - length) };
}

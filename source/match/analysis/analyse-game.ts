import type { Engine, SearchLimits } from '../../engine/engine.ts';
import { positionsOf } from '../../records/tree/kept-analysis.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import type { Color } from '../../rules/core/color.ts';
import { endOfPosition } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import { type Evaluation, evaluationOf } from './analysis-score.ts';
import { keepEvaluations, keptEvaluations } from './keep-analysis.ts';

interface GameAnalysis {
  readonly record: GameRecord;
  /** Opens an engine that has thought about nothing yet; it is closed in the end. */
  readonly openEngine: () => Engine;
  /** The name that the record keeps; an analysis by this name is not done twice. */
  readonly name: string;
  /** The limits of each position. With `nodes` alone a game has the same analysis everywhere. */
  readonly limits: SearchLimits;
  /** Told how many positions are done. */
  readonly onProgress?: (done: number, size: number) => void;
  /** Waited for before each position. Default: nothing is */
  readonly ready?: () => Promise<void>;
  /** Asked after each position. Default: never */
  readonly isStopped?: () => boolean;
}

/**
 * Analyses the main line of a game, the last position first, and keeps what is found in its record.
 * A game that was stopped begins again, so that it comes out the same as one that was not.
 * @returns `kept`: it had been analysed as well before; `stopped`: some positions are missing.
 * Rejects with `EngineError` if the engine fails; what was found by then is kept.
 */
export async function analyseGame({
  record,
  openEngine,
  name,
  limits,
  onProgress,
  ready,
  isStopped,
}: GameAnalysis): Promise<'kept' | 'done' | 'stopped'> {
  if (isAnalysed(record, name, limits)) return 'kept';
  const lines = searchedLines(record);
  const found: (Evaluation | undefined)[] = [];
  const engine = openEngine();
  try {
    for (const [done, { moves, turn }] of lines.reverse().entries()) {
      await ready?.();
      if (isStopped?.()) return 'stopped';
      onProgress?.(done, lines.length);
      const { variant, start } = record;
      await engine.search({ variant, start, moves }, limits, (report) => {
        const nodes = limits.nodes ?? report.nodes;
        if (report.line.length > 0) found[moves.length] = evaluationOf({ ...report, nodes }, turn);
      });
    }
    onProgress?.(lines.length, lines.length);
    return 'done';
  } finally {
    engine.close();
    keepEvaluations(record, found, name);
  }
}

/** Whether a record keeps an analysis by an engine that is at least as deep as the limits ask. */
export function isAnalysed(record: GameRecord, name: string, limits: SearchLimits): boolean {
  const kept = keptEvaluations(record, name);
  return searchedLines(record).every(({ moves }) => {
    const evaluation = kept[moves.length];
    if (!evaluation) return false;
    return evaluation.score.kind === 'mate' || evaluation.nodes >= (limits.nodes ?? 0);
  });
}

/** The moves up to each position of the main line in which the game goes on, and the side to move. */
function searchedLines(record: GameRecord): { moves: readonly Move[]; turn: Color }[] {
  const lines: { moves: readonly Move[]; turn: Color }[] = [];
  const moves: Move[] = [];
  for (const { node, position } of positionsOf(record)) {
    if (node.parent) moves.push(node.move);
    if (!endOfPosition(position)) lines.push({ moves: [...moves], turn: position.turn });
  }
  return lines;
}

import type { Engine, SearchLimits } from '../../engine/engine.ts';
import { keptEvaluations } from '../../match/analysis/keep-analysis.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import type { Color } from '../../rules/core/color.ts';
import { confirmMistake } from './confirm-mistake.ts';
import { type FoundMistake, findMistakes } from './find-mistakes.ts';
import { positionOfKey } from './judge-answer.ts';
import type { MistakeHeap } from './mistake-heap.ts';

/** A game of which the mistakes are kept. */
export interface StudiedGame {
  readonly record: GameRecord;
  /** How the heap names it. */
  readonly name: string;
  /** The sides whose mistakes they are. */
  readonly colors: readonly Color[];
  /** Opens what looks at them again; it is closed in the end. */
  readonly openEngine: () => Engine;
  /** Asked before each of them. Default: never */
  readonly isStopped?: () => boolean;
}

/** So many times the nodes of the analysis tell whether a mistake is one. */
const DEEPER = 4;
/** Of a search, however quick or long the analysis was. */
const LEAST_NODES = 40_000;
const MOST_NODES = 400_000;

/**
 * Puts the mistakes of an analysed game into the heap; each new one is looked at again first.
 * @returns how many are new; none where it was stopped. Rejects with `EngineError` if the engine
 * fails, and with what the system refuses
 */
export async function keepMistakes(heap: MistakeHeap, game: StudiedGame): Promise<number> {
  const { record, name, colors, isStopped } = game;
  const { variant } = record;
  const evaluations = keptEvaluations(record);
  const kept: FoundMistake[] = [];
  let engine: Engine | undefined;
  try {
    for (const mistake of findMistakes(record, colors)) {
      if (isStopped?.()) return 0;
      if (heap.isDropped(mistake.key)) continue;
      const start = positionOfKey(variant, mistake.key);
      if (heap.card(mistake.key) || !start) {
        kept.push(mistake);
        continue;
      }
      const nodes = evaluations[mistake.ply - 1]?.nodes ?? 0;
      engine ??= game.openEngine();
      const position = { variant, start };
      const confirmed = await confirmMistake(mistake, position, engine, deeper(nodes));
      if (confirmed) kept.push(confirmed);
    }
  } finally {
    engine?.close();
  }
  return heap.collect(variant, name, kept);
}

function deeper(nodes: number): SearchLimits {
  return { nodes: Math.min(Math.max(DEEPER * nodes, LEAST_NODES), MOST_NODES) };
}
